import { describe, expect, test } from "vitest";
import { houseLineUp } from "./house-team.ts";
import type { LineUp } from "./line-up.ts";
import { mapFive } from "./line-up.ts";
import { rerun } from "./rerun.ts";
import type { Distribution } from "./rerun.ts";
import { luckOf, whatWouldHelp } from "./why.ts";

const strong = houseLineUp("1-2-1", 82);
const weak = houseLineUp("1-2-1", 70);

/** How the strong side's match at home against the weak one ends. */
function reruns(): Distribution {
  return rerun({ home: strong, away: weak }, 2000, 5);
}

function withKeeper(lineUp: LineUp, overall: number): LineUp {
  const players = mapFive(lineUp.players, (player, index) => (index === 0 ? { ...player, overall } : player));
  return { ...lineUp, players };
}

/** How many points of overall each better card would have brought the away side. */
function risesFor(away: LineUp): number[] {
  const fixture = { home: strong, away };
  return whatWouldHelp({ fixture, side: "away", times: 10, seed: 9, rise: 10 }).flatMap(({ change }) =>
    change.kind === "formation" ? [] : [change.rise],
  );
}

describe("the luck of a result", () => {
  test("is good for a winning underdog, and bad for a losing favourite", () => {
    const score = { home: 1, away: 2 };
    const distribution = reruns();
    const underdog = luckOf(score, distribution, "away");
    const favourite = luckOf(score, distribution, "home");
    expect(underdog.points).toBe(3);
    expect(underdog.luck).toBeGreaterThan(2);
    expect(underdog.luckierThan).toBeGreaterThan(80);
    expect(favourite.points).toBe(0);
    expect(favourite.luck).toBeLessThan(-1.5);
    expect(favourite.luckierThan).toBeLessThan(20);
  });

  test("counts the reruns that ended worse, and half of those that ended alike, in whole percent", () => {
    const scorelines = [
      { home: 1, away: 1, count: 4 },
      { home: 2, away: 0, count: 3 },
      { home: 3, away: 1, count: 1 },
      { home: 0, away: 1, count: 2 },
    ];
    const known = { ...reruns(), times: 10, scorelines, expectedPoints: { home: 1.6, away: 1 } };
    expect(luckOf({ home: 2, away: 0 }, known, "home")).toEqual({
      points: 3,
      expectedPoints: 1.6,
      luck: 3 - 1.6,
      luckierThan: 80,
    });
    expect(luckOf({ home: 2, away: 0 }, known, "away")).toEqual({
      points: 0,
      expectedPoints: 1,
      luck: -1,
      luckierThan: 20,
    });
    expect(luckOf({ home: 0, away: 0 }, known, "home")).toMatchObject({ points: 1, luckierThan: 40 });
    expect(luckOf({ home: 9, away: 0 }, known, "home").luckierThan).toBe(100);
    expect(luckOf({ home: 0, away: 9 }, known, "home").luckierThan).toBe(0);
  });

  test("of both sides adds up: a side luckier than some share leaves the rest to the other", () => {
    const score = { home: 4, away: 2 };
    const distribution = reruns();
    const shares =
      luckOf(score, distribution, "home").luckierThan + luckOf(score, distribution, "away").luckierThan;
    expect(Math.abs(shares - 100)).toBeLessThanOrEqual(1);
  });
});

