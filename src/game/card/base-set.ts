import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { RandomGenerator } from "pure-rand/types/RandomGenerator";
import { seedOf } from "#game/seed.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { attainableSums, hasSum, nearestSum, placeOf } from "./base-set-sums.ts";
import type { SumsByClub } from "./base-set-sums.ts";
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

/** The overalls of base cards, all of them common (docs/rules.md#base-set). */
export const BASE_OVERALL_MIN = 68;
export const BASE_OVERALL_MAX = 74;

/** The sum that every base set aims at: eleven cards of the middle overall, 71. */
export const BASE_SET_TARGET = (BASE_SET_SIZE * (BASE_OVERALL_MIN + BASE_OVERALL_MAX)) / 2;

/** A player who can be drawn into a base set. */
export interface BaseSetCandidate {
  readonly playerId: number;
  readonly position: Position;
  readonly clubId: number;
  /** 1–99; only those inside the base set's bounds are drawn. */
  readonly overall: number;
}

export interface BaseSetUnavailable {
  readonly code: "base_set_unavailable";
}

/**
 * Draws the eleven players of a user's base set: 2 goalkeepers, 3 defenders, 3 midfielders and 3 forwards from eleven
 * different clubs, overall 68–74 (docs/rules.md#base-set), goalkeepers first.
 *
 * The seed is the user's id. One seed draws one set, in whatever order the candidates come; over one list of candidates
 * every seed draws the same sum of overalls: 781, or the sum nearest to it that the list allows. A set is found whenever
 * there is one. Refuses with `base_set_unavailable` when no eleven of the candidates make a set.
 */
export function drawBaseSet<Candidate extends BaseSetCandidate>(
  candidates: readonly Candidate[],
  seed: string,
): Outcome<readonly Candidate[], BaseSetUnavailable> {
  const chance = xoroshiro128plus(seedOf(seed));
  const clubs = shuffled(candidatesByClub(candidates), chance);
  const sums = attainableSums(clubs, BASE_SET_SHAPE, BASE_OVERALL_MIN);
  const target = nearestSum(sums, BASE_SET_SHAPE, BASE_SET_TARGET - BASE_SET_SIZE * BASE_OVERALL_MIN);
  if (target === null) return refused({ code: "base_set_unavailable" });
  return accepted(inPositionOrder(drawTowards(target, clubs, sums, chance)));
}

/**
 * Takes one candidate from each club in turn, the first in a shuffled order that leaves the target in reach; a club
 * without one is passed over. The sums say beforehand what is in reach, so no step is ever taken back.
 */
function drawTowards<Candidate extends BaseSetCandidate>(
  target: number,
  clubs: readonly (readonly Candidate[])[],
  sums: SumsByClub,
  chance: RandomGenerator,
): Candidate[] {
  const missing = { ...BASE_SET_SHAPE };
  let remaining = target;
  const drawn: Candidate[] = [];
  clubs.forEach((club, at) => {
    for (const candidate of shuffled(club, chance)) {
      if (missing[candidate.position] === 0) continue;
      missing[candidate.position] -= 1;
      const rest = remaining - (candidate.overall - BASE_OVERALL_MIN);
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

/** The eligible candidates of each club, clubs and candidates in the order of their ids; a player counts once. */
function candidatesByClub<Candidate extends BaseSetCandidate>(
  candidates: readonly Candidate[],
): (readonly Candidate[])[] {
  const inOrder = [...candidates].sort((a, b) => a.playerId - b.playerId || a.clubId - b.clubId);
  const seen = new Set<number>();
  const clubs = new Map<number, Candidate[]>();
  for (const candidate of inOrder) {
    if (seen.has(candidate.playerId) || !isEligible(candidate)) continue;
    seen.add(candidate.playerId);
    const club = clubs.get(candidate.clubId);
    if (club) club.push(candidate);
    else clubs.set(candidate.clubId, [candidate]);
  }
  return [...clubs].sort(([a], [b]) => a - b).map(([, club]) => club);
}

function isEligible(candidate: BaseSetCandidate): boolean {
  return (
    Number.isInteger(candidate.overall) &&
    candidate.overall >= BASE_OVERALL_MIN &&
    candidate.overall <= BASE_OVERALL_MAX
  );
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
