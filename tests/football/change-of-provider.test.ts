import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimBaseSet } from "#contract/card/card.ts";
import { enterTournament, getActiveTournament, getTournamentEntry } from "#contract/tournament.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { anActiveTeam, type CardRow } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { card } from "#server/card/table.ts";
import { FIRST_SATURDAY } from "#tests/football/remote/fake-world.ts";
import { makeRemoteApp, type RemoteApp } from "#tests/football/remote/remote-app.ts";

const HOUR_MS = 3_600_000;
const SWITCH = FIRST_SATURDAY - 24 * HOUR_MS;

describe("a change from the simulated provider to the FPL", () => {
  let app: RemoteApp;
  let user: TestUser;
  let cards: readonly CardRow[];

  beforeAll(async () => {
    app = await makeRemoteApp("fpl", SWITCH - 24 * HOUR_MS);
    // Sets everything up on the simulated provider.
    const simulated = { ...app.deps, config: { ...app.deps.config, footballProvider: "simulated" as const } };
    await keepTournaments(simulated);
    await followFootball(simulated, simulatedProvider());
    // The set is drawn by the user's id: how many of another one play on the first Saturday is chance.
    user = await aUser(app, { id: "the-same-set-each-time" });
  });
  afterAll(() => app.close());

  async function playersOf(provider: string): Promise<number> {
    const { rows } = await app.db.execute<{ count: number }>(
      sql`select count(*)::integer as count from player where provider = ${provider}`,
    );
    return rows[0]?.count ?? 0;
  }

  test("keeps every player of both as the same row, with the card of each", async () => {
    const before = await playersOf("simulated");
    await app.followAt(SWITCH);
    await app.followAt(SWITCH + 60_000);
    const fpl = await playersOf("fpl");
    expect(fpl).toBeGreaterThan(350);
    expect((await playersOf("simulated")) + fpl).toBe(before);
    const { rows } = await app.db.execute(sql`select from club where league_id = 'premier-league'`);
    expect(rows).toHaveLength(20);
  });

  test("gives cards the points of the new provider's fixtures, and of its alone", async () => {
    const claimed = await user.call(claimBaseSet);
    expect(claimed.status).toBe(200);
    cards = await app.db.select().from(card);
    const five = pickFive(cards);
    const teamId = await anActiveTeam(user, five, "1-2-1");
    const tournament = await user.call(getActiveTournament);
    const params = { id: tournament.body?.id ?? 0 };
    expect((await user.call(enterTournament, { params, body: { teamId } })).status).toBe(200);
    for (let at = SWITCH + HOUR_MS; at < FIRST_SATURDAY + 60 * HOUR_MS; at += 6 * HOUR_MS)
      await app.followAt(at);
    const { body } = await user.call(getTournamentEntry, { params });
    const fixtureIds =
      body?.picks.flatMap(({ receipts }) => receipts.map(({ fixtureId }) => fixtureId)) ?? [];
    const { rows } = await app.db.execute<{ provider: string }>(
      sql`select distinct provider from fixture where id = any(${sql.param(fixtureIds)}::integer[])`,
    );
    expect(rows).toEqual([{ provider: "fpl" }]);
    expect(body?.picks.filter(({ receipts }) => receipts.length > 0).length).toBeGreaterThan(2);
  });

  test("and back keeps the rows and their keys", async () => {
    const simulated = { ...app.deps, config: { ...app.deps.config, footballProvider: "simulated" as const } };
    await followFootball(simulated, simulatedProvider());
    const { rows } = await app.db.execute(sql`
      select from card join player on player.id = card.player_id where player.provider <> 'simulated'`);
    expect(rows).toEqual([]);
    expect(await playersOf("fpl")).toBe(0);
  });
});

describe("a match in play at the change", () => {
  test("is abandoned three days later, as nobody tells of its end", async () => {
    const inPlay = FIRST_SATURDAY + 5 * HOUR_MS;
    const app = await makeRemoteApp("fpl", inPlay);
    const simulated = { ...app.deps, config: { ...app.deps.config, footballProvider: "simulated" as const } };
    await followFootball(simulated, simulatedProvider());
    const open = async () => {
      const { rows } = await app.db.execute<{ status: string }>(sql`
        select status from fixture
         where provider = 'simulated' and kick_off < ${new Date(inPlay)} and status not in ('FT', 'PST')`);
      return rows.map(({ status }) => status);
    };
    const before = await open();
    expect(before.length).toBeGreaterThan(0);
    await app.followAt(inPlay + 48 * HOUR_MS);
    expect(await open()).toEqual(before);
    await app.followAt(inPlay + 72 * HOUR_MS);
    expect(await open()).toEqual(before.map(() => "ABD"));
    await app.close();
  });
});

/** One keeper, a defender, two midfielders and a forward. */
function pickFive(cards: readonly CardRow[]): CardRow[] {
  const wanted = ["goalkeeper", "defender", "midfielder", "midfielder", "forward"] as const;
  const left = [...cards];
  return wanted.flatMap((position) => {
    const at = left.findIndex((one) => one.position === position);
    return left.splice(at, 1);
  });
}
