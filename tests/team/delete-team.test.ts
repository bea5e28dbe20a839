import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTeam, deleteTeam, listTeams, saveTeamPositions } from "#contract/team.ts";
import { enterTournament } from "#contract/tournament.ts";
import { slotsOf } from "#game/team/formation.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { aCard, anActiveTeam } from "#tests/support/makers.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, TEST_START, type TestApp } from "#tests/support/test-app.ts";

const NEXT_MONTH = Date.parse("2025-10-01T00:00:00Z");

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

async function anEnteredManager(): Promise<Manager> {
  const manager = await aManager(app);
  const params = { id: await theTournament(app) };
  const entered = await manager.user.call(enterTournament, { params, body: { teamId: manager.teamId } });
  expect(entered.status).toBe(200);
  return manager;
}

describe("deleting a team", () => {
  test("that plays in the tournament is refused, saying where and until when, and allowed once it is over", async () => {
    const { user, teamId } = await anEnteredManager();
    const params = { id: teamId };
    const locked = await user.call(deleteTeam, { params });
    expect(locked.status).toBe(409);
    expect(locked.body).toMatchObject({
      code: "team_locked",
      message: "This team is locked: it plays in the tournament September 2025.",
      details: { until: new Date(NEXT_MONTH).toISOString() },
    });
    app.clock.set(NEXT_MONTH);
    expect((await user.call(deleteTeam, { params })).status).toBe(200);
    app.clock.set(TEST_START);
  });

  test("with fewer of the cards that play is refused too", async () => {
    const { user, teamId, cards } = await anEnteredManager();
    const params = { id: teamId };
    const body = [{ cardId: cards[0]?.id ?? 0, position: "GK", positionIndex: 0 }];
    await user.call(saveTeamPositions, { params, body });
    expect((await user.call(deleteTeam, { params })).status).toBe(409);
  });

  test("that only shares cards with the one that plays is allowed", async () => {
    const { user, cards } = await anEnteredManager();
    const other = await anActiveTeam(user, [...cards.slice(0, 4), await aCard(app, user)]);
    expect((await user.call(deleteTeam, { params: { id: other } })).status).toBe(200);
  });

  test("while it is entered ends with an entry or without the team, never with both gone", async () => {
    const tournamentId = await theTournament(app);
    for (let round = 0; round < 5; round += 1) {
      const { user, teamId } = await aManager(app);
      const [entry, deletion] = await Promise.all([
        user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } }),
        user.call(deleteTeam, { params: { id: teamId } }),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([entry.status, deletion.status]);
    }
  });

  test("fifty times at once, beside saves of its slots, deletes it once and never fails with 500", async () => {
    const { user, cards } = await aManager(app);
    const formation = "1-2-1";
    const { body: made } = await user.call(createTeam, { body: { name: "Short-lived", formation } });
    const params = { id: made.id };
    const slots = slotsOf(formation).map(({ label }, positionIndex) => ({
      cardId: cards[positionIndex]?.id ?? 0,
      position: label,
      positionIndex,
    }));
    const answers = await atOnce<{ status: number }>(50, (turn) =>
      turn % 2 === 0
        ? user.call(deleteTeam, { params })
        : user.call(saveTeamPositions, { params, body: slots }),
    );
    const deletions = countStatuses(answers.filter((_, turn) => turn % 2 === 0));
    expect(deletions).toEqual({ 200: 1, 404: 24 });
    for (const { status } of answers) expect([200, 404]).toContain(status);
    expect((await user.call(listTeams)).body).toHaveLength(1);
  });
});
