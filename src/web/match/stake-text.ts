import type { ReplayView } from "#contract/match/match.ts";
import type { Side } from "#game/match/match-event.ts";
import type { Words } from "#words/noun.ts";

/**
 * What was at stake for the viewer, on `side` or null for a spectator: in a ranked match the rating, in a quick one only
 * the record of the manager who asked for it, the home side (docs/rules.md#match-game).
 */
export function stakeText(t: Words<"match">, match: ReplayView, side: Side | null): string {
  if (match.matchType === "quick") return t(`result.unranked.${side ?? "spectator"}`);
  const points = match[side ?? "home"].points;
  if (points === null) return "";
  const { before, after } = points;
  const facts = { count: Math.abs(after - before), before, after };
  if (side === null) {
    const team = match.home.teamName;
    if (after === before) return t("result.teamSame", { team, after });
    return after > before
      ? t("result.teamGain", { ...facts, team })
      : t("result.teamLoss", { ...facts, team });
  }
  if (after === before) return t("result.yourSame", { after });
  return after > before ? t("result.yourGain", facts) : t("result.yourLoss", facts);
}
