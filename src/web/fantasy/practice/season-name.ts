import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { seasonStarting } from "#game/leaderboard/season.ts";
import type { Words } from "#words/noun.ts";

/** "Premier League 2025/26" or "Premier League 2025/26, simulated". */
export function seasonName(t: Words<"practice">, { leagueName, season, source }: PracticeChoice): string {
  const name = `${leagueName} ${seasonStarting(season).name}`;
  return source === "simulated" ? t("simulated", { name }) : name;
}

/** Identifies a season in a list of choices. */
export function seasonKey({ leagueId, season }: Pick<PracticeChoice, "leagueId" | "season">): string {
  return `${leagueId} ${season}`;
}
