import { countAround, pickWeighted, wholeBetween } from "#game/world/chance.ts";
import type { Chance } from "#game/world/chance.ts";
import type { Side } from "#game/side.ts";
import type { Goals } from "./draw-score.ts";
import { secondHalfStart, secondIn } from "./match-clock.ts";
import type { Stoppage } from "./match-clock.ts";
import type { Tendencies } from "./tendencies.ts";

/** That something will happen, and when; who does it is decided by who is on the pitch by then. */
export interface PlannedMoment {
  readonly second: number;
  /** Whose moment it is: that scores, misses, is booked, changes or saves. */
  readonly side: Side;
  readonly kind: "goal" | "missed_penalty" | "booking" | "sending_off" | "change" | "save";
}

/** What a match is planned from. */
export interface MatchPlan {
  readonly score: Readonly<Record<Side, number>>;
  readonly expected: Goals;
  readonly stoppage: Stoppage;
  readonly tendencies: Tendencies;
}

/** Interruptions in which a side may bring on its substitutes. */
const MOST_WINDOWS = 3;
/** How often a side brings on none, one, … five. */
const CHANGES = [0.005, 0.015, 0.05, 0.18, 0.33, 0.42];
/** Shares of changes: the eight quarters and stoppages of `secondIn`, then half time. */
const CHANGE_MINUTES = [0.006, 0.013, 0.016, 0.003, 0.07, 0.355, 0.405, 0.035, 0.1];
const AT_HALF_TIME = 8;
/** Saves of a goalkeeper whose opponents may expect a usual number of goals. */
const SAVES = 2.75;
const USUAL_GOALS = 1.36;

/** Everything that will happen in a match, in its order. */
export function planMoments(chance: Chance, plan: MatchPlan): PlannedMoment[] {
  const sides = [planSide(chance, plan, "home"), planSide(chance, plan, "away")];
  return sides.flat().sort((a, b) => a.second - b.second);
}

function planSide(chance: Chance, plan: MatchPlan, side: Side): PlannedMoment[] {
  const { goalMinutes, cardMinutes, missedPenalties, straightReds } = plan.tendencies;
  const yellows = side === "home" ? plan.tendencies.homeYellows : plan.tendencies.awayYellows;
  const threat = side === "home" ? plan.expected.away : plan.expected.home;
  const evenly = goalMinutes.map((_, bucket) => (bucket % 4 === 3 ? 0.05 : 0.15));
  const within = (count: number, kind: PlannedMoment["kind"], shares: readonly number[]) =>
    Array.from({ length: count }, () => ({ second: drawSecond(chance, shares, plan.stoppage), side, kind }));
  return [
    ...within(plan.score[side], "goal", goalMinutes),
    ...within(countAround(chance, missedPenalties), "missed_penalty", evenly),
    ...within(countAround(chance, yellows), "booking", cardMinutes),
    ...within(chance() < straightReds ? 1 : 0, "sending_off", cardMinutes),
    ...within(countAround(chance, SAVES * Math.sqrt(threat / USUAL_GOALS)), "save", evenly),
    ...changeSeconds(chance, plan.stoppage).map((second) => ({ second, side, kind: "change" as const })),
  ];
}

function drawSecond(chance: Chance, shares: readonly number[], stoppage: Stoppage): number {
  const bucket = drawIndex(chance, shares);
  if (bucket === AT_HALF_TIME) return secondHalfStart(stoppage);
  return secondIn(bucket, chance(), stoppage);
}

/** When a side changes: up to five substitutes in up to three interruptions. */
function changeSeconds(chance: Chance, stoppage: Stoppage): number[] {
  const count = drawIndex(chance, CHANGES);
  const windows = Array.from({ length: Math.min(count, MOST_WINDOWS) }, () =>
    drawSecond(chance, CHANGE_MINUTES, stoppage),
  );
  return Array.from(
    { length: count },
    (_, at) => windows[at] ?? windows[wholeBetween(chance, 0, windows.length - 1)] ?? 0,
  );
}

function drawIndex(chance: Chance, shares: readonly number[]): number {
  return pickWeighted(chance, [...shares.keys()], (at) => shares[at] ?? 0) ?? 0;
}
