import type { PointsReason } from "#game/football/points.ts";
import { words } from "#web/language/words.ts";

export interface CountedLine {
  readonly reason: PointsReason;
  /** What was counted: minutes, goals, saves …; 1 for a clean sheet. */
  readonly figure: number;
}

/** What a line of a receipt counts: "90 minutes", "1 goal", "Clean sheet". */
export function receiptLineText({ reason, figure }: CountedLine): string {
  return words("card")(`receipt.${reason}`, { count: figure });
}

/** Points with their sign, with a true minus instead of a hyphen: "+4", "−1", "0". */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
