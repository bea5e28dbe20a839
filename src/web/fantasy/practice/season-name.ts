import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { seasonStarting } from "#game/leaderboard/season.ts";

/** Such as "Premier League 2025/26", or "Premier League 2025/26, simulated". */
export function seasonName({ leagueName, season, source }: PracticeChoice): string {
  const name = `${leagueName} ${seasonStarting(season).name}`;
  return source === "simulated" ? `${name}, simulated` : name;
}

/** What tells the seasons apart in a list of choices. */
export function seasonKey({ leagueId, season }: Pick<PracticeChoice, "leagueId" | "season">): string {
  return `${leagueId} ${season}`;
}
