import { sql } from "drizzle-orm";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "./provider.ts";

/**
 * The season of a provider's squads at an instant (epoch milliseconds), by the year in which it starts: the one with
 * fixtures still to come. Null between two seasons: a provider then changes positions for the next one, and those of
 * the finished season must stay. Served by fixture_kick_off_idx.
 */
export async function seasonAtHand(
  db: Queryable,
  provider: FootballProvider["name"],
  now: number,
): Promise<number | null> {
  const { rows } = await db.execute<{ next: number | null; hasAny: boolean }>(sql`
    select (select season from fixture where provider = ${provider} and kick_off > ${new Date(now)}
             order by kick_off limit 1) as next,
           exists (select from fixture where provider = ${provider}) as "hasAny"`);
  const [found] = rows;
  return found?.next ?? (found?.hasAny === true ? null : seasonOf(now).startYear);
}
