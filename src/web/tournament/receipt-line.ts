import type { PointsReason } from "#game/football/points.ts";
import { words } from "#web/language/words.ts";

const KEYS = {
  minutes: "receipt.minutes",
  goals: "receipt.goals",
  assists: "receipt.assists",
  conceded: "receipt.conceded",
  saves: "receipt.saves",
  penalties_saved: "receipt.penaltiesSaved",
  penalties_missed: "receipt.penaltiesMissed",
  defensive_contributions: "receipt.defensiveContributions",
  yellow_cards: "receipt.yellowCards",
  red_cards: "receipt.redCards",
  own_goals: "receipt.ownGoals",
  bonus: "receipt.bonus",
} as const satisfies Readonly<Record<Exclude<PointsReason, "clean_sheet">, string>>;

export interface CountedLine {
  readonly reason: PointsReason;
  /** What was counted: minutes, goals, saves …; 1 for a clean sheet. */
  readonly figure: number;
}

/** What a line of a receipt counts: "90 minutes", "1 goal", "Clean sheet". */
export function receiptLineText({ reason, figure }: CountedLine): string {
  const t = words("card");
  return reason === "clean_sheet" ? t("receipt.cleanSheet") : t(KEYS[reason], { count: figure });
}

/** Points with their sign, with a true minus instead of a hyphen: "+4", "−1", "0". */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
