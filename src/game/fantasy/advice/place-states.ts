import { BENCH_COUNT, squadShapes } from "#game/fantasy/squad.ts";
import type { PositionCounts } from "#game/fantasy/squad.ts";
import type { Places } from "./club-options.ts";

/** How many places of each kind there are, in the order of `Places`. */
const LIMITS: Places = [
  most("goalkeeper"),
  most("defender"),
  most("midfielder"),
  most("forward"),
  BENCH_COUNT,
  BENCH_COUNT,
  1,
];

/** What one place of each kind adds to a state: states of places that do not overflow add up like numbers. */
const WEIGHTS = LIMITS.map((_, kind) =>
  LIMITS.slice(0, kind).reduce((product, limit) => product * (limit + 1), 1),
);

/** The number of states; each is a number from 0, where no place is taken, up to it. */
export const PLACE_STATES = LIMITS.reduce((product, limit) => product * (limit + 1), 1);

const NO_STATES = new Uint16Array();

/** The number of the state in which these places are taken. */
export function stateOf(places: Places): number {
  return places.reduce((state, count, kind) => state + count * (WEIGHTS[kind] ?? 0), 0);
}

/** By the state that the places alone make. They follow from the rules' constants, so no search has to find them again. */
const freeStates = new Map<number, Uint16Array>();

/** The states in which so many places of each kind are still free. */
export function statesWithFree(places: Places): Uint16Array {
  if (places.some((count, kind) => count > (LIMITS[kind] ?? 0))) return NO_STATES;
  const key = stateOf(places);
  const found = freeStates.get(key) ?? statesThatLeave(places);
  freeStates.set(key, found);
  return found;
}

function statesThatLeave(places: Places): Uint16Array {
  let states = [0];
  for (const [kind, count] of places.entries()) {
    const free = Array.from({ length: (LIMITS[kind] ?? 0) - count + 1 }, (_, taken) => taken);
    const weight = WEIGHTS[kind] ?? 0;
    states = states.flatMap((state) => free.map((taken) => state + taken * weight));
  }
  return Uint16Array.from(states);
}

function most(position: keyof PositionCounts): number {
  return Math.max(...squadShapes.map(({ counts }) => counts[position]));
}
