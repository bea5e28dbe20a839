import { seedOf } from "#game/seed.ts";

/** Says which line of a pool comes next. */
export type TakeTurn = (pool: readonly string[]) => number;

/** Primes: a step that does not divide a pool's size visits every line of it before it comes back to the first. */
const STEPS: readonly number[] = [7, 11, 13, 5, 3];

interface Course {
  next: number;
  readonly step: number;
}

/**
 * Takes turns within every pool of lines: the match's seed says where a pool begins and in which order it runs, and no
 * line comes again before all others of its pool have come.
 *
 * @param seed the match's seed, a whole number from 0
 */
export function createTurns(seed: number): TakeTurn {
  const courses = new Map<readonly string[], Course>();
  return (pool) => {
    const course = courses.get(pool) ?? startCourse(pool.length, seedOf(`${seed} ${courses.size}`));
    courses.set(pool, course);
    const turn = course.next;
    course.next = (turn + course.step) % pool.length;
    return turn;
  };
}

function startCourse(size: number, chance: number): Course {
  const steps = STEPS.filter((step) => size % step !== 0);
  return { next: chance % size, step: steps[Math.floor(chance / size) % steps.length] ?? 1 };
}
