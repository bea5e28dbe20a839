import type { Position } from "#game/card/position.ts";
import type { LineUp } from "#game/match/line-up.ts";
import { playedOverall } from "#game/match/played-overall.ts";
import { lineOf } from "./line-of.ts";

/** What a side brings, each on the scale of overalls (1 to 99). */
export interface Strength {
  readonly attack: number;
  readonly defence: number;
  readonly control: number;
}

/**
 * How much a line counts towards each strength, beside the other lines of its side. Over attack and defence together
 * all lines count nearly alike, so that the team rating, a plain mean, stays a fair forecast.
 */
const WEIGHTS: Readonly<Record<Position, Strength>> = {
  goalkeeper: { attack: 0.25, defence: 2.4, control: 0.4 },
  defender: { attack: 0.8, defence: 1.6, control: 1.1 },
  midfielder: { attack: 1.2, defence: 1, control: 2 },
  forward: { attack: 1.8, defence: 0.5, control: 1.2 },
};

/**
 * Weighs up a line-up. Every weight is positive, so a better player never makes any strength smaller: that is where
 * "more overall never means fewer wins" (docs/rules.md#match-targets) begins.
 */
export function strengthOf(lineUp: LineUp): Strength {
  const sum = { attack: 0, defence: 0, control: 0 };
  const weight = { attack: 0, defence: 0, control: 0 };
  for (const player of lineUp.players) {
    const share = WEIGHTS[lineOf(player)];
    const overall = playedOverall(player);
    for (const part of ["attack", "defence", "control"] as const) {
      sum[part] += share[part] * overall;
      weight[part] += share[part];
    }
  }
  return {
    attack: sum.attack / weight.attack,
    defence: sum.defence / weight.defence,
    control: sum.control / weight.control,
  };
}
