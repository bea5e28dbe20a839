import {
  calibrationTargets,
  type ExpectedShares,
  type MeasuredGap,
  measureGap,
} from "#game/match/calibration.ts";

/** Matches played for each gap (docs/rules.md#match-targets). */
export const MATCHES_PER_GAP = 20_000;

export interface Measured {
  readonly target: ExpectedShares;
  readonly measured: MeasuredGap;
}

/** Plays 20,000 matches for each gap in the engine's targets, with consecutive seeds from `firstSeed`. */
export function measureAll(firstSeed: number, onMeasured: (line: Measured) => void): void {
  for (const [index, target] of calibrationTargets.entries()) {
    const measured = measureGap(target.gap, MATCHES_PER_GAP, firstSeed + index * MATCHES_PER_GAP);
    onMeasured({ target, measured });
  }
}
