import { describe, expect, test } from "vitest";
import { chanceOf } from "#game/world/chance.ts";
import { matchEnd, matchTimeAt, secondHalfStart } from "./match-clock.ts";
import { planMoments } from "./plan-moments.ts";
import type { MatchPlan, PlannedMoment } from "./plan-moments.ts";
import { tendencies } from "./tendencies.ts";

const MATCHES = 1_500;
const stoppage = { first: 2, second: 5 };
const restart = secondHalfStart(stoppage);
const end = matchEnd(stoppage);
const ofLeague = tendencies["premier-league"];

function planMany(changes: Partial<MatchPlan> = {}): PlannedMoment[][] {
  const chance = chanceOf("plans");
  const plan: MatchPlan = {
    score: { home: 2, away: 1 },
    expected: { home: 1.36, away: 1.36 },
    stoppage,
    tendencies: ofLeague,
    ...changes,
  };
  return Array.from({ length: MATCHES }, () => planMoments(chance, plan));
}

function meanOf(
  matches: readonly PlannedMoment[][],
  kind: PlannedMoment["kind"],
  side: PlannedMoment["side"],
): number {
  return ofKind(matches, kind).filter((moment) => moment.side === side).length / matches.length;
}

function ofKind(matches: readonly PlannedMoment[][], kind: PlannedMoment["kind"]): PlannedMoment[] {
  return matches.flat().filter((moment) => moment.kind === kind);
}

/** Shares of the quarters of an hour and of both stoppages: 1–15, 16–30, 31–45, 45+, 46–60, 61–75, 76–90, 90+. */
function sharesByQuarter(moments: readonly PlannedMoment[]): number[] {
  const shares = Array.from({ length: 8 }, () => 0);
  for (const { second } of moments) {
    const { minute, stoppage: added } = matchTimeAt(second, stoppage);
    const quarter = Math.floor(((minute ?? 0) - 1) / 15);
    const bucket = added === null ? quarter + (quarter > 2 ? 1 : 0) : minute === 45 ? 3 : 7;
    shares[bucket] = (shares[bucket] ?? 0) + 1 / moments.length;
  }
  return shares;
}

function largestGap(found: readonly number[], wanted: readonly number[]): number {
  return Math.max(...found.map((share, at) => Math.abs(share - (wanted[at] ?? 0))));
}

