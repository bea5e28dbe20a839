export const sides = ["home", "away"] as const;

/** The two sides of a fixture, real or simulated. */
export type Side = (typeof sides)[number];

/** The opponent of a side. */
export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}
