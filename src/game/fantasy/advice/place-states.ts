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

/** The number that stands for these places being taken. */
export function stateOf(places: Places): number {
  return places.reduce((state, count, kind) => state + count * (WEIGHTS[kind] ?? 0), 0);
}

/** Finds the states in which so many places of each kind are still free; remembers what was asked before. */
export function findFreeStates(): (places: Places) => readonly number[] {
  const known = new Map<string, readonly number[]>();
  return (places) => {
    const key = places.join();
    const found = known.get(key) ?? statesThatLeave(places);
    known.set(key, found);
    return found;
  };
}

function statesThatLeave(places: Places): number[] {
  return places.reduce<number[]>(
    (states, count, kind) => {
      const free = Math.max(0, (LIMITS[kind] ?? 0) - count + 1);
      const weight = WEIGHTS[kind] ?? 0;
      return states.flatMap((state) => Array.from({ length: free }, (_, taken) => state + taken * weight));
    },
    [0],
  );
}

function most(position: keyof PositionCounts): number {
  return Math.max(...squadShapes.map(({ counts }) => counts[position]));
}
