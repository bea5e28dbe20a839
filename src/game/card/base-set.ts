import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { seedOf } from "#game/seed.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { attainableSums, hasSum, nearestSum, placeOf } from "./base-set-sums.ts";
import type { SumsByClub } from "./base-set-sums.ts";
import { commonPrintOverall } from "./common-print.ts";
import { positions } from "./position.ts";
import type { Position } from "./position.ts";

/**
 * How many cards of each position a base set has (docs/rules.md#base-set): enough for any of the four formations and a
 * bench.
 */
export const BASE_SET_SHAPE: Readonly<Record<Position, number>> = {
  goalkeeper: 2,
  defender: 3,
  midfielder: 3,
  forward: 3,
};

/** Cards in a base set (spec §9). */
export const BASE_SET_SIZE = positions.reduce((size, position) => size + BASE_SET_SHAPE[position], 0);

/**
 * Expected points are counted in steps of so much: eleven cards are off by 0.44 points at most, where sets may differ by 3
 * in a hundred of some 35 (docs/rules.md#base-set).
 */
const STEP = 0.08;

/** So many draws are compared by the sum of their overalls, which are to be alike. */
const DRAWS = 100;
const OVERALL_TOLERANCE = 1;

/** A regular who may be drawn into a base set. */
export interface BaseSetCandidate {
  readonly playerId: number;
  readonly position: Position;
  readonly clubId: number;
  /** 1–99; the card shows it held inside a common print's bounds. */
  readonly overall: number;
  /** Points a fixture of the club. */
  readonly expected: number;
}

export interface BaseSetUnavailable {
  readonly code: "base_set_unavailable";
}

/** The clubs in the order in which they are drawn from, with what they can bring and what is aimed at. */
interface Draw<Candidate> {
  readonly clubs: readonly (readonly (Candidate & { readonly worth: number })[])[];
  readonly sums: SumsByClub;
  readonly target: number;
}

/**
 * Draws the eleven players of a user's base set from the regulars: 2 goalkeepers, 3 defenders, 3 midfielders and 3 forwards
 * from eleven different clubs (docs/rules.md#base-set), goalkeepers first.
 *
 * The seed is the user's id. One seed draws one set, in whatever order the candidates come; over one list of candidates
 * every set has the same sum of expected points, within a hundredth or two: that of eleven average candidates, or the
 * nearest that the list allows. Overalls add up to nearly the same too. A set is found
 * whenever there is one. Refuses with `base_set_unavailable` when no eleven of the candidates make a set.
 */
export function drawBaseSet<Candidate extends BaseSetCandidate>(
  candidates: readonly Candidate[],
  seed: string,
): Outcome<readonly Candidate[], BaseSetUnavailable> {
  const chance = xoroshiro128plus(seedOf(seed));
  const inOrder = eachOnce(candidates);
  const lowest = Math.min(...inOrder.map(({ expected }) => expected));
  const stepsOf = (expected: number): number => Math.round((expected - lowest) / STEP);
  const valued = inOrder.map((candidate) => ({ ...candidate, worth: stepsOf(candidate.expected) }));
  // In the order of ids too, the lowest of each club first: whatever order the list had is gone.
  const clubs = shuffled([...Map.groupBy(valued, ({ clubId }) => clubId).values()], chance);
  const sums = attainableSums(clubs, BASE_SET_SHAPE);
  const usual = Math.round(averageSum(valued, ({ worth }) => worth));
  const target = nearestSum(sums, BASE_SET_SHAPE, usual);
  if (target === null) return refused({ code: "base_set_unavailable" });
  const ids = new Set(drawMostUsual({ clubs, sums, target }, inOrder, chance));
  return accepted(inPositionOrder(inOrder.filter(({ playerId }) => ids.has(playerId))));
}

/** Of several draws the first whose overalls add up to what those of eleven average candidates do, else the nearest. */
function drawMostUsual<Candidate extends BaseSetCandidate>(
  draw: Draw<Candidate>,
  candidates: readonly Candidate[],
  chance: RandomGenerator,
): number[] {
  const usual = averageSum(candidates, ({ overall }) => commonPrintOverall(overall));
  const drawOne = (): { readonly ids: number[]; readonly distance: number } => {
    const drawn = drawTowards(draw, chance);
    const sum = drawn.reduce((total, { overall }) => total + commonPrintOverall(overall), 0);
    return { ids: drawn.map(({ playerId }) => playerId), distance: Math.abs(sum - usual) };
  };
  let best = drawOne();
  for (let at = 1; at < DRAWS && best.distance > OVERALL_TOLERANCE; at += 1) {
    const next = drawOne();
    if (next.distance < best.distance) best = next;
  }
  return best.ids;
}

/**
 * Takes one candidate from each club in turn, the first in a shuffled order that leaves the target in reach; a club
 * without one is passed over. The sums say beforehand what is in reach, so no step is ever taken back.
 */
function drawTowards<Candidate extends BaseSetCandidate>(
  { clubs, sums, target }: Draw<Candidate>,
  chance: RandomGenerator,
): Candidate[] {
  const missing = { ...BASE_SET_SHAPE };
  let remaining = target;
  const drawn: Candidate[] = [];
  clubs.forEach((club, at) => {
    for (const candidate of shuffled(club, chance)) {
      if (missing[candidate.position] === 0) continue;
      missing[candidate.position] -= 1;
      const rest = remaining - candidate.worth;
      if (hasSum(sums, at + 1, placeOf(missing), rest)) {
        remaining = rest;
        drawn.push(candidate);
        return;
      }
      missing[candidate.position] += 1;
    }
  });
  return drawn;
}

/** What eleven average candidates in the shape of a base set come to. */
function averageSum<Candidate extends BaseSetCandidate>(
  candidates: readonly Candidate[],
  valueOf: (candidate: Candidate) => number,
): number {
  return positions.reduce((sum, position) => {
    const ofPosition = candidates.filter((candidate) => candidate.position === position);
    if (ofPosition.length === 0) return sum;
    const total = ofPosition.reduce((all, candidate) => all + valueOf(candidate), 0);
    return sum + (BASE_SET_SHAPE[position] * total) / ofPosition.length;
  }, 0);
}

/** The candidates in the order of their ids; a player counts once. */
function eachOnce<Candidate extends BaseSetCandidate>(candidates: readonly Candidate[]): Candidate[] {
  const inOrder = [...candidates].sort((a, b) => a.playerId - b.playerId || a.clubId - b.clubId);
  return inOrder.filter(({ playerId }, at) => inOrder[at - 1]?.playerId !== playerId);
}

function shuffled<Item>(items: readonly Item[], chance: RandomGenerator): Item[] {
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) {
    order.push(...left.splice(uniformInt(chance, 0, left.length - 1), 1));
  }
  return order;
}

function inPositionOrder<Candidate extends BaseSetCandidate>(drawn: readonly Candidate[]): Candidate[] {
  return positions.flatMap((position) => drawn.filter((candidate) => candidate.position === position));
}
