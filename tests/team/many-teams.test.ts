import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTeam, deleteTeam, listTeams } from "#contract/team.ts";
import { TEAMS_MAX } from "#game/team/decide-team.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("a manager's teams", () => {
  test("are fifty at most, however many calls come at once, and one that is deleted makes room", async () => {
    const user = await aUser(app);
    const make = (index: number) =>
      user.call(createTeam, { body: { name: `Team ${index}`, formation: "2-2" } });
    const answers = await Promise.all(Array.from({ length: TEAMS_MAX + 5 }, (_, index) => make(index)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, body }) => [status, "code" in body && body.code])).toEqual(
      Array.from({ length: 5 }, () => [409, "too_many_teams"]),
    );
    const { body: teams } = await user.call(listTeams);
    expect(teams).toHaveLength(TEAMS_MAX);
    await user.call(deleteTeam, { params: { id: teams[0]?.id ?? 0 } });
    expect((await make(0)).status).toBe(200);
  });
});
