import {
  calibrationTargets,
  type ExpectedShares,
  MATCHES_PER_GAP,
  type MeasuredGap,
  measureGap,
} from "#game/match/calibration.ts";

export interface Measured {
  readonly target: ExpectedShares;
  readonly measured: MeasuredGap;
}

addEventListener("message", ({ data: firstSeed }: MessageEvent<number>) => {
  measureAll(firstSeed, (line) => postMessage(line));
});

/** Plays 20,000 matches for each gap in the engine's targets, with consecutive seeds from `firstSeed`. */
function measureAll(firstSeed: number, onMeasured: (line: Measured) => void): void {
  for (const [index, target] of calibrationTargets.entries()) {
    const measured = measureGap(target.gap, MATCHES_PER_GAP, firstSeed + index * MATCHES_PER_GAP);
    onMeasured({ target, measured });
  }
}
