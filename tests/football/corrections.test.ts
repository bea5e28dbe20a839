import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listCorrections } from "#contract/football/football-admin.ts";
import { getFixture } from "#contract/football/fixture.ts";
import { type Performance, UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { followFootball } from "#server/football/follow-football.ts";
import type { FootballProvider, ProvidedCatalogue } from "#server/football/provider.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { enterTournament, getActiveTournament } from "#contract/tournament.ts";
import { aCardOf, anActiveTeam } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const KICK_OFF = Date.parse("2026-09-12T14:00:00Z");
const HOUR_MS = 3_600_000;

/** A league of two clubs with three players each, and one fixture; the test sets its figures. */
function aSmallProvider(): FootballProvider & { figures: Record<string, Partial<Performance>> } {
  const club = (key: string) => ({
    key,
    leagueId: "premier-league" as const,
    name: `Club ${key}`,
    shortName: key,
    code: key.toUpperCase(),
    primaryColour: "#000000",
    secondaryColour: "#ffffff",
    logoUrl: null,
  });
  const player = (key: string) => ({
    key,
    clubKey: key.charAt(0),
    name: `Player ${key}`,
    shortName: key,
    position: "forward" as const,
    overall: 70,
    photoUrl: null,
  });
  const keys = ["a1", "a2", "a3", "b1", "b2", "b3"];
  const catalogue: ProvidedCatalogue = {
    leagues: [{ id: "premier-league", name: "Premier League", country: "England" }],
    clubs: [club("a"), club("b")],
    players: keys.map(player),
  };
  const provider = {
    name: "simulated" as const,
    figures: Object.fromEntries(keys.map((key) => [key, { minutes: 90 }])) as Record<
      string,
      Partial<Performance>
    >,
    catalogue: async () => catalogue,
    fixtures: async (now: number) => [
      {
        key: "f",
        leagueId: "premier-league" as const,
        season: 2026,
        round: 4,
        homeClubKey: "a",
        awayClubKey: "b",
        kickOff: KICK_OFF,
        status: now < KICK_OFF ? "NS" : now < KICK_OFF + 2 * HOUR_MS ? "2H" : "FT",
        elapsed: now < KICK_OFF ? null : 90,
        homeGoals: now < KICK_OFF ? null : 1,
        awayGoals: now < KICK_OFF ? null : 0,
      },
    ],
    details: async () => [
      {
        fixtureKey: "f",
        events: [],
        performances: keys.map((playerKey) => ({
          playerKey,
          performance: { ...UNKNOWN_PERFORMANCE, ...provider.figures[playerKey] },
        })),
      },
    ],
  };
  return provider;
}

describe("a goal that is given to another player two days later", () => {
  let app: TestApp;
  let admin: TestUser;
  const provider = aSmallProvider();

  async function runAt(instant: number): Promise<void> {
    app.clock.set(instant);
    await keepTournaments(app.deps);
    await followFootball(app.deps, provider);
    await settleTournaments(app.deps);
  }

  beforeAll(async () => {
    app = await makeTestApp({ now: KICK_OFF - 24 * HOUR_MS });
    await runAt(app.clock.now());
    admin = await aUser(app, { isAdmin: true });
    const cards = [];
    for (const key of ["a1", "a3", "b1", "b2", "b3"]) cards.push(await aCardOf(app, admin, key));
    const teamId = await anActiveTeam(admin, cards);
    const tournament = await admin.call(getActiveTournament);
    const params = { id: tournament.body?.id ?? 0 };
    await admin.call(enterTournament, { params, body: { teamId } });
    provider.figures["a1"] = { minutes: 80, goals: 1 };
    await runAt(KICK_OFF + HOUR_MS);
    provider.figures["a1"] = { minutes: 90, goals: 1 };
    await runAt(KICK_OFF + 3 * HOUR_MS);
  });
  afterAll(() => app.close());

  test("is no correction before: figures that change during the match are the match", async () => {
    expect((await admin.call(listCorrections)).body.corrections).toEqual([]);
  });

  test("is in the ledger with both players, their figures, and the totals that moved", async () => {
    provider.figures["a1"] = { minutes: 90 };
    provider.figures["a2"] = { minutes: 90, goals: 1 };
    await runAt(KICK_OFF + 47 * HOUR_MS);
    const { body } = await admin.call(listCorrections);
    const lines = body.corrections.toSorted((a, b) => a.player.name.localeCompare(b.player.name));
    expect(lines).toMatchObject([
      {
        player: { name: "Player a1" },
        fixture: { title: "A 1–0 B" },
        figures: { goals: [1, null] },
        pointsBefore: 6,
        pointsAfter: 2,
        totals: [{ entries: 1, examples: [{ before: 14, after: 10 }] }],
      },
      {
        player: { name: "Player a2" },
        figures: { goals: [null, 1] },
        totals: [{ entries: 0, examples: [] }],
      },
    ]);
  });

  test("is written down once, however often football is followed and settled", async () => {
    await runAt(KICK_OFF + 48 * HOUR_MS - 1);
    await runAt(KICK_OFF + 48 * HOUR_MS - 1);
    expect((await admin.call(listCorrections)).body.corrections).toHaveLength(2);
  });

  test("is shown on the fixture's page", async () => {
    const id = (await admin.call(listCorrections)).body.corrections[0]?.fixture.id ?? 0;
    const { body } = await admin.call(getFixture, { params: { id } });
    expect(body.corrections.map(({ playerName }) => playerName).toSorted()).toEqual([
      "Player a1",
      "Player a2",
    ]);
    expect(body.players.find(({ name }) => name === "Player a2")).toMatchObject({
      points: 6,
      side: "home",
      lines: [
        { reason: "minutes", points: 2 },
        { reason: "goals", points: 4 },
      ],
    });
  });
});
