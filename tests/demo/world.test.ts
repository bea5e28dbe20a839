import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { countPendingCards } from "#contract/admin.ts";
import { listCards } from "#contract/card/card.ts";
import { getTable } from "#contract/leaderboard.ts";
import { isReservedName } from "#game/account/reserved-name.ts";
import { decideUsername } from "#game/account/username.ts";
import type { Plan } from "#scripts/demo/plan.ts";
import { addressOf, mountDemo } from "#scripts/demo/sign-in.ts";
import type { Role } from "#scripts/demo/world.ts";
import { makeApp } from "#server/app.ts";
import { makeLogger } from "#server/platform/log.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { browserOf, type TestUser } from "#tests/support/test-user.ts";
import { aWorld, MAKING_MS } from "./a-world.ts";

/** A Saturday after several gameweeks and a whole month. */
const PLAN = {
  seed: "short",
  managers: 6,
  matches: 4,
  photos: 1,
  at: Date.parse("2026-09-05T11:30:00Z"),
} satisfies Plan;

/** The demo's server on a world. */
async function demoOn({ deps }: TestApp, isForAnybody = false) {
  const server = await makeApp({
    deps,
    logger: makeLogger("fatal"),
    checkResponses: true,
    webDir: null,
    mountMore: mountDemo({ isForAnybody }),
  });
  await server.ready();
  return server;
}

describe("the world of the demo", () => {
  let app: TestApp;
  let server: Awaited<ReturnType<typeof demoOn>>;

  beforeAll(async () => {
    app = await aWorld(PLAN);
    server = await demoOn(app);
  }, MAKING_MS);

  afterAll(async () => {
    await server.close();
    await app.close();
  });

  const count = async (query: string): Promise<number> => {
    const { rows } = await app.pool.query<{ count: number }>(`select count(*)::integer as count ${query}`);
    return rows[0]?.count ?? 0;
  };

  async function pressed(role: Role): Promise<TestUser> {
    const answer = await server.inject({ method: "POST", url: addressOf(role) });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe("/");
    const cookie = answer.cookies.map((one) => `${one.name}=${encodeURIComponent(one.value)}`).join("; ");
    return browserOf({ ...app, server }, { id: "", email: "", cookie });
  }

  test("everybody has a username that they could have chosen", async () => {
    const { rows } = await app.pool.query<{ username: string }>('select username from "user"');
    expect(rows).toHaveLength(PLAN.managers + 2);
    const names = rows.map(({ username }) => username);
    expect(names.filter((name) => !decideUsername(name).ok || isReservedName(name))).toEqual([]);
  });

  test("only the two accounts that one can sign in to have passwords", async () => {
    const { rows } = await app.pool.query<{ email: string; password: string }>(
      'select u.email, a.password from account a join "user" u on u.id = a.user_id order by u.email',
    );
    expect(rows.map(({ email }) => email)).toEqual(["admin@demo.example", "manager@demo.example"]);
    expect(new Set(rows.map(({ password }) => password)).size).toBe(2);
  });

  test("months that are over have their last word, and every entry is in a table", async () => {
    expect(
      await count(
        "from tournament t join settlement s on s.id = t.settlement_id where t.status = 'finished' and s.is_final",
      ),
    ).toBe(1);
    expect(
      await count(`from tournament_entry e join tournament t on t.id = e.tournament_id
                    where not exists (select from standing s where s.settlement_id = t.settlement_id and s.user_id = e.user_id)`),
    ).toBe(0);
  });

  test("gameweeks that are over are final, and every locked squad is counted", async () => {
    expect(await count("from fantasy_round where state = 'final' and squads > 0")).toBeGreaterThan(1);
    expect(
      await count(`from fantasy_locked_squad l join fantasy_round r on r.id = l.round_id
                    where not exists (select from standing s where s.settlement_id = r.settlement_id and s.user_id = l.user_id)`),
    ).toBe(0);
  });

  test("nobody has two common prints of one player", async () => {
    const twice = await app.db.execute(sql`
      select user_id from card where origin <> 'photo' group by user_id, player_id having count(*) > 1`);
    expect(twice.rows).toEqual([]);
  });

  test("the manager is signed in by one press, with a rank, a filled table and special cards", async () => {
    const manager = await pressed("manager");
    const { body: user } = await manager.call(getCurrentUser);
    expect(user).toMatchObject({ username: "robin_vale", isAdmin: false });
    expect(user.currentRank).toBeGreaterThan(0);
    const { body: table } = await manager.call(getTable, { query: { period: "month" } });
    expect(table.rows.length).toBeGreaterThan(PLAN.managers / 2);
    expect(table.rows[0]?.points).toBeGreaterThan(0);
    const { body: cards } = await manager.call(listCards);
    expect(cards.filter(({ isSpecial }) => isSpecial).length).toBeGreaterThan(5);
    expect(cards.length).toBeGreaterThan(20);
  });

  test("the admin is signed in by one press, with the photos that wait", async () => {
    const admin = await pressed("admin");
    expect((await admin.call(getCurrentUser)).body.isAdmin).toBe(true);
    expect((await admin.call(countPendingCards)).body).toEqual({ total: PLAN.photos });
  });

  test("a press from elsewhere finds nothing, unless anybody may press", async () => {
    const request = { method: "POST", url: addressOf("admin"), remoteAddress: "203.0.113.9" } as const;
    expect((await server.inject(request)).statusCode).toBe(404);
    const open = await demoOn(app, true);
    expect((await open.inject(request)).statusCode).toBe(303);
    await open.close();
  });

  test("a page of another site cannot press", async () => {
    const headers = { origin: "https://elsewhere.example" };
    const answer = await server.inject({ method: "POST", url: addressOf("admin"), headers });
    expect(answer.statusCode).toBe(403);
  });

  test("the product itself has no such call, on the same database", async () => {
    const answer = await app.server.inject({ method: "POST", url: addressOf("manager") });
    expect(answer.statusCode).toBe(404);
  });
});
