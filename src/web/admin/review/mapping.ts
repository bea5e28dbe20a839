import type { PendingCardView } from "#contract/admin.ts";
import type { PlayerResult } from "#contract/football/player.ts";
import { OVERALL_MAX, OVERALL_MIN } from "#game/card/overall.ts";
import { NAME_LIKENESS_MIN } from "#game/card/photo-risk.ts";

/** The form's values: what the card becomes if approved. */
export interface Mapping {
  /** Null: not linked. */
  readonly player: PlayerResult | null;
  /** The text in the search field. */
  readonly text: string;
  /** As typed; empty: the player's overall. */
  readonly overall: string;
}

/** The player the uploader chose, or else the likeliest one if the name on the photo matches well enough. */
export function firstMapping({ claimedPlayer, evidence }: PendingCardView): Mapping {
  const likeliest = evidence?.players[0];
  const read = likeliest && likeliest.likeness >= NAME_LIKENESS_MIN ? likeliest.player : null;
  return { player: claimedPlayer ?? read, text: "", overall: "" };
}

/** The typed overall; null if it is empty or out of range. */
export function overallOf({ overall }: Mapping): number | null {
  const value = /^\d{1,2}$/u.test(overall) ? Number(overall) : Number.NaN;
  return value >= OVERALL_MIN && value <= OVERALL_MAX ? value : null;
}
