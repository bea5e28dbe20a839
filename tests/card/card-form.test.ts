import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { listCardForms } from "#contract/card/card-form.ts";
import { tournament } from "#server/tournament/table.ts";
import { aPerformance, someClubs, someFixtures, somePlayers } from "#tests/support/football-makers.ts";
import { aCard, cardOf } from "#tests/support/makers.ts";
import { theTournament } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const NOW = Date.parse("2025-10-10T12:00:00Z");
const DAY = 86_400_000;

let app: TestApp;
let user: TestUser;
let regularId: number;
let idleId: number;

/** A club with seven rounds played, a regular who scored last, a reserve, and two fixtures left this month. */
beforeAll(async () => {
  app = await makeTestApp({ now: NOW });
  const [home, away] = await someClubs(app, 2);
  const ids = { homeClubId: home?.id ?? 0, awayClubId: away?.id ?? 0 };
  const played = Array.from({ length: 7 }, (_, at) => ({
    ...ids,
    round: at + 1,
    kickOff: new Date(NOW - (7 - at) * 7 * DAY),
  }));
  const open = { status: "NS", homeGoals: null, awayGoals: null, detailsHash: null };
  const ahead = [3, 10, 30].map((days, at) => ({
    homeClubId: ids.awayClubId,
    awayClubId: ids.homeClubId,
    ...open,
    round: at + 8,
    kickOff: new Date(NOW + days * DAY),
  }));
  const fixtures = await someFixtures(app, [...played, ...ahead]);
  const players = await somePlayers(
    app,
    [1, 2].map(() => ({ clubId: ids.homeClubId, position: "forward" as const })),
  );
  const [regular, idle] = players;
  if (regular === undefined || idle === undefined) throw new Error("no players");
  for (const [at, fixture] of fixtures.slice(0, 7).entries()) {
    const figures = at === 6 ? { goals: 1 } : {};
    await aPerformance(app, { fixtureId: fixture.id, playerId: regular.id }, figures);
  }
  await aPerformance(app, { fixtureId: fixtures[0]?.id ?? 0, playerId: idle.id }, { minutes: 10 });
  user = await aUser(app);
  regularId = (await aCard(app, user, cardOf(regular))).id;
  idleId = (await aCard(app, user, cardOf(idle))).id;
  await aCard(app, user, { playerId: null });
});

afterAll(() => app.close());

async function formOf(cardId: number) {
  const { status, body } = await user.call(listCardForms);
  expect(status).toBe(200);
  expect(body).toHaveLength(2);
  const form = body.find((one) => one.cardId === cardId);
  if (form === undefined) throw new Error("the card has no form");
  return form;
}

describe("the form of a user's cards", () => {
  test("is minutes and points of the club's last five fixtures, the latest last", async () => {
    const { recent } = await formOf(regularId);
    expect(recent.map(({ round, minutes, points }) => [round, minutes, points])).toEqual([
      [3, 90, 2],
      [4, 90, 2],
      [5, 90, 2],
      [6, 90, 2],
      [7, 90, 6],
    ]);
    expect(recent.every(({ isHome }) => isHome)).toBe(true);
  });

  test("says which players didn't play", async () => {
    const { recent, expected } = await formOf(idleId);
    expect(recent.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0]);
    expect(expected).toBeLessThan((await formOf(regularId)).expected);
  });

  test("has the next fixture with its difficulty, and how many are left in the month", async () => {
    const { next, fixturesInMonth, expected, expectedInMonth } = await formOf(regularId);
    // The opponent lost all seven and plays at home.
    expect(next).toMatchObject({
      isHome: false,
      kickOff: new Date(NOW + 3 * DAY).toISOString(),
      difficulty: 2,
    });
    expect(fixturesInMonth).toBe(2);
    expect(expectedInMonth).toBeCloseTo(2 * 1.1 * expected, 0);
  });

  test.each([
    ["ends early", "2025-10-01T00:00:00Z", "2025-10-15T00:00:00Z"],
    ["starts late", "2025-10-15T00:00:00Z", "2025-11-01T00:00:00Z"],
  ])("counts no fixture outside the month's tournament where that %s", async (_, startsAt, endsAt) => {
    const id = await theTournament(app);
    const whole = await formOf(regularId);
    const span = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
    await app.db.update(tournament).set(span).where(eq(tournament.id, id));
    const { fixturesInMonth, expectedInMonth } = await formOf(regularId);
    await app.db.delete(tournament);
    expect([whole.fixturesInMonth, fixturesInMonth]).toEqual([2, 1]);
    expect(expectedInMonth).toBeLessThan(whole.expectedInMonth);
  });

  test("goes with a player who changes clubs within the league", async () => {
    const [later, before, third] = await someClubs(app, 3);
    const ids = [later?.id ?? 0, before?.id ?? 0, third?.id ?? 0] as const;
    const at = (round: number) => new Date(NOW - (8 - round) * 7 * DAY);
    const rounds = [1, 2, 3, 4, 5, 6, 7];
    const ofOld = await someFixtures(
      app,
      rounds.map((round) => ({ homeClubId: ids[2], awayClubId: ids[1], round, kickOff: at(round) })),
    );
    const ofNew = await someFixtures(
      app,
      rounds.map((round) => ({ homeClubId: ids[0], awayClubId: ids[2], round, kickOff: at(round) })),
    );
    const [moved, rival] = await somePlayers(app, [{ clubId: ids[0] }, { clubId: ids[0] }]);
    if (moved === undefined || rival === undefined) throw new Error("no players");
    for (const { id: fixtureId, round } of ofOld.slice(0, 6)) {
      const sided = { fixtureId, playerId: moved.id, side: round < 6 ? ("away" as const) : null };
      await aPerformance(app, sided, { goals: round === 6 ? 1 : 0 });
    }
    for (const { id: fixtureId } of ofNew) await aPerformance(app, { fixtureId, playerId: rival.id });
    const owner = await aUser(app);
    await aCard(app, owner, cardOf(moved));
    const [form] = (await owner.call(listCardForms)).body;
    const against = third?.shortName;
    expect(form?.recent).toEqual([
      { round: 3, opponent: against, isHome: false, minutes: 90, points: 2 },
      { round: 4, opponent: against, isHome: false, minutes: 90, points: 2 },
      { round: 5, opponent: against, isHome: false, minutes: 90, points: 2 },
      // Nobody stored which side he was on.
      { round: 6, opponent: `${against} – ${before?.shortName}`, isHome: false, minutes: 90, points: 7 },
      { round: 7, opponent: against, isHome: true, minutes: 0, points: 0 },
    ]);
    expect(form?.expected).toBeGreaterThan(1);
  });

  test("is of the user's own cards alone", async () => {
    const other = await aUser(app);
    expect((await other.call(listCardForms)).body).toEqual([]);
  });
});
