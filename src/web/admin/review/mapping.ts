import type { PendingCardView } from "#contract/admin.ts";
import type { PlayerResult } from "#contract/football/player.ts";
import { OVERALL_MAX, OVERALL_MIN } from "#game/card/overall.ts";
import { NAME_LIKENESS_MIN } from "#game/card/photo-risk.ts";

/** What an approved card becomes, as it stands in the form. */
export interface Mapping {
  /** Null: nobody. */
  readonly player: PlayerResult | null;
  /** In the search field. */
  readonly text: string;
  /** As typed; empty: the player's own. */
  readonly overall: string;
}

/** The player whom the uploader chose, else the likeliest of those whose name was read and fits. */
export function firstMapping({ claimedPlayer, evidence }: PendingCardView): Mapping {
  const likeliest = evidence?.players[0];
  const read = likeliest && likeliest.likeness >= NAME_LIKENESS_MIN ? likeliest.player : null;
  return { player: claimedPlayer ?? read, text: "", overall: "" };
}

/** The overall that was typed; null where none was, or none that can be. */
export function overallOf({ overall }: Mapping): number | null {
  const value = /^\d{1,2}$/u.test(overall) ? Number(overall) : Number.NaN;
  return value >= OVERALL_MIN && value <= OVERALL_MAX ? value : null;
}
