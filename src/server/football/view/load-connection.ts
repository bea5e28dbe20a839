import { and, desc, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import {
  CONNECTED,
  CONNECTION_FAILED,
  NOTHING_LOADED,
  type testFootballConnection,
} from "#contract/football/football.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { loadFeed, pauseEnd } from "#server/football/feed.ts";
import { fixture, league } from "#server/football/table.ts";

interface ConnectionFacts {
  readonly provider: FootballProvider["name"];
  readonly wallTime: number;
  /** The provider's own words are only for admins, because they can be about the account. */
  readonly isAdmin: boolean;
}

/**
 * Whether the provider answers, and which seasons of the Premier League are stored, newest first (spec §7, "Football
 * integration"). A used-up request budget isn't a connection failure.
 */
export async function loadConnection(
  db: Queryable,
  { provider, wallTime, isAdmin }: ConnectionFacts,
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
  const { trouble } = await loadFeed(db, provider);
  const data = { league: found ?? null, seasons };
  const status = isThere ? CONNECTED : NOTHING_LOADED;
  if (trouble === null) return { status, data };
  return {
    status: trouble.kind === "budget spent" ? status : CONNECTION_FAILED,
    data,
    trouble: {
      since: trouble.since.toISOString(),
      until: pauseEnd(trouble, wallTime)?.toISOString() ?? null,
      reason: isAdmin ? trouble.reason : null,
    },
  };
}
