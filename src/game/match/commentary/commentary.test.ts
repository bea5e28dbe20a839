import { describe, expect, test } from "vitest";
import { houseLineUp } from "#game/match/house-team.ts";
import type { MatchEvent } from "#game/match/match-event.ts";
import { matchHash } from "#game/match/match-hash.ts";
import { simulateMatch } from "#game/match/simulate-match.ts";
import { commentary, commentate } from "./commentary.ts";
import { words as lines } from "#words/en/commentary.ts";
import type { MatchNames } from "./tell-event.ts";

const names: MatchNames = {
  home: { team: "Canal Street", players: ["Ada", "Bea", "Cleo", "Dot", "Eve"] },
  away: { team: "Docklands", players: ["Vic", "Wes", "Xan", "Yaz", "Zac"] },
};

const telling = { names, lines };

const home = houseLineUp("1-2-1", 79);
const away = houseLineUp("1-1-2", 76);
const matches = Array.from({ length: 400 }, (_, index) => simulateMatch({ seed: index * 7919, home, away }));

/** What an event becomes with the first line of each pool. */
function told(event: MatchEvent): string {
  return commentary(event, telling, () => 0);
}

describe("the commentary of a match", () => {
  test("has one finished text for each event", () => {
    for (const match of matches) {
      const texts = commentate(match, telling);
      expect(texts).toHaveLength(match.events.length);
      expect(texts.filter((text) => text === "" || /[{}]/u.test(text))).toEqual([]);
    }
  });

  test("always reads the same, and leaves the match as it was", () => {
    for (const match of matches.slice(0, 50)) {
      const hash = matchHash(match);
      expect(commentate(match, telling)).toEqual(commentate(match, telling));
      expect(matchHash(match)).toBe(hash);
    }
  });

  test("repeats itself in fewer than one match in fifty", () => {
    const repeating = matches.filter((match) => {
      const texts = commentate(match, telling);
      return new Set(texts).size < texts.length;
    });
    expect(repeating.length / matches.length).toBeLessThan(0.02);
  });

  test("uses hundreds of different lines over many matches of the same names", () => {
    const texts = new Set(matches.flatMap((match) => commentate(match, telling)));
    expect(texts.size).toBeGreaterThan(2000);
  });
});

describe("an event in words", () => {
  test("names who scored, against whom, and the score with the higher number first", () => {
    const goal: MatchEvent = {
      kind: "goal",
      minute: 12,
      second: 0,
      side: "away",
      player: 4,
      assist: null,
      move: "solo",
      score: { home: 0, away: 2 },
    };
    expect(told(goal)).toBe("Goal! Zac slots it past Ada. Docklands pull away, 2–0.");
  });

  test.each([
    [{ home: 1, away: 0 }, 5, "Canal Street have the first goal of the match."],
    [{ home: 2, away: 2 }, 5, "All square at 2–2."],
    [{ home: 2, away: 2 }, 39, "With the clock running down, Canal Street are level at 2–2!"],
    [{ home: 3, away: 2 }, 5, "Canal Street go in front, 3–2."],
    [{ home: 3, away: 2 }, 39, "Surely that wins it for Canal Street! It's 3–2."],
    [{ home: 4, away: 2 }, 5, "Canal Street pull away, 4–2."],
    [{ home: 1, away: 3 }, 5, "Canal Street pull one back, 3–1."],
  ])("says what a goal for %j in minute %d means", (score, minute, meaning) => {
    const goal = { kind: "goal", second: 0, side: "home", player: 1, assist: null, move: "solo" } as const;
    expect(told({ ...goal, minute, score })).toBe(`Goal! Bea slots it past Vic. ${meaning}`);
  });

  test.each([
    [{ home: 0, away: 0 }, "Full time: 0–0. The defences win the day."],
    [{ home: 3, away: 3 }, "Full time, and it ends all square at 3–3."],
    [{ home: 2, away: 3 }, "Full time. Docklands edge it, 3–2."],
    [{ home: 3, away: 1 }, "Full time. Canal Street win 3–1."],
    [{ home: 1, away: 6 }, "Full time. Docklands win it well, 6–1."],
  ])("sums up %j at the final whistle", (score, text) => {
    expect(told({ kind: "fullTime", minute: 40, second: 59, score })).toBe(text);
  });

  test("tells the keeper's pass, the pass to the keeper and any other one apart", () => {
    const pass = { kind: "buildUp", minute: 3, second: 0, side: "home" } as const;
    expect(told({ ...pass, player: 0, to: 2 })).toBe("Ada rolls it out to Cleo.");
    expect(told({ ...pass, player: 2, to: 0 })).toBe("Nothing on, so Cleo goes back to Ada.");
    expect(told({ ...pass, player: 2, to: 3 })).toBe("Cleo finds Dot between the lines.");
  });

  test("credits a save to the keeper and names the shooter of the other side", () => {
    const save = { kind: "save", minute: 3, second: 0, side: "away", player: 0, shooter: 4 } as const;
    const texts = Array.from({ length: 20 }, (_, turn) => commentary(save, telling, () => turn));
    expect(texts).toContain("Eve can't believe it. Vic has clawed it away!");
  });
});