describe("what would have helped", () => {
  const question = { side: "away" as const, times: 1000, seed: 9, rise: 10 };

  test("lists the most helpful first: formations, a better keeper, one better card", () => {
    const help = whatWouldHelp({ ...question, fixture: { home: strong, away: weak } });
    const kinds = help.map(({ change }) => change.kind);
    expect(kinds.filter((kind) => kind === "formation")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "keeper")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "card")).toHaveLength(4);
    const gains = help.map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  });

  test("says what was expected with the change, and by how much more than without", () => {
    const fixture = { home: strong, away: weak };
    const asItWas = rerun(fixture, 1000, 9).expectedPoints.away;
    for (const { change, expectedPoints, gain } of whatWouldHelp({ ...question, fixture })) {
      expect(gain).toBeCloseTo(expectedPoints - asItWas, 10);
      if (change.kind !== "formation") continue;
      const away = change.lineUp;
      expect(away.formation).toBe(change.formation);
      expect(expectedPoints).toBe(rerun({ ...fixture, away }, 1000, 9).expectedPoints.away);
    }
  });

  test("tries one better card at a time: the keeper's and each of the others'", () => {
    const fixture = { home: weak, away: strong };
    const help = whatWouldHelp({ ...question, side: "home", fixture });
    const cards = help.flatMap(({ change }) => (change.kind === "formation" ? [] : [change]));
    expect(cards.toSorted((a, b) => a.player - b.player)).toEqual([
      { kind: "keeper", player: 0, rise: 10 },
      { kind: "card", player: 1, rise: 10 },
      { kind: "card", player: 2, rise: 10 },
      { kind: "card", player: 3, rise: 10 },
      { kind: "card", player: 4, rise: 10 },
    ]);
    const forward = help.find(({ change }) => change.kind === "card" && change.player === 4);
    const [keeper, defender, left, right, striker] = weak.players;
    const home: LineUp = {
      ...weak,
      players: [keeper, defender, left, right, { ...striker, overall: striker.overall + 10 }],
    };
    expect(forward?.expectedPoints).toBe(rerun({ home, away: strong }, 1000, 9).expectedPoints.home);
  });

  test("leaves out the same formation where nobody could be placed better", () => {
    const formations = whatWouldHelp({
      ...question,
      times: 10,
      fixture: { home: strong, away: weak },
    }).flatMap(({ change }) => (change.kind === "formation" ? [change.formation] : []));
    expect(formations.toSorted((a, b) => a.localeCompare(b))).toEqual(["1-1-2", "2-1-1", "2-2"]);
  });

  test("is never a loss where a card gets better", () => {
    const help = whatWouldHelp({ ...question, fixture: { home: strong, away: weak } });
    const better = help.filter(({ change }) => change.kind !== "formation");
    expect(Math.min(...better.map(({ gain }) => gain))).toBeGreaterThan(0);
  });

  test("is a better keeper by much, where nobody else can get better", () => {
    const fixture = { home: strong, away: withKeeper(houseLineUp("1-2-1", 99), 60) };
    const help = whatWouldHelp({ ...question, fixture, rise: 30 });
    const cards = help.filter(({ change }) => change.kind !== "formation");
    expect(cards.map(({ change }) => change)).toEqual([{ kind: "keeper", player: 0, rise: 30 }]);
    expect(cards[0]?.gain).toBeGreaterThan(0.1);
  });

  test("tries a goalkeeper as the better keeper where an outfield player kept goal", () => {
    const [keeper, ...others] = weak.players;
    const forwardInGoal = (overall: number, position: "forward" | "goalkeeper"): LineUp => ({
      ...weak,
      players: [{ ...keeper, overall, position }, ...others],
    });
    const fixture = { home: forwardInGoal(60, "forward"), away: strong };
    const help = whatWouldHelp({ ...question, side: "home", fixture });
    const better = help.find(({ change }) => change.kind === "keeper");
    const home = forwardInGoal(70, "goalkeeper");
    expect(better?.expectedPoints).toBe(rerun({ home, away: strong }, 1000, 9).expectedPoints.home);
  });

  test("is a better order if players are in each other's places", () => {
    const [keeper, defender, left, right, forward] = weak.players;
    const swapped: LineUp = {
      formation: weak.formation,
      players: [{ ...forward, slot: "GK" }, defender, left, right, { ...keeper, slot: "ST" }],
    };
    const [best] = whatWouldHelp({ ...question, fixture: { home: weak, away: swapped } });
    expect(best?.change).toMatchObject({ kind: "formation", formation: "1-2-1" });
    expect(best?.gain).toBeGreaterThan(0.4);
  });

  test("offers no rise beyond 99", () => {
    expect(risesFor(houseLineUp("2-2", 97))).toEqual([2, 2, 2, 2, 2]);
    expect(risesFor(houseLineUp("2-2", 98))).toEqual([1, 1, 1, 1, 1]);
    expect(risesFor(houseLineUp("2-2", 99))).toEqual([]);
  });
});
