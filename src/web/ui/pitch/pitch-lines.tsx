/** The lines of a five-a-side pitch, seen from above in a 100 × 160 box: goals at both ends, areas that are half circles. */
export function PitchLines() {
  return (
    <svg viewBox="0 0 100 160" aria-hidden="true" className="pitch-lines">
      <g fill="none" stroke="currentColor" strokeWidth="0.7" strokeLinecap="round">
        <rect x="4" y="5" width="92" height="150" rx="0.6" />
        <path d="M4 80h92" />
        <circle cx="50" cy="80" r="13" />
        <path d="M23 5a27 24 0 0 0 54 0M23 155a27 24 0 0 1 54 0" />
        <path d="M4 8a3 3 0 0 0 3-3M93 5a3 3 0 0 0 3 3M4 152a3 3 0 0 1 3 3M93 155a3 3 0 0 1 3-3" />
        <path d="M40 5V2.4h20V5M40 155v2.6h20V155" strokeWidth="1" />
      </g>
      <g fill="currentColor">
        <circle cx="50" cy="80" r="0.9" />
        <circle cx="50" cy="22" r="0.9" />
        <circle cx="50" cy="138" r="0.9" />
      </g>
    </svg>
  );
}
