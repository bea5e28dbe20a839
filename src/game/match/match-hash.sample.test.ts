import { expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import { matchHash } from "./match-hash.ts";
import { simulateMatch } from "./simulate-match.ts";

test("the hash of a match is different for 5,000 different seeds", () => {
  const home = houseLineUp("2-1-1", 74);
  const away = houseLineUp("1-1-2", 71);
  const hashes = new Set<string>();
  for (let seed = 0; seed < 5_000; seed += 1) hashes.add(matchHash(simulateMatch({ seed, home, away })));
  expect(hashes.size).toBe(5_000);
});
