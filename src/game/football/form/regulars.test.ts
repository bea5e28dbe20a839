import { describe, expect, test } from "vitest";
import { type Position, positions } from "#game/card/position.ts";
import { expectedPoints } from "./expected-points.ts";
import type { PlayerForm } from "./player-form.ts";
import { firstChoicesAmong, regularsAmong } from "./regulars.ts";

let made = 0;

/** A defender who has played all of the club's last ten fixtures for 4 points each. */
function aPlayer(given: Partial<PlayerForm> = {}): PlayerForm {
  made += 1;
  return {
    playerId: made,
    clubId: made,
    position: "defender",
    overall: 75,
    isFit: null,
    games: games(10),
    lastSeason: null,
    ...given,
  };
}

function games(count: number, minutes = 90, points = 4): PlayerForm["games"] {
  return Array.from({ length: count }, () => ({ minutes, points }));
}

/** So many others of a position, all of them regulars, so that the position has enough. */
function others(count: number, position: Position = "defender"): PlayerForm[] {
  return Array.from({ length: count }, () => aPlayer({ position }));
}

function isRegular(player: PlayerForm, rivals: readonly PlayerForm[] = others(30)): boolean {
  return regularsAmong([...rivals, player]).some(({ playerId }) => playerId === player.playerId);
}

