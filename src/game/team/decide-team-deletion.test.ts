import { describe, expect, test } from "vitest";
import { decideTeamDeletion } from "./decide-team-deletion.ts";

const month = {
  where: { kind: "tournament", name: "September 2026" },
  until: "2026-10-01T00:00:00.000Z",
} as const;
const round = {
  where: { kind: "gameweek", league: "Premier League", gameweek: 4 },
  until: "2026-09-21T00:00:00.000Z",
} as const;
const allowed = { ok: true, value: null };

describe("deleting a team", () => {
  test("a team without cards, and one with cards that play nowhere, may be deleted", () => {
    expect(decideTeamDeletion([])).toEqual(allowed);
    expect(decideTeamDeletion([[], [], []])).toEqual(allowed);
  });

  test("a team that plays with all its cards is refused, with where and until when", () => {
    expect(decideTeamDeletion([[month], [month], [month]])).toEqual({
      ok: false,
      refusal: { code: "team_locked", ...month },
    });
  });

  test("a team that only shares cards with one that plays may go", () => {
    expect(decideTeamDeletion([[month], [], [month]])).toEqual(allowed);
    expect(decideTeamDeletion([[month], [round]])).toEqual(allowed);
  });

  test("a team with cards in different places may go", () => {
    const cup = { ...month, where: { kind: "tournament", name: "October 2026" } } as const;
    const next = { ...round, where: { ...round.where, gameweek: 5 } };
    expect(decideTeamDeletion([[month], [cup]])).toEqual(allowed);
    expect(decideTeamDeletion([[round], [next]])).toEqual(allowed);
    expect(decideTeamDeletion([[round], [round]]).ok).toBe(false);
  });

  test("of two locks, the refusal names the longer one", () => {
    expect(
      decideTeamDeletion([
        [round, month],
        [month, round],
      ]),
    ).toMatchObject({ refusal: month });
  });
});
