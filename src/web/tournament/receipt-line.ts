import type { PointsReason } from "#game/football/points.ts";

const WORDS: Readonly<Record<PointsReason, readonly [one: string, many: string]>> = {
  minutes: ["minute", "minutes"],
  goals: ["goal", "goals"],
  assists: ["assist", "assists"],
  clean_sheet: ["clean sheet", "clean sheets"],
  conceded: ["goal conceded", "goals conceded"],
  saves: ["save", "saves"],
  penalties_saved: ["penalty saved", "penalties saved"],
  penalties_missed: ["penalty missed", "penalties missed"],
  defensive_contributions: ["defensive contribution", "defensive contributions"],
  yellow_cards: ["yellow card", "yellow cards"],
  red_cards: ["red card", "red cards"],
  own_goals: ["own goal", "own goals"],
  bonus: ["bonus point", "bonus points"],
};

/** What was counted in a line of a receipt: "90 minutes", "1 goal", "Clean sheet". */
export function receiptLineText({
  reason,
  figure,
}: {
  readonly reason: PointsReason;
  readonly figure: number;
}): string {
  if (reason === "clean_sheet") return "Clean sheet";
  const [one, many] = WORDS[reason];
  return `${figure} ${figure === 1 ? one : many}`;
}

/** Points with their sign, a minus in place of the hyphen: "+4", "−1", "0". */
export function signed(points: number): string {
  if (points === 0) return "0";
  return points < 0 ? `−${-points}` : `+${points}`;
}
