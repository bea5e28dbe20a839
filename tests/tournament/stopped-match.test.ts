import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getTournamentEntry } from "#contract/tournament.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { ingestFixtures } from "#server/football/ingest-fixtures.ts";
import type { ProvidedFixture } from "#server/football/provider.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { aPerformance, someClubs } from "#tests/support/football-makers.ts";
import { type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { anEntrant, NOW } from "./played-month.ts";

const KICK_OFF = Date.parse("2025-09-13T14:00:00Z");
const NEW_DATE = KICK_OFF + 7 * DAY_MS;
const BEGUN = { status: "1H", elapsed: 30, homeGoals: 0, awayGoals: 0 };
const SUSPENDED = { status: "SUSP", elapsed: 72, homeGoals: 1, awayGoals: 0 };
const RESUMED = { status: "2H", elapsed: 73, homeGoals: 1, awayGoals: 0 };

let app: TestApp;
let tournamentId: number;
let clubs: Pick<ProvidedFixture, "homeClubKey" | "awayClubKey">;

beforeEach(async () => {
  app = await makeTestApp({ now: NOW });
  tournamentId = await theTournament(app);
  const [home, away] = await someClubs(app, 2);
  clubs = { homeClubKey: home?.key ?? "", awayClubKey: away?.key ?? "" };
});

afterEach(() => app.close());

/** What the provider says of the match at an instant. */
async function told(at: number, said: Partial<ProvidedFixture>): Promise<number> {
  app.clock.set(at);
  const match = { key: "match", leagueId: "premier-league", season: 2025, round: 4, ...clubs } as const;
  const ahead = { kickOff: KICK_OFF, status: "NS", elapsed: null, homeGoals: null, awayGoals: null };
  const [id] = await ingestFixtures(app.db, "simulated", [{ ...match, ...ahead, ...said }], at);
  if (id === undefined) throw new Error("nothing new was said");
  return id;
}

/** The match begins at its first date and is suspended after 72 minutes. */
async function suspend(): Promise<void> {
  await told(KICK_OFF + 30 * MINUTE_MS, BEGUN);
  await told(KICK_OFF + 80 * MINUTE_MS, SUSPENDED);
}

/** The match ends at its new date. @returns what these managers' forwards, who scored in it, brought them */
async function end(...managers: readonly Manager[]): Promise<(number | undefined)[]> {
  const over = { status: "FT", elapsed: 90, homeGoals: 1, awayGoals: 0, kickOff: NEW_DATE };
  const fixtureId = await told(NEW_DATE + 130 * MINUTE_MS, over);
  for (const { cards } of managers)
    await aPerformance(app, { fixtureId, playerId: cards[4]?.playerId ?? 0 }, { goals: 1 });
  await settleTournament(app.deps, tournamentId);
  const entries = managers.map(({ user }) => user.call(getTournamentEntry, { params: { id: tournamentId } }));
  return (await Promise.all(entries)).map(({ body }) => body?.totalPoints);
}

describe("a match that was suspended and is resumed on another day", () => {
  test("counts for those who had entered before it, and not for those who have seen its goals", async () => {
    const early = await anEntrant(app, tournamentId);
    await suspend();
    await told(KICK_OFF + DAY_MS, { kickOff: NEW_DATE });
    const late = await anEntrant(app, tournamentId);
    await told(NEW_DATE + MINUTE_MS, { ...RESUMED, kickOff: NEW_DATE });
    expect(await end(early, late)).toEqual([6, 0]);
  });

  test("does not count for those who entered in between where its date moves once more", async () => {
    await suspend();
    await told(KICK_OFF + DAY_MS, { status: "PST" });
    await told(KICK_OFF + 2 * DAY_MS, { kickOff: NEW_DATE - DAY_MS });
    const late = await anEntrant(app, tournamentId);
    await told(KICK_OFF + 4 * DAY_MS, { kickOff: NEW_DATE });
    await told(NEW_DATE + MINUTE_MS, { ...RESUMED, kickOff: NEW_DATE });
    expect(await end(late)).toEqual([0]);
  });
});

describe("a match that was abandoned and is played again from the beginning", () => {
  test("counts for those who had entered before its new date", async () => {
    await suspend();
    await told(KICK_OFF + DAY_MS, { ...SUSPENDED, status: "ABD" });
    await told(KICK_OFF + 2 * DAY_MS, { kickOff: NEW_DATE });
    const late = await anEntrant(app, tournamentId);
    await told(NEW_DATE + MINUTE_MS, { ...BEGUN, elapsed: 1, kickOff: NEW_DATE });
    expect(await end(late)).toEqual([6]);
  });
});
