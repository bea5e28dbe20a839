import { and, desc, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import { CONNECTED, NOTHING_LOADED, type testFootballConnection } from "#contract/football/football.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { fixture, league } from "#server/football/table.ts";

/** Whether the Premier League's data is there, and of which seasons, the newest first. Spec §7, "Football integration". */
export async function loadConnection(
  db: Queryable,
  provider: FootballProvider["name"],
): Promise<ResponseOf<typeof testFootballConnection>> {
  const seasons = await db
    .selectDistinct({ year: fixture.season })
    .from(fixture)
    .where(and(eq(fixture.provider, provider), eq(fixture.leagueId, "premier-league")))
    .orderBy(desc(fixture.season));
  const [found] = await db
    .select({ name: league.name, country: league.country })
    .from(league)
    .where(eq(league.id, "premier-league"));
  const isThere = found !== undefined && seasons.length > 0;
  return {
    status: isThere ? CONNECTED : NOTHING_LOADED,
    data: { league: found ?? null, seasons },
  };
}
