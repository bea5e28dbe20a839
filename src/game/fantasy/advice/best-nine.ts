import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { BENCH_COUNT, shapeOf, squadShapes } from "#game/fantasy/squad.ts";
import type { FiveASideFormationName } from "#game/team/formation.ts";
import { clubOptions, mayLead } from "./club-options.ts";
import type { Candidate, ClubOption } from "./club-options.ts";
import { PLACE_STATES, stateOf, statesWithFree } from "./place-states.ts";

/** A squad that was found. */
export interface BestNine {
  readonly formation: FiveASideFormationName;
  /** From the goal forward. */
  readonly starterIds: readonly number[];
  /** Outfield cards first, the best first. */
  readonly benchIds: readonly number[];
  readonly captainId: number;
  readonly viceCaptainId: number;
  /** The expected points of the starters, the captain's twice. */
  readonly expected: number;
}

/** For a state that is reached without a card of the club. */
const NO_OPTION = -1;

/** The intended bench has one goalkeeper (docs/rules.md#squad). */
const BENCH_GOALKEEPERS = 1;

/**
 * The best legal nine of a collection, for the points to expect of each card; null where no legal nine is in it.
 *
 * Best is the sum over the starters, the captain twice, and the bench by its weight (`BENCH_WEIGHT`); exact, no nine is
 * better. Captain and vice-captain are the outfield starters of whom most is expected (`mayLead`), of equals the one
 * further forward, who scores more goals. A bench with one goalkeeper comes before any other. The search goes from club to
 * club over the places that are taken by then, so that its time grows with the number of clubs, and with the cards only as
 * they are read.
 *
 * @param cards approved and linked to players of the league; several may be of one player
 */
export function bestNine(cards: readonly Candidate[]): BestNine | null {
  const clubs = [...Map.groupBy(bestOfPlayers(cards), ({ clubId }) => clubId).values()].map(clubOptions);
  const values = new Float64Array(PLACE_STATES).fill(Number.NEGATIVE_INFINITY);
  values[0] = 0;
  const steps = clubs.map((options) => ({ options, reachedWith: addClub(values, options) }));
  const chosen: ClubOption[] = [];
  let state = bestGoal(values);
  for (const { options, reachedWith } of steps.toReversed()) {
    const option = options[reachedWith[state] ?? NO_OPTION];
    if (option === undefined) continue;
    chosen.push(option);
    state -= stateOf(option.places);
  }
  return toNine(chosen);
}

/** Of the cards of one player and one position only the best can be part of a best nine. */
function bestOfPlayers(cards: readonly Candidate[]): Candidate[] {
  const best: Record<Position, Map<number, Candidate>> = {
    goalkeeper: new Map(),
    defender: new Map(),
    midfielder: new Map(),
    forward: new Map(),
  };
  for (const card of cards) {
    const known = best[card.position].get(card.playerId);
    if (known === undefined || known.expected < card.expected) best[card.position].set(card.playerId, card);
  }
  return positions.flatMap((position) => [...best[position].values()]);
}

/** Raises `values`, by state, to what this club adds; returns the option that each state was reached with. */
function addClub(values: Float64Array, options: readonly ClubOption[]): Int16Array {
  const before = values.slice();
  const chosen = new Int16Array(PLACE_STATES).fill(NO_OPTION);
  for (const [index, { places, value }] of options.entries()) {
    const step = stateOf(places);
    for (const state of statesWithFree(places)) {
      const reached = (before[state] ?? 0) + value;
      if (reached <= (values[state + step] ?? 0)) continue;
      values[state + step] = reached;
      chosen[state + step] = index;
    }
  }
  return chosen;
}

/** The most valuable full squad, of those with the intended bench if there is one; without any, one without a card. */
function bestGoal(values: Float64Array): number {
  const goalkeepers = Array.from({ length: BENCH_COUNT + 1 }, (_, count) => count);
  const others = goalkeepers.filter((count) => count !== BENCH_GOALKEEPERS);
  for (const counts of [[BENCH_GOALKEEPERS], others]) {
    const states = counts.flatMap((count) =>
      squadShapes.map(({ counts: { goalkeeper, defender, midfielder, forward } }) =>
        stateOf([goalkeeper, defender, midfielder, forward, count, BENCH_COUNT - count, 1]),
      ),
    );
    const best = states.reduce((most, state) => ((values[state] ?? 0) > (values[most] ?? 0) ? state : most));
    if ((values[best] ?? 0) > Number.NEGATIVE_INFINITY) return best;
  }
  return 0;
}

function toNine(chosen: readonly ClubOption[]): BestNine | null {
  const starters = chosen
    .flatMap((option) => option.starters)
    .sort((a, b) => positions.indexOf(a.position) - positions.indexOf(b.position) || b.expected - a.expected);
  const bench = chosen
    .flatMap((option) => option.bench)
    .sort((a, b) => Number(isKeeper(a)) - Number(isKeeper(b)) || b.expected - a.expected);
  const [captain, vice] = starters
    .filter(mayLead)
    .sort((a, b) => b.expected - a.expected || positions.indexOf(b.position) - positions.indexOf(a.position));
  const formation = shapeOf(starters.map(({ position }) => position));
  if (captain === undefined || vice === undefined || formation === null) return null;
  return {
    formation,
    starterIds: starters.map(({ cardId }) => cardId),
    benchIds: bench.map(({ cardId }) => cardId),
    captainId: captain.cardId,
    viceCaptainId: vice.cardId,
    expected: starters.reduce((sum, { expected }) => sum + expected, captain.expected),
  };
}

function isKeeper({ position }: Candidate): boolean {
  return position === "goalkeeper";
}
