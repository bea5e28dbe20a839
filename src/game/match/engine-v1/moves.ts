import type { Move } from "#game/match/match-event.ts";

interface MoveKind {
  /** Chances of this kind in every hundred; all kinds together make a hundred. */
  readonly inHundred: number;
  /** How good such a chance is beside the side's average one; weighted by frequency these average 1. */
  readonly quality: number;
  /** Probability that a team-mate laid it on. */
  readonly created: number;
}

/**
 * The kinds of chance of a five-a-side match; assists come to about two goals in three (docs/rules.md#match-engine).
 */
export const MOVES: Readonly<Record<Move, MoveKind>> = {
  throughBall: { inHundred: 22, quality: 1.3, created: 1 },
  cutback: { inHundred: 20, quality: 1.35, created: 1 },
  counter: { inHundred: 18, quality: 1.15, created: 0.5 },
  longShot: { inHundred: 18, quality: 0.45, created: 0.3 },
  solo: { inHundred: 14, quality: 0.8, created: 0 },
  freeKick: { inHundred: 8, quality: 0.55, created: 0 },
};

const MOVE_ORDER: readonly Move[] = ["throughBall", "cutback", "counter", "longShot", "solo", "freeKick"];

/** Chances of one kind differ by this much either way. */
const SPREAD = 0.3;

/** A chance's kind, and its quality beside the side's average chance. */
export interface Opening {
  readonly move: Move;
  readonly quality: number;
}

/** Picks an opening with one number in [0, 1): its interval gives the kind, its place in there the quality. */
export function openingAt(chance: number): Opening {
  let left = chance * 100;
  for (const move of MOVE_ORDER) {
    const { inHundred, quality } = MOVES[move];
    if (left < inHundred) {
      return { move, quality: quality * (1 - SPREAD + (2 * SPREAD * left) / inHundred) };
    }
    left -= inHundred;
  }
  return { move: "freeKick", quality: MOVES.freeKick.quality };
}