describe("a regular", () => {
  test("is on the pitch for 80 % of the club's last six fixtures", () => {
    expect(isRegular(aPlayer({ games: games(10, 72, 3) }))).toBe(true);
    expect(isRegular(aPlayer({ games: games(10, 71, 3) }))).toBe(false);
  });

  test("is on the pitch for 70 % where fewer than sixteen of the position are left", () => {
    const few = others(15);
    expect(isRegular(aPlayer({ games: games(10, 63, 3) }), few)).toBe(true);
    expect(isRegular(aPlayer({ games: games(10, 62, 3) }), few)).toBe(false);
    // Eighteen without the two stars among them are sixteen.
    expect(isRegular(aPlayer({ games: games(10, 63, 3) }), others(18))).toBe(false);
  });

  test("is judged by the players of the same position alone", () => {
    const rivals = [...others(15), ...others(30, "midfielder"), ...others(30, "forward")];
    expect(isRegular(aPlayer({ games: games(10, 63, 3) }), rivals)).toBe(true);
  });

  test("has kept the place for ten rounds, and did not drop out last", () => {
    const lately = [...games(4, 0, 0), ...games(6)];
    expect(isRegular(aPlayer({ games: lately }))).toBe(false);
    const dropped = [...games(9), { minutes: 44, points: 1 }];
    expect(isRegular(aPlayer({ games: dropped }))).toBe(false);
    expect(isRegular(aPlayer({ games: [...games(9, 90, 3), { minutes: 45, points: 1 }] }))).toBe(true);
  });

  test("is fit, as far as the provider knows", () => {
    const form = { games: games(10, 90, 3) };
    expect([true, null, false].map((isFit) => isRegular(aPlayer({ ...form, isFit })))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("is not among the best eighth of the position by expected points", () => {
    const field = Array.from({ length: 40 }, (_, at) => aPlayer({ games: games(10, 90, at / 10) }));
    const regulars = regularsAmong(field).map(({ playerId }) => playerId);
    expect(regulars).toEqual(field.slice(0, 35).map(({ playerId }) => playerId));
  });

  test("is not the best of a position with fewer than eight", () => {
    const field = Array.from({ length: 7 }, (_, at) => aPlayer({ games: games(10, 90, at) }));
    const regulars = regularsAmong(field).map(({ playerId }) => playerId);
    expect(regulars).toEqual(field.slice(0, 6).map(({ playerId }) => playerId));
  });

  test("of equals has a higher id: the lowest are the stars", () => {
    const equals = others(16);
    const regulars = regularsAmong(equals.toReversed()).map(({ playerId }) => playerId);
    expect(regulars).toEqual(
      equals
        .slice(2)
        .map(({ playerId }) => playerId)
        .toReversed(),
    );
  });

  test("is known from last season while this one is young", () => {
    const young = { games: games(2, 90, 3) };
    expect(isRegular(aPlayer({ ...young, lastSeason: { minutes: 0.75 * 38 * 90, fixtures: 38 } }))).toBe(
      true,
    );
    expect(isRegular(aPlayer({ ...young, lastSeason: { minutes: 0.6 * 38 * 90, fixtures: 38 } }))).toBe(
      false,
    );
  });

  test("of a promoted club is the strongest of its squad while the season is young", () => {
    const squad = [80, 70].map((overall) =>
      aPlayer({ clubId: 9999, position: "goalkeeper", overall, games: [] }),
    );
    const all = regularsAmong([...others(30, "goalkeeper"), ...squad]);
    const regulars = new Set(all.map(({ playerId }) => playerId));
    expect(squad.map(({ playerId }) => regulars.has(playerId))).toEqual([true, false]);
  });
});

describe("expected points", () => {
  test("are the mean of a player's fixtures, mixed with four of a usual player of the position", () => {
    const usual = others(30);
    const better = aPlayer({ games: games(10, 90, 8) });
    const mean = (30 * 10 * 4 + 10 * 8) / 310;
    expect(expectedPoints([...usual, better]).get(better.playerId)).toBeCloseTo((80 + 4 * mean) / 14, 10);
  });

  test("take the usual player from the same position", () => {
    const usual = others(30, "goalkeeper");
    const keeper = aPlayer({ position: "goalkeeper", games: games(10, 90, 8) });
    const outfield = [...others(15, "midfielder"), ...others(15, "forward")].map((player) => ({
      ...player,
      games: games(10, 90, 9),
    }));
    const mean = (30 * 10 * 4 + 10 * 8) / 310;
    const expected = expectedPoints([...outfield, ...usual, keeper]).get(keeper.playerId);
    expect(expected).toBeCloseTo((80 + 4 * mean) / 14, 10);
  });

  test("take the usual player from those who are on the pitch for 70 %", () => {
    const regular = aPlayer({ games: games(10, 90, 8) });
    const rotated = aPlayer({ games: games(10, 63, 2) });
    const reserve = aPlayer({ games: games(10, 62, 1) });
    const expected = expectedPoints([regular, rotated, reserve]);
    expect(expected.get(regular.playerId)).toBeCloseTo((80 + 4 * 5) / 14, 10);
    expect(expected.get(reserve.playerId)).toBeCloseTo((10 + 4 * 5 * (62 / 90)) / 14, 10);
  });

  test("of a player who doesn't play are few", () => {
    const idle = aPlayer({ games: games(10, 0, 0) });
    expect(expectedPoints([...others(30), idle]).get(idle.playerId)).toBe(0);
  });

  test("go by overall before a ball is kicked", () => {
    const [strong, weak] = [85, 65].map((overall) => aPlayer({ overall, games: [] }));
    const expected = expectedPoints([strong ?? aPlayer(), weak ?? aPlayer()]);
    expect(expected.get(strong?.playerId ?? 0)).toBeGreaterThan(expected.get(weak?.playerId ?? 0) ?? 9);
  });
});

describe("if there are too few regulars", () => {
  test("two players per club and position fill in", () => {
    const squads = [1, 2].flatMap((clubId) =>
      positions.flatMap((position) =>
        [70, 70, 70].map((overall) => aPlayer({ clubId, position, overall, games: [] })),
      ),
    );
    const injured = squads.map((player, at) => (at === 0 ? { ...player, isFit: false } : player));
    const chosen = firstChoicesAmong(injured);
    expect(chosen).toHaveLength(16);
    expect(chosen.some(({ isFit }) => isFit === false)).toBe(false);
  });

  test.each<[string, Partial<PlayerForm>[]]>([
    ["have the most minutes", [{ games: games(6, 30) }, { games: games(6, 60) }, { games: games(6, 50) }]],
    [
      "have the highest overall of those with the same minutes",
      [
        { games: games(6, 60), overall: 70 },
        { games: games(6, 60), overall: 74 },
        { games: games(6, 60), overall: 72 },
      ],
    ],
    [
      "have more minutes, even if they are the weaker ones",
      [
        { games: games(6, 30), overall: 90 },
        { games: games(6, 60), overall: 70 },
        { games: games(6, 50), overall: 60 },
      ],
    ],
  ])("these two %s", (_, three) => {
    const [third, first, second] = three.map((given) => aPlayer({ clubId: 9999, ...given }));
    const chosen = firstChoicesAmong([third, first, second].flatMap((player) => player ?? []));
    expect(chosen.map(({ playerId }) => playerId)).toEqual([first?.playerId, second?.playerId]);
  });

  test("the two of three equals are those with the lowest ids", () => {
    const equals = others(3).map((player) => ({ ...player, clubId: 9999 }));
    const chosen = firstChoicesAmong(equals.toReversed());
    expect(chosen.map(({ playerId }) => playerId)).toEqual(
      equals.slice(0, 2).map(({ playerId }) => playerId),
    );
  });

  test("players who fill in have their expected points", () => {
    const [own] = firstChoicesAmong([aPlayer({ games: games(10, 90, 6) })]);
    expect(own?.expected).toBeCloseTo(6, 10);
  });
});
