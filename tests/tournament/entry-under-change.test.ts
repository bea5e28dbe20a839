import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enterTournament, getTournamentEntry } from "#contract/tournament.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const NOW = Date.parse("2025-09-10T12:00:00Z");

let app: TestApp;
let tournamentId: number;

beforeAll(async () => {
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
});

afterAll(() => app.close());

const enter = ({ user, teamId }: Manager) =>
  user.call(
    enterTournament,
    { params: { id: tournamentId }, body: { teamId } },
    { idempotencyKey: `of ${user.id}` },
  );

/** Commits as soon as a statement waits for this client's lock. */
async function commitOnceAwaited(client: PoolClient, whileAwaited: () => void): Promise<void> {
  const waiting = "select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))";
  let isAwaited = false;
  while (!isAwaited) isAwaited = (await client.query(waiting)).rows.length > 0;
  whileAwaited();
  await client.query("commit");
}

/** Enters while another transaction holds a change, which it commits when the entry waits for it. */
async function enterDuring(manager: Manager, change: string, value: unknown, whileAwaited = () => {}) {
  const client = await app.pool.connect();
  try {
    await client.query("begin");
    await client.query(change, [value]);
    const [answer] = await Promise.all([enter(manager), commitOnceAwaited(client, whileAwaited)]);
    return answer;
  } finally {
    client.release();
  }
}

/** Counts the rows that an entry writes. */
async function traceOf({ user }: Manager): Promise<number[]> {
  const tables = ["tournament_entry", "audit_log", "idempotency_key"];
  const counts = tables.map((table) =>
    app.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]),
  );
  return (await Promise.all(counts)).map(({ rows }) => rows.length);
}

describe("an entry during a change", () => {
  test("copies a card as the change leaves it", async () => {
    const manager = await aManager(app);
    const [first] = manager.cards;
    expect((await enterDuring(manager, "update card set overall = 98 where id = $1", first?.id)).status).toBe(
      200,
    );
    const { body } = await manager.user.call(getTournamentEntry, { params: { id: tournamentId } });
    expect(body?.picks.map(({ overall }) => overall)).toContain(98);
    expect(await traceOf(manager)).toEqual([1, 1, 1]);
  });

  test("takes the name that the team gets", async () => {
    const manager = await aManager(app);
    const answer = await enterDuring(manager, "update team set name = 'Other' where id = $1", manager.teamId);
    expect(answer).toMatchObject({ status: 200, body: { teamName: "Other" } });
  });

  test("is made when the change is through, though it was asked for before a kick-off", async () => {
    const manager = await aManager(app);
    const answer = await enterDuring(
      manager,
      "update team set name = 'Rook Row' where id = $1",
      manager.teamId,
      () => app.clock.set(NOW + 20_000),
    );
    expect((answer.body as { enteredAt: string }).enteredAt).toBe(new Date(NOW + 20_000).toISOString());
    app.clock.set(NOW);
  });

  test("writes nothing where a card loses its approval", async () => {
    const manager = await aManager(app);
    const change = "update card set status = 'rejected' where id = $1";
    const answer = await enterDuring(manager, change, manager.cards[4]?.id);
    expect(answer).toMatchObject({ status: 409, body: { code: "card_not_approved" } });
    expect(await traceOf(manager)).toEqual([0, 0, 0]);
  });

  test("writes nothing where the team is deleted", async () => {
    const manager = await aManager(app);
    const answer = await enterDuring(manager, "delete from team where id = $1", manager.teamId);
    expect(answer.status).toBe(404);
    expect(await traceOf(manager)).toEqual([0, 0, 0]);
  });

  test("writes nothing while a twin with the same key is at work", async () => {
    const manager = await aManager(app);
    const client = await app.pool.connect();
    const { user } = manager;
    const twin = "select pg_advisory_xact_lock(hashtextextended($1, 0))";
    await client.query("begin");
    await client.query(twin, [`${user.id} of ${user.id}`]);
    const answer = await enter(manager);
    await client.query("commit");
    client.release();
    expect(answer).toMatchObject({ status: 409, body: { code: "idempotency_key_in_use" } });
    expect(await traceOf(manager)).toEqual([0, 0, 0]);
  });

  test("writes nothing where the key has the answer to another call", async () => {
    const manager = await aManager(app);
    const { user } = manager;
    await app.pool.query(
      `insert into idempotency_key (user_id, key, endpoint, body_hash, status, response, created_at)
       values ($1, $2, 'another', '', 200, '{}', now())`,
      [user.id, `of ${user.id}`],
    );
    expect(await enter(manager)).toMatchObject({ status: 422, body: { code: "idempotency_key_reused" } });
    expect(await traceOf(manager)).toEqual([0, 0, 1]);
  });
});
