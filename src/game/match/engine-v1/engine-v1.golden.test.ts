import { describe, expect, test } from "vitest";
import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { fiveASideFormationNames, naturalPosition, slotsOf } from "#game/team/formation.ts";
import type { Five, LineUp } from "#game/match/line-up.ts";
import { mapFive } from "#game/match/line-up.ts";
import { matchHash } from "#game/match/match-hash.ts";
import { simulateMatch } from "#game/match/simulate-match.ts";

const FIVE: Five<number> = [0, 1, 2, 3, 4];

/** Line-ups of every formation and of very different overalls; every third has a player out of position. */
function lineUpNumber(number: number): LineUp {
  const formation = fiveASideFormationNames[number % 4] ?? "1-2-1";
  return {
    formation,
    players: mapFive(FIVE, (index) => {
      const slot = slotsOf(formation)[index]?.label ?? "CM";
      const astray: Position | undefined = number % 3 === index ? positions[(number + index) % 4] : undefined;
      return {
        playerName: `Player ${index}`,
        position: astray ?? naturalPosition(slot) ?? "midfielder",
        overall: 1 + ((number * 37 + index * 13 + 59) % 99),
        slot,
      };
    }),
  };
}

function hashOf(number: number): string {
  const seed = number < 25 ? number : number * 180_143_985_094_819;
  return matchHash(
    simulateMatch({
      seed,
      home: lineUpNumber(number),
      away: lineUpNumber(number * 3 + 1),
      engineVersion: 1,
    }),
  );
}

/** Taken when version 1 was released. If one changes, stored matches no longer replay: make a new version instead. */
const HASHES: readonly string[] = [
  "e5a94eab5a300d00",
  "f220e80b0651fa93",
  "d8455a8bb44e241a",
  "4965d71b5c1609de",
  "94a4236d6cc9e8e4",
  "ecbdc61f30777b3c",
  "0956bf8eb4694a8c",
  "825f3b8edf4da367",
  "81ecbcf4db752dc3",
  "5a980fa3b764d101",
  "2870bd3168108849",
  "7a6f4b4ff6e6bfe5",
  "3f80629073d98bc5",
  "f5cfda54a46a2ca9",
  "c79ca660214ecf2a",
  "76791ec367796874",
  "ab5c0e30bc685c46",
  "bed512a76f50d4bb",
  "3cbea414d0474cdd",
  "800b2f622abae0d9",
  "2109c15a6a4a78eb",
  "febf772ba7f47cd0",
  "47df5637a4706cae",
  "4dcdddd0905952b2",
  "734f7ea257a96aac",
  "8b7c544844400dd6",
  "889334457010d8ea",
  "5ad960daf1feb663",
  "b75e034c735a4809",
  "c4cd2fda50e9bd26",
  "8582e0a5151869d4",
  "5da989e2c5ffacce",
  "d32402d3f8da5cab",
  "929fe6e0f3fd713c",
  "246172fc724d5fc4",
  "1e5d8ea65609e12e",
  "6c1e330514b44b8b",
  "16a1be69330a181b",
  "dc7dcd9edac51212",
  "5b27cb63bc8b96f1",
  "8873f110121accbb",
  "62a8441f7732cbd4",
  "4ac902ab3157d290",
  "9a04f649b449ca9f",
  "72d4bd2422cee920",
  "ae421b9bfd01bfd0",
  "9ef179262434caf7",
  "769e4b6304f5a911",
  "e0daf3b5d1194ebc",
  "909667bf06db9968",
];

describe("version 1 of the match engine", () => {
  test("plays its fifty golden matches as on its first day", () => {
    expect(HASHES).toHaveLength(50);
    expect(HASHES.map((_, number) => hashOf(number))).toEqual(HASHES);
  });
});
