import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mintViewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { enterAtOnce } from "#server/tournament/enter-at-once.ts";
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

/** Enters, and lets something happen after the look and before the write. */
async function enterAfter({ user, teamId }: Manager, happens: () => Promise<unknown>) {
  let asked = 0;
  const query = async (question: { text: string }) => {
    asked += 1;
    if (asked === 2) await happens();
    return app.pool.query(question);
  };
  const viewer = mintViewer({ id: user.id } as Parameters<typeof mintViewer>[0]);
  const input = { tournamentId, teamId };
  const deps = { clock: app.clock, pool: { query } } as unknown as Deps;
  const entered = await enterAtOnce(deps, viewer, { endpoint: "enter-tournament", key: "one", input });
  return { entered, asked };
}

/** Commits as soon as a statement waits for what this client holds. */
async function commitOnceAwaited(client: PoolClient): Promise<void> {
  const waiting = `select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`;
  let isAwaited = false;
  while (!isAwaited) isAwaited = (await client.query(waiting)).rows.length > 0;
  await client.query("commit");
  client.release();
}

/** Rows that entering writes. */
async function traceOf({ user }: Manager): Promise<number[]> {
  const tables = ["tournament_entry", "audit_log", "idempotency_key"];
  const counts = tables.map((table) =>
    app.pool.query(`select 1 from ${table} where user_id = $1`, [user.id]),
  );
  return (await Promise.all(counts)).map(({ rows }) => rows.length);
}

const changes: Record<string, (manager: Manager) => [string, unknown]> = {
  "its name": ({ teamId }) => ["update team set name = 'Other' where id = $1", teamId],
  "the team itself": ({ teamId }) => ["delete from team where id = $1", teamId],
  "a card's overall": ({ cards }) => ["update card set overall = 98 where id = $1", cards[2]?.id],
  "a card's approval": ({ cards }) => ["update card set status = 'rejected' where id = $1", cards[4]?.id],
  "the answer to the key": ({ user }) => [
    `insert into idempotency_key (user_id, key, endpoint, body_hash, status, response, created_at)
     values ($1, 'one', 'another', '', 200, '{}', now())`,
    user.id,
  ],
};

describe("an entry in one statement", () => {
  test("is looked at and written in two ways to the database", async () => {
    const manager = await aManager(app);
    const { entered, asked } = await enterAfter(manager, async () => undefined);
    expect(entered).toMatchObject({ teamName: "The Five", scoreless: [] });
    expect(asked).toBe(2);
    expect(await traceOf(manager)).toEqual([1, 1, 1]);
  });

  test.each(Object.keys(changes))("writes nothing where %s changed after the look", async (what) => {
    const manager = await aManager(app);
    const [text, value] = changes[what]?.(manager) ?? ["", null];
    const { entered } = await enterAfter(manager, () => app.pool.query(text, [value]));
    expect(entered).toBeNull();
    expect((await traceOf(manager)).slice(0, 2)).toEqual([0, 0]);
  });

  test("writes nothing where a change under way is committed while it waits for it", async () => {
    const manager = await aManager(app);
    const client = await app.pool.connect();
    const { entered } = await enterAfter(manager, async () => {
      await client.query("begin");
      await client.query("update card set overall = 98 where id = $1", [manager.cards[0]?.id]);
      void commitOnceAwaited(client);
    });
    expect(entered).toBeNull();
    expect(await traceOf(manager)).toEqual([0, 0, 0]);
  });

  test("writes nothing while a twin with the same key is at work", async () => {
    const manager = await aManager(app);
    const client = await app.pool.connect();
    await client.query("begin");
    const { entered } = await enterAfter(manager, () =>
      client.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`${manager.user.id} one`]),
    );
    await client.query("commit");
    client.release();
    expect(entered).toBeNull();
    expect(await traceOf(manager)).toEqual([0, 0, 0]);
  });
});
