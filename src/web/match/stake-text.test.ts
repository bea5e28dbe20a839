import { describe, expect, test } from "vitest";
import type { ReplayView } from "#contract/match/match.ts";
import { words } from "#web/language/words.ts";
import { stakeText } from "./stake-text.ts";

const side = { teamName: "Night Owls", points: null };
const quick = { matchType: "quick", home: side, away: side } as ReplayView;
const ranked = {
  matchType: "ranked",
  home: { ...side, points: { before: 1000, after: 1012 } },
  away: { ...side, points: { before: 1000, after: 988 } },
} as ReplayView;

describe("what was at stake in a match", () => {
  test.each([
    ["home", "A quick match: it counts in your record and leaves your rating alone."],
    ["away", "A quick match: it doesn't touch your record or rating."],
    [null, "A quick match: no rating at stake."],
  ] as const)(
    "a quick match counts in the record of the manager who asked for it (viewer: %s)",
    (of, text) => {
      expect(stakeText(words("match"), quick, of)).toBe(text);
    },
  );

  test.each([
    ["home", "Your rating went up 12: 1000 → 1012."],
    ["away", "Your rating went down 12: 1000 → 988."],
    [null, "Night Owls: rating up 12, 1000 → 1012."],
  ] as const)("a ranked match moves both ratings (viewer: %s)", (of, text) => {
    expect(stakeText(words("match"), ranked, of)).toBe(text);
  });
});
