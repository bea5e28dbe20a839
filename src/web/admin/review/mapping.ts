import type { PendingCardView } from "#contract/admin.ts";
import type { PlayerResult } from "#contract/football/player.ts";
import { OVERALL_MAX, OVERALL_MIN } from "#game/card/overall.ts";
import { NAME_LIKENESS_MIN } from "#game/card/photo-risk.ts";

/** What the card becomes if approved, as in the form. */
export interface Mapping {
  /** Null: none. */
  readonly player: PlayerResult | null;
  /** In the search field. */
  readonly text: string;
  /** As typed; empty: the player's own. */
  readonly overall: string;
}

/** The player the uploader chose, or else the likeliest whose name was read and matches. */
export function firstMapping({ claimedPlayer, evidence }: PendingCardView): Mapping {
  const likeliest = evidence?.players[0];
  const read = likeliest && likeliest.likeness >= NAME_LIKENESS_MIN ? likeliest.player : null;
  return { player: claimedPlayer ?? read, text: "", overall: "" };
}

/** The typed overall; null if there is none, or it is out of range. */
export function overallOf({ overall }: Mapping): number | null {
  const value = /^\d{1,2}$/u.test(overall) ? Number(overall) : Number.NaN;
  return value >= OVERALL_MIN && value <= OVERALL_MAX ? value : null;
}
