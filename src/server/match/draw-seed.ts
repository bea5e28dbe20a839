import { createHmac } from "node:crypto";

/** Of the 64 bits that are read, 53 fit a seed (LARGEST_SEED). */
const SPARE_BITS = 11n;

/** What is drawn: the opponent and the match itself must not follow from each other. */
export type Draw = "opponent" | "match";

/**
 * A seed that nobody can foresee who does not know the installation's secret, and that cannot be drawn again: it follows
 * from the manager and from how many matches they have played, so a request that is repeated draws the same.
 *
 * @returns a whole number from 0 to 2^53 − 1
 */
export function drawSeed(secret: string, draw: Draw, userId: string, matchesPlayed: number): number {
  const digest = createHmac("sha256", secret).update(`${draw}\n${userId}\n${matchesPlayed}`).digest();
  return Number(digest.readBigUInt64BE() >> SPARE_BITS);
}
