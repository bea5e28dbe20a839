/** The lines of a five-a-side pitch from above, in a 100 × 160 box, with half circles as penalty areas. */
export const PITCH_LINES =
  "M4.6 5h90.8q.6 0 .6.6v148.8q0 .6-.6.6H4.6q-.6 0-.6-.6V5.6q0-.6.6-.6ZM4 80h92M63 80a13 13 0 1 1-26 0 13 13 0 0 1 26 0ZM23 5a27 24 0 0 0 54 0M23 155a27 24 0 0 1 54 0M4 8a3 3 0 0 0 3-3M93 5a3 3 0 0 0 3 3M4 152a3 3 0 0 1 3 3M93 155a3 3 0 0 1 3-3";

/** The goals at both ends, in the same box. */
export const PITCH_GOALS = "M40 5V2.4h20V5M40 155v2.6h20V155";
