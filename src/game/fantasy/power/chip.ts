/** Chips in a season, each for one card in one round (docs/rules.md#chips). */
export const CHIP_USES_PER_SEASON = 4;

/** Cards that may carry a chip in one round, at most (docs/rules.md#chips). */
export const CHIPS_PER_ROUND = 2;

/** A chip that a locked squad carried. */
export interface ChipUse {
  readonly round: number;
  readonly cardId: number;
  /** Whether it came back, because the card's club had no fixture in the round. */
  readonly isReturned: boolean;
}

/**
 * The chips that are spent, seen from a round: those of the rounds locked before. What is set for the round itself can
 * still be taken back, and what came back is not spent. Seen from no round (null), all that were locked count.
 */
export function spentChips(uses: readonly ChipUse[], round: number | null): ChipUse[] {
  return uses.filter((use) => !use.isReturned && use.round !== round);
}

/** Chips left in the season, 0–4, when so many are spent. */
export function chipUsesLeft(spentCount: number): number {
  return Math.max(0, CHIP_USES_PER_SEASON - spentCount);
}

/**
 * Whether a chip comes back: only where the card's club has no fixture in the round, not where the player stays away
 * (docs/rules.md#chips). Decided at the deadline and, for chips that haven't come back, once the round is final.
 *
 * @param fixtures of the card's club in the round
 */
export function isChipReturned(fixtures: number): boolean {
  return fixtures === 0;
}
