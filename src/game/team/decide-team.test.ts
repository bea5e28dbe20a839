import { describe, expect, test } from "vitest";
import {
  decideActivation,
  decideFormation,
  decideNewTeam,
  decideSave,
  decideTeamName,
  TEAM_SIZE,
  TEAMS_MAX,
} from "./decide-team.ts";

describe("team name", () => {
  test("blanks around it are dropped", () => {
    expect(decideTeamName("  Night Owls ")).toEqual({ ok: true, value: "Night Owls" });
  });

  test("what nobody can read is dropped", () => {
    expect(decideTeamName("\u202eNight\nOwls")).toEqual({ ok: true, value: "Night Owls" });
  });

  test.each(["", "   ", "\u200b"])("%j is refused", (name) => {
    expect(decideTeamName(name)).toEqual({ ok: false, refusal: { code: "team_name_missing" } });
  });
});

describe("saving a team", () => {
  const five = { name: "Night Owls", formation: "2-1-1", cardCount: TEAM_SIZE };

  // shows: 9.5
  test("a team of five with a name and a formation is saved", () => {
    expect(decideSave(five)).toEqual({ ok: true, value: { name: "Night Owls", formation: "2-1-1" } });
  });

  // shows: 5.11, 9.5
  test.each([0, 1, 4, 6])("a team of %i is refused", (cardCount) => {
    expect(decideSave({ ...five, cardCount })).toEqual({
      ok: false,
      refusal: { code: "team_short", count: cardCount },
    });
  });

  test("the name is asked for first", () => {
    expect(decideSave({ name: " ", formation: "x", cardCount: 0 })).toEqual({
      ok: false,
      refusal: { code: "team_name_missing" },
    });
  });

  // shows: 5.11
  test("a team without players is short, whether it has a formation or not", () => {
    expect(decideSave({ name: "Night Owls", formation: "", cardCount: 0 })).toEqual({
      ok: false,
      refusal: { code: "team_short", count: 0 },
    });
  });

  test("a formation of eleven is refused", () => {
    const refusal = { code: "formation_unknown", formation: "4-4-2" };
    expect(decideSave({ ...five, formation: "4-4-2" })).toEqual({ ok: false, refusal });
    expect(decideFormation("4-4-2")).toEqual({ ok: false, refusal });
  });
});

describe("activating a team", () => {
  const some = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      playerId: at === 0 ? null : at,
      playerName: `Player ${at}`,
    }));

  test("a team of five becomes active", () => {
    expect(decideActivation(some(5))).toEqual({ ok: true, value: 5 });
  });

  test.each([0, 4, 6])("a team of %i is refused", (count) => {
    expect(decideActivation(some(count))).toEqual({
      ok: false,
      refusal: { code: "team_short_to_activate", count },
    });
  });

  test("a team with a player on two cards is refused", () => {
    const cards = some(5).with(4, { playerId: 2, playerName: "Two Cards" });
    expect(decideActivation(cards)).toEqual({
      ok: false,
      refusal: { code: "player_twice", playerName: "Two Cards" },
    });
  });
});

describe("another team", () => {
  test("may be made until there are fifty", () => {
    expect(decideNewTeam(TEAMS_MAX - 1)).toEqual({ ok: true, value: true });
    expect(decideNewTeam(TEAMS_MAX)).toEqual({ ok: false, refusal: { code: "too_many_teams", most: 50 } });
  });
});