describe("the plan of a match", () => {
  test("is in order, from the kick-off to the final whistle and never at half time", () => {
    for (const moments of planMany()) {
      const seconds = moments.map(({ second }) => second);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      const statuses = new Set(seconds.map((second) => matchTimeAt(second, stoppage).status));
      expect([...statuses].filter((status) => status !== "1H" && status !== "2H")).toEqual([]);
    }
  });

  test("has exactly the goals of the score", () => {
    for (const moments of planMany()) {
      expect(meanOf([moments], "goal", "home")).toBe(2);
      expect(meanOf([moments], "goal", "away")).toBe(1);
    }
  });

  test("has goals and cards in the league's shares of the quarters of an hour", () => {
    const plans = planMany();
    expect(largestGap(sharesByQuarter(ofKind(plans, "goal")), ofLeague.goalMinutes)).toBeLessThan(0.015);
    expect(largestGap(sharesByQuarter(ofKind(plans, "booking")), ofLeague.cardMinutes)).toBeLessThan(0.015);
  });

  test("has saves evenly over the match, and a third as many in each stoppage as in a quarter of an hour", () => {
    const even = [3, 3, 3, 1, 3, 3, 3, 1].map((weight) => weight / 20);
    expect(largestGap(sharesByQuarter(ofKind(planMany(), "save")), even)).toBeLessThan(0.015);
  });

  test("has penalties missed evenly over the match", () => {
    const matches = planMany({ tendencies: { ...ofLeague, missedPenalties: 3 } });
    const even = [3, 3, 3, 1, 3, 3, 3, 1].map((weight) => weight / 20);
    expect(largestGap(sharesByQuarter(ofKind(matches, "missed_penalty")), even)).toBeLessThan(0.015);
    expect(meanOf(matches, "missed_penalty", "home")).toBeCloseTo(3, 0);
  });

  test("books the away side more", () => {
    const plans = planMany();
    expect(Math.abs(meanOf(plans, "booking", "home") - ofLeague.homeYellows)).toBeLessThan(0.07);
    expect(Math.abs(meanOf(plans, "booking", "away") - ofLeague.awayYellows)).toBeLessThan(0.07);
  });

  test("sends someone off as often as the league does, at the times of cards", () => {
    const late = { ...ofLeague, straightReds: 0.5, cardMinutes: [0, 0, 0, 0, 0, 0, 1, 0] };
    const matches = planMany({ tendencies: late });
    expect(meanOf(matches, "sending_off", "home")).toBeCloseTo(0.5, 1);
    expect(meanOf(matches, "sending_off", "away")).toBeCloseTo(0.5, 1);
    expect(sharesByQuarter(ofKind(matches, "sending_off"))[6]).toBeCloseTo(1, 9);
    expect(Math.max(...matches.map((moments) => meanOf([moments], "sending_off", "home")))).toBe(1);
    expect(ofKind(planMany({ tendencies: { ...ofLeague, straightReds: 0 } }), "sending_off")).toEqual([]);
    const always = planMany({ tendencies: { ...ofLeague, straightReds: 1 } });
    expect(ofKind(always, "sending_off")).toHaveLength(2 * MATCHES);
  });

  test("has more saves for the goalkeeper whose opponents may expect more: twice as many for four times the goals", () => {
    const matches = planMany({ expected: { home: 4 * 1.36, away: 1.36 } });
    expect(Math.abs(meanOf(matches, "save", "home") - 2.75)).toBeLessThan(0.1);
    expect(Math.abs(meanOf(matches, "save", "away") - 5.5)).toBeLessThan(0.15);
  });
});

describe("planned changes", () => {
  function changesOfHome(): number[][] {
    return planMany().map((moments) =>
      moments.filter(({ kind, side }) => kind === "change" && side === "home").map(({ second }) => second),
    );
  }

  test("are five at most, mostly four or five, and sometimes none", () => {
    const changes = changesOfHome();
    const counts = [0, 1, 2, 3, 4, 5].map(
      (count) => changes.filter((seconds) => seconds.length === count).length / MATCHES,
    );
    expect(largestGap(counts, [0.005, 0.015, 0.05, 0.18, 0.33, 0.42])).toBeLessThan(0.03);
    expect(counts[0]).toBeGreaterThan(0);
  });

  test("come in three interruptions at most, and any of the three may have several", () => {
    const changes = changesOfHome();
    const windows = changes.map((seconds) => [...new Set(seconds)].toSorted((a, b) => a - b));
    expect(Math.max(...windows.map((seconds) => seconds.length))).toBe(3);
    const fives = changes.filter((seconds) => seconds.length === 5 && new Set(seconds).size === 3);
    const doubled = fives.map((seconds) =>
      [...new Set(seconds)]
        .toSorted((a, b) => a - b)
        .map((one) => seconds.filter((second) => second === one).length > 1),
    );
    for (const place of [0, 1, 2]) {
      const share = doubled.filter((isDoubled) => isDoubled[place]).length / doubled.length;
      expect(share).toBeCloseTo(1 - (2 / 3) ** 2, 1);
    }
  });

  test("come mostly in the last half hour, and one in ten as the second half begins", () => {
    const all = changesOfHome().flat();
    const atRestart = all.filter((second) => second === restart).length / all.length;
    expect(atRestart).toBeGreaterThan(0.08);
    expect(atRestart).toBeLessThan(0.12);
    const late = all.filter((second) => second >= restart + 15 * 60).length / all.length;
    expect(late).toBeGreaterThan(0.75);
    expect(all.every((second) => second < end)).toBe(true);
  });
});
