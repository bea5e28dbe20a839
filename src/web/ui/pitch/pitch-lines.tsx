import { PITCH_GOALS, PITCH_LINES } from "./pitch-line-paths.ts";

/** The lines of a five-a-side pitch, seen from above in a 100 × 160 box: goals at both ends, areas that are half circles. */
export function PitchLines() {
  return (
    <svg viewBox="0 0 100 160" aria-hidden="true" className="pitch-lines">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d={PITCH_LINES} strokeWidth="1.6" opacity="0.16" />
        <path d={PITCH_LINES} strokeWidth="0.65" opacity="0.8" />
        <path d={PITCH_GOALS} strokeWidth="1" />
      </g>
      <g fill="currentColor">
        <circle cx="50" cy="80" r="0.9" />
        <circle cx="50" cy="22" r="0.9" />
        <circle cx="50" cy="138" r="0.9" />
      </g>
    </svg>
  );
}
