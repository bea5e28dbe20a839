import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  activateTeam,
  createTeam,
  deleteTeam,
  getActiveTeam,
  getTeamPositions,
  listTeams,
  saveTeamPositions,
  updateTeam,
} from "#contract/team.ts";
import { aManager } from "#tests/support/managers.ts";
import { aCard, anActiveTeam } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("creating a team", () => {
  // shows: 3.9, 4.11, 7.17
  test("makes it inactive and empty, whatever the request says of its state", async () => {
    const user = await aUser(app);
    const body = { name: "  The Five  ", formation: "1-2-1", isActive: true };
    const made = await user.call(createTeam, { body });
    expect(made.body).toEqual({
      id: expect.any(Number),
      name: "The Five",
      formation: "1-2-1",
      isActive: false,
      teamRating: 0,
      version: 1,
    });
    expect((await user.call(listTeams)).body).toEqual([made.body]);
    expect((await user.call(getTeamPositions, { params: { id: made.body.id } })).body).toEqual([]);
  });

  // shows: 5.10
  test.each(["", "   ", "\t\n"])("without a name (%j) is refused", async (name) => {
    const answer = await (await aUser(app)).call(createTeam, { body: { name, formation: "2-2" } });
    expect(answer).toMatchObject({ status: 400, body: { message: "Please enter a team name" } });
  });

  test("without the field `name` is refused in the same words", async () => {
    const body = { formation: "2-2" };
    const answer = await (await aUser(app)).call(createTeam, { body });
    expect(answer).toMatchObject({ status: 400, body: { message: "Please enter a team name" } });
  });

  test("without a formation asks for one", async () => {
    const answer = await (await aUser(app)).call(createTeam, { body: { name: "A", formation: "" } });
    expect(answer).toMatchObject({ status: 400, body: { message: "Choose a formation first." } });
  });

  test.each(["4-4-2", "3-1", "2-1-1 ", "constructor"])(
    "in the formation %s is refused",
    async (formation) => {
      const answer = await (await aUser(app)).call(createTeam, { body: { name: "A", formation } });
      expect(answer).toMatchObject({ status: 400, body: { code: "formation_unknown" } });
    },
  );
});

describe("a team", () => {
  // shows: 7.16, 9.16
  test("has the rounded mean of its cards' overalls as its rating", async () => {
    const user = await aUser(app);
    const cards = await Promise.all([70, 71, 71, 72, 73].map((overall) => aCard(app, user, { overall })));
    await anActiveTeam(user, cards);
    const { body } = await user.call(getActiveTeam);
    expect(body).toMatchObject({ teamRating: 71, isActive: true });
    expect(body?.positions.map(({ position }) => position)).toEqual(["GK", "CB", "CM", "CM", "ST"]);
  });

  // shows: 7.14
  test("is listed newest first, to its owner alone", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    for (const name of ["First", "Second"])
      await alice.call(createTeam, { body: { name, formation: "2-2" } });
    expect((await alice.call(listTeams)).body.map(({ name }) => name)).toEqual(["Second", "First"]);
    expect((await bob.call(listTeams)).body).toEqual([]);
    expect((await bob.call(getActiveTeam)).body).toBeNull();
  });

  // shows: 4.12, 7.18
  test("keeps its slots under a new name, loses them with a new formation, and stays active", async () => {
    const { user, teamId } = await aManager(app);
    const params = { id: teamId };
    const renamed = await user.call(updateTeam, { params, body: { name: "New", formation: "1-2-1" } });
    expect(renamed.body).toMatchObject({ name: "New", isActive: true, teamRating: 70, version: 3 });
    const reformed = await user.call(updateTeam, { params, body: { name: "New", formation: "2-2" } });
    expect(reformed.body).toMatchObject({ formation: "2-2", isActive: true, teamRating: 0, version: 4 });
    expect((await user.call(getTeamPositions, { params })).body).toEqual([]);
  });

  test("that is active and short of a player can be renamed with its own state in the request", async () => {
    const { user, teamId } = await aManager(app);
    const params = { id: teamId };
    const slots = (await user.call(getTeamPositions, { params })).body.map(
      ({ cardId, position, positionIndex }) => ({ cardId, position, positionIndex }),
    );
    await user.call(saveTeamPositions, { params, body: slots.slice(0, 4) });
    const body = { name: "New", formation: "1-2-1", isActive: true };
    const answer = await user.call(updateTeam, { params, body });
    expect(answer).toMatchObject({ status: 200, body: { name: "New", isActive: true } });
    expect((await user.call(getActiveTeam)).body?.positions).toHaveLength(4);
  });

  test("is not changed on an older version, so no other tab's line-up is lost", async () => {
    const { user, teamId } = await aManager(app);
    const change = (version: number, formation: string) =>
      user.call(updateTeam, { params: { id: teamId }, query: { version }, body: { name: "New", formation } });
    expect((await change(2, "1-2-1")).body.version).toBe(3);
    // The same request again, as after a lost answer.
    expect(await change(2, "1-2-1")).toMatchObject({ status: 200, body: { name: "New", version: 3 } });
    expect(await change(2, "2-2")).toMatchObject({ status: 409, body: { code: "team_changed" } });
    expect((await user.call(getActiveTeam)).body?.positions).toHaveLength(5);
  });

  test("cannot be made active by an update that clears its slots", async () => {
    const { user, teamId } = await aManager(app);
    const body = { name: "New", formation: "2-2", isActive: true };
    const answer = await user.call(updateTeam, { params: { id: teamId }, body });
    expect(answer).toMatchObject({ status: 400, body: { code: "team_short_to_activate" } });
    expect((await user.call(getActiveTeam)).body?.formation).toBe("1-2-1");
  });

  // shows: 4.12, 7.21
  test("that is deleted is gone with its slots, and its cards stay", async () => {
    const { user, teamId, cards } = await aManager(app);
    expect((await user.call(deleteTeam, { params: { id: teamId } })).body).toEqual({ ok: true });
    expect((await user.call(deleteTeam, { params: { id: teamId } })).status).toBe(404);
    expect((await user.call(getActiveTeam)).body).toBeNull();
    const { rows } = await app.pool.query("select 1 from card where user_id = $1", [user.id]);
    expect(rows).toHaveLength(cards.length);
  });
});

