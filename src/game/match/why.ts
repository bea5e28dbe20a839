import { OVERALL_MAX } from "#game/card/overall.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import type { FiveASideFormationName } from "#game/team/formation.ts";
import { arrangeLineUp, worthOf } from "./arrange-line-up.ts";
import type { LineUp } from "./line-up.ts";
import { mapFive } from "./line-up.ts";
import type { Side } from "#game/side.ts";
import { marginOf, type Score } from "./match-event.ts";
import { type Distribution, type RerunFixture, rerun, resultPoints } from "./rerun.ts";

/** How lucky a result was for one side. */
export interface Luck {
  /** 3, 1 or 0. */
  readonly points: number;
  readonly expectedPoints: number;
  /** `points` less `expectedPoints`: above zero is good luck. */
  readonly luck: number;
  /** Whole percent of the reruns that ended worse for the side, by goal difference; equal ones count half. */
  readonly luckierThan: number;
}

/** One thing that a side could have changed. */
export type Change =
  /** The same five in another formation, or better placed in the same one; `lineUp` has the players in their slots. */
  | { readonly kind: "formation"; readonly formation: FiveASideFormationName; readonly lineUp: LineUp }
  | { readonly kind: "keeper"; readonly player: number; readonly rise: number }
  | { readonly kind: "card"; readonly player: number; readonly rise: number };

export interface Help {
  readonly change: Change;
  readonly expectedPoints: number;
  /** Expected points won by the change (0 to 3); below zero it would have hurt. */
  readonly gain: number;
}

export interface HelpQuestion {
  readonly fixture: RerunFixture;
  readonly side: Side;
  /** Reruns for each change that is tried; there are at most nine changes. */
  readonly times: number;
  readonly seed: number;
  /** How many points of overall better the keeper, or the one other card, is supposed to be. */
  readonly rise: number;
}

/** The goalkeeper's slot comes first in every formation. */
const KEEPER = 0;

/** Sets a result beside what its fixture promised. */
export function luckOf(score: Score, distribution: Distribution, side: Side): Luck {
  const points = resultPoints(score, side);
  const expectedPoints = distribution.expectedPoints[side];
  const margin = marginOf(score, side);
  let passed = 0;
  for (const line of distribution.scorelines) {
    const other = marginOf(line, side);
    if (other < margin) passed += line.count;
    if (other === margin) passed += line.count / 2;
  }
  const luckierThan = Math.round((100 * passed) / distribution.times);
  return { points, expectedPoints, luck: points - expectedPoints, luckierThan };
}

/**
 * What would have helped a side, the most helpful first: each formation with the same five in their best places, a
 * better keeper, or one better card. Every change is tried with the same luck as the fixture as it was.
 */
export function whatWouldHelp({ fixture, side, times, seed, rise }: HelpQuestion): readonly Help[] {
  const promised = (lineUp: LineUp): number =>
    rerun({ ...fixture, [side]: lineUp }, times, seed).expectedPoints[side];
  const asItWas = promised(fixture[side]);
  return [...formationChanges(fixture[side]), ...cardChanges(fixture[side], rise)]
    .map(({ change, lineUp }): Help => {
      const expectedPoints = promised(lineUp);
      return { change, expectedPoints, gain: expectedPoints - asItWas };
    })
    .sort((a, b) => b.gain - a.gain);
}

interface Trial {
  readonly change: Change;
  readonly lineUp: LineUp;
}

function formationChanges(lineUp: LineUp): Trial[] {
  return fiveASideFormationNames
    .map((formation) => arrangeLineUp(lineUp.players, formation))
    .filter(
      (arranged) =>
        arranged.formation !== lineUp.formation || worthOf(arranged.players) > worthOf(lineUp.players),
    )
    .map((arranged) => ({
      change: { kind: "formation", formation: arranged.formation, lineUp: arranged },
      lineUp: arranged,
    }));
}

function cardChanges(lineUp: LineUp, rise: number): Trial[] {
  return lineUp.players.flatMap(({ overall }, player): Trial[] => {
    const real = Math.min(rise, OVERALL_MAX - overall);
    if (real <= 0) return [];
    // A better keeper is a goalkeeper, even if an outfield player kept goal.
    const better = { overall: overall + real, ...(player === KEEPER && { position: "goalkeeper" as const }) };
    const players = mapFive(lineUp.players, (other, index) =>
      index === player ? { ...other, ...better } : other,
    );
    const kind = player === KEEPER ? "keeper" : "card";
    return [{ change: { kind, player, rise: real }, lineUp: { ...lineUp, players } }];
  });
}
