/** The one simulated world that every installation shares: two of them show the same results. */
export const WORLD_SEED = 2026;
