import { describe, expect, test } from "vitest";
import { gamesOfPlayer } from "./games-of-player.ts";

const HOUR = 3_600_000;

/** A fixture of a round, which kicks off so many hours after the round's first. */
function aFixture(id: number, round: number, hours = 0) {
  return { id, round, kickOff: (round * 168 + hours) * HOUR };
}

function idsOf(games: readonly { readonly id: number }[]): number[] {
  return games.map(({ id }) => id);
}

describe("a player's games", () => {
  const ofClub = [aFixture(11, 1), aFixture(12, 2), aFixture(13, 3)];

  test("are the club's fixtures, played or not, for one who was never elsewhere", () => {
    const games = gamesOfPlayer({ ofClub, elsewhere: [], hasFigures: (id) => id === 12 });
    expect(idsOf(games)).toEqual([11, 12, 13]);
  });

  test("are those with the old club instead of what the new one played in the same rounds", () => {
    const elsewhere = [aFixture(21, 1, 3), aFixture(22, 2, -3)];
    const games = gamesOfPlayer({ ofClub, elsewhere, hasFigures: (id) => id > 20 });
    expect(idsOf(games)).toEqual([21, 22, 13]);
  });

  test("have a missed one in a round without figures for either club", () => {
    const games = gamesOfPlayer({ ofClub, elsewhere: [aFixture(21, 1)], hasFigures: (id) => id === 21 });
    expect(idsOf(games)).toEqual([21, 12, 13]);
  });

  test("have both of a round that the player played twice, the earlier kick-off first", () => {
    const late = [aFixture(11, 1, 900), ...ofClub.slice(1)];
    const games = gamesOfPlayer({ ofClub: late, elsewhere: [aFixture(21, 1)], hasFigures: () => true });
    expect(idsOf(games)).toEqual([21, 12, 13, 11]);
  });
});
