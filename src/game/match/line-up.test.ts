import { describe, expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import { decideLineUp } from "./line-up.ts";

const { formation, players } = houseLineUp("2-2", 70);
const [keeper, ...outfield] = players;

describe("a line-up", () => {
  test("of five in the slots of their formation is accepted", () => {
    expect(decideLineUp({ formation, players })).toEqual({ ok: true, value: { formation, players } });
  });

  test("in a formation for eleven is refused", () => {
    expect(decideLineUp({ formation: "4-4-2", players })).toEqual({
      ok: false,
      refusal: { code: "formation_unknown", formation: "4-4-2" },
    });
  });

  test("of four is refused, with the number there are", () => {
    expect(decideLineUp({ formation, players: outfield })).toEqual({
      ok: false,
      refusal: { code: "line_up_incomplete", players: 4 },
    });
  });

  test("with slots in another order is refused", () => {
    expect(decideLineUp({ formation, players: [...outfield, keeper] })).toEqual({
      ok: false,
      refusal: { code: "slot_mismatch", slot: "CB" },
    });
  });

  test("of six is refused, and of nobody", () => {
    const refusal = (count: number) => ({
      ok: false,
      refusal: { code: "line_up_incomplete", players: count },
    });
    expect(decideLineUp({ formation, players: [...players, keeper] })).toEqual(refusal(6));
    expect(decideLineUp({ formation, players: [] })).toEqual(refusal(0));
  });

  test.each([1, 99])("with an overall of %d is accepted", (overall) => {
    const bounded = [{ ...keeper, overall }, ...outfield];
    expect(decideLineUp({ formation, players: bounded }).ok).toBe(true);
  });

  test.each([0, 100, 70.5, Number.NaN])("with an overall of %d is refused", (overall) => {
    const spoilt = [{ ...keeper, overall }, ...outfield];
    expect(decideLineUp({ formation, players: spoilt })).toEqual({
      ok: false,
      refusal: { code: "overall_out_of_range", playerName: keeper.playerName },
    });
  });
});
