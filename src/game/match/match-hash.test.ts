import { describe, expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import { matchHash } from "./match-hash.ts";
import type { MatchResult } from "./match-result.ts";
import { simulateMatch } from "./simulate-match.ts";

const home = houseLineUp("2-1-1", 74);
const away = houseLineUp("1-1-2", 71);

function play(): MatchResult {
  return simulateMatch({ seed: 11, home, away });
}

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, reversedKeys(field)] as const);
  return Object.fromEntries(fields.reverse());
}

describe("the hash of a match", () => {
  test("is sixteen hexadecimal digits", () => {
    expect(matchHash(play())).toMatch(/^[0-9a-f]{16}$/);
  });

  test("survives storage as JSON and a new order of keys", () => {
    const result = play();
    const stored = reversedKeys(JSON.parse(JSON.stringify(result))) as MatchResult;
    expect(JSON.stringify(stored)).not.toBe(JSON.stringify(result));
    expect(matchHash(stored)).toBe(matchHash(result));
  });

  test("is the same with a field that is absent and one that is undefined", () => {
    const result = play();
    const stored = { ...result, note: undefined, home: { ...result.home, first: undefined } };
    expect(matchHash(stored)).toBe(matchHash(result));
    const noEvents = { ...result, aFirst: undefined, zLast: undefined };
    expect(matchHash(noEvents)).toBe(matchHash(result));
  });

  test("changes with any single goal, event or rating", () => {
    const result = play();
    const { score, events, manOfTheMatch } = result;
    const tampered = [
      { ...result, score: { ...score, home: score.home + 1 } },
      { ...result, events: events.slice(1) },
      { ...result, events: events.toReversed() },
      { ...result, manOfTheMatch: { ...manOfTheMatch, player: (manOfTheMatch.player + 1) % 5 } },
      { ...result, home: { ...result.home, expectedGoals: result.home.expectedGoals + 0.01 } },
    ];
    const hashes = new Set([result, ...tampered].map((match) => matchHash(match)));
    expect(hashes.size).toBe(6);
  });
});
