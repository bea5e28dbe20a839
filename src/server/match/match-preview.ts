import { eq } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import { match } from "./table.ts";

/** What a link to a match shows to anyone who gets it, signed in or not: the teams and the score, and no person. */
export interface MatchPreview {
  readonly homeTeamName: string;
  readonly awayTeamName: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly matchType: "ranked" | "quick";
}

/** Null for a match that is not there. */
export async function loadMatchPreview(db: Queryable, id: number): Promise<MatchPreview | null> {
  const { homeTeamName, awayTeamName, homeScore, awayScore, matchType } = match;
  const rows = await db
    .select({ homeTeamName, awayTeamName, homeScore, awayScore, matchType })
    .from(match)
    .where(eq(match.id, id));
  return rows[0] ?? null;
}
