import { describe, expect, test } from "vitest";
import { isOutOfPosition } from "#game/team/formation.ts";
import { arrangeLineUp, worthOf } from "./arrange-line-up.ts";
import { houseLineUp } from "./house-team.ts";
import type { Five, LineUpPlayer } from "./line-up.ts";
import { decideLineUp } from "./line-up.ts";

const { players } = houseLineUp("1-2-1", 80);

describe("arranging a line-up", () => {
  test("brings everybody home, in whatever order they come", () => {
    const [a, b, c, d, e] = players;
    const shuffled: Five<LineUpPlayer> = [e, c, a, d, b];
    const arranged = arrangeLineUp(shuffled, "1-2-1");
    expect(arranged.players.some(({ slot, position }) => isOutOfPosition(slot, position))).toBe(false);
    expect(worthOf(arranged.players)).toBe(400);
  });

  test("moves as few as it must into another formation", () => {
    const arranged = arrangeLineUp(players, "2-1-1");
    expect(decideLineUp(arranged).ok).toBe(true);
    expect(worthOf(arranged.players)).toBe(400 - 12);
    expect(arranged.players.map(({ playerName }) => playerName).toSorted()).toEqual(
      players.map(({ playerName }) => playerName).toSorted(),
    );
  });
});
