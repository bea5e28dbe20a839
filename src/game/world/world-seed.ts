/** The one simulated world that every installation shares, so that two of them show the same results. */
export const WORLD_SEED = 2026;
