/** The bounds of every overall (docs/rules.md#overall-and-rarity). */
export const OVERALL_MIN = 1;
export const OVERALL_MAX = 99;

/** The overall of a card that is not linked to a real player (docs/rules.md#overall-and-rarity). */
export const UNMAPPED_OVERALL = 65;

/**
 * The curve from form to overall: the worst of a position gets the base, the best gets base + span
 * (docs/rules.md#overall-and-rarity).
 */
const FORM_BASE = 60;
const FORM_SPAN = 34;
const FORM_EXPONENT = 1.35;

/** A player's percentiles among players of the same position, from 0 (last) to 1 (first). */
export interface Form {
  /** Fantasy points per 90 minutes, among players with at least 450 minutes. */
  readonly pointsPer90Percentile: number;
  /** The player's price in the provider's game. */
  readonly pricePercentile: number;
}

/**
 * The overall (60–94) that a player's form earns: round(60 + 34 z^1.35), z the mean of both percentiles
 * (docs/rules.md#overall-and-rarity). Percentiles outside 0–1 count as the nearer bound.
 */
export function overallFromForm(form: Form): number {
  const mean = (within01(form.pointsPer90Percentile) + within01(form.pricePercentile)) / 2;
  return Math.round(FORM_BASE + FORM_SPAN * mean ** FORM_EXPONENT);
}

/** A number as an overall: rounded, and clamped to 1–99. */
export function asOverall(value: number): number {
  return Math.min(OVERALL_MAX, Math.max(OVERALL_MIN, Math.round(value)));
}

function within01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
