import { describe, expect, test } from "vitest";
import { decideTeamDeletion } from "./decide-team-deletion.ts";

const month = { where: "it plays in the tournament September 2026", until: "2026-10-01T00:00:00.000Z" };
const round = { where: "it plays in round 4", until: "2026-09-21T00:00:00.000Z" };
const allowed = { ok: true, value: null };

describe("deleting a team", () => {
  test("a team without cards, and one whose cards play nowhere, may go", () => {
    expect(decideTeamDeletion([])).toEqual(allowed);
    expect(decideTeamDeletion([[], [], []])).toEqual(allowed);
  });

  test("a team that plays with all its cards stays, and is told where and until when", () => {
    expect(decideTeamDeletion([[month], [month], [month]])).toEqual({
      ok: false,
      refusal: { code: "team_locked", ...month },
    });
  });

  test("a team that only shares cards with one that plays may go", () => {
    expect(decideTeamDeletion([[month], [], [month]])).toEqual(allowed);
    expect(decideTeamDeletion([[month], [round]])).toEqual(allowed);
  });

  test("of two things that a team plays in the longer one is told", () => {
    expect(
      decideTeamDeletion([
        [round, month],
        [month, round],
      ]),
    ).toMatchObject({ refusal: month });
  });
});