describe("Set Active", () => {
  // shows: 5.12
  test("of a team with fewer than five is refused in the words of the specification", async () => {
    const user = await aUser(app);
    const { body } = await user.call(createTeam, { body: { name: "Empty", formation: "2-2" } });
    const answer = await user.call(activateTeam, { params: { id: body.id } });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe(
      "You must have exactly 5 players to set a team as active. Currently you have 0 player(s).",
    );
  });

  // shows: 7.18
  test("by an update needs five as well, and takes the activity from the other team", async () => {
    const { user, teamId } = await aManager(app);
    const made = await user.call(createTeam, { body: { name: "Four", formation: "1-2-1" } });
    const params = { id: made.body.id };
    const slots = (await user.call(getTeamPositions, { params: { id: teamId } })).body.map(
      ({ cardId, position, positionIndex }) => ({ cardId, position, positionIndex }),
    );
    const body = { name: "Four", formation: "1-2-1", isActive: true };
    await user.call(saveTeamPositions, { params, body: slots.slice(0, 4) });
    expect(await user.call(updateTeam, { params, body })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("Currently you have 4 player(s).") },
    });
    await user.call(saveTeamPositions, { params, body: slots });
    expect((await user.call(updateTeam, { params, body })).body.isActive).toBe(true);
    const teams = (await user.call(listTeams)).body;
    expect(teams.filter(({ isActive }) => isActive)).toMatchObject([{ id: made.body.id }]);
  });

  // shows: 4.11, 7.20
  test("takes the activity from the team that had it", async () => {
    const { user, cards, teamId } = await aManager(app);
    const second = await anActiveTeam(user, cards);
    const { body } = await user.call(listTeams);
    expect(body.map(({ id, isActive }) => [id, isActive])).toEqual([
      [second, true],
      [teamId, false],
    ]);
    await user.call(activateTeam, { params: { id: teamId } });
    expect((await user.call(getActiveTeam)).body?.id).toBe(teamId);
  });

  // shows: 4.11
  test("fifty times at once on two teams leaves exactly one active, and never fails", async () => {
    const { user, cards, teamId } = await aManager(app);
    const teams = [teamId, await anActiveTeam(user, cards)];
    const answers = await atOnce(50, (turn) =>
      user.call(activateTeam, { params: { id: teams[turn % 2] ?? 0 } }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 50 });
    const { body } = await user.call(listTeams);
    expect(body.filter(({ isActive }) => isActive)).toHaveLength(1);
  });

  test("together with saves, updates and deletions of the same teams never fails with 500", async () => {
    const { user, cards, teamId } = await aManager(app);
    const other = await anActiveTeam(user, cards);
    const answers = await atOnce<{ status: number }>(60, (turn) => {
      const params = { id: turn % 2 === 0 ? teamId : other };
      if (turn === 41) return user.call(deleteTeam, { params });
      if (turn % 3 === 0) return user.call(activateTeam, { params });
      const isActive = turn % 5 === 0;
      return user.call(updateTeam, { params, body: { name: `${turn}`, formation: "1-2-1", isActive } });
    });
    for (const { status } of answers) expect([200, 404]).toContain(status);
    const { body } = await user.call(listTeams);
    expect(body.filter(({ isActive }) => isActive).length).toBeLessThanOrEqual(1);
  });
});
