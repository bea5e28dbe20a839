import { inArray, sql } from "drizzle-orm";
import { awardBonus } from "#game/football/bonus.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Database } from "#server/platform/db/database.ts";
import type {
  FootballProvider,
  LeagueId,
  ProvidedDetails,
  ProvidedFixture,
} from "#server/football/provider.ts";
import type { FixtureEvent } from "#server/football/table.ts";
import { eventsUntil, recordedStateAt, type RecordedResult } from "./recorded-state.ts";
import { recordedFixture } from "./table.ts";

/**
 * Football from imported files, replayed by the application's clock: a fixture is known beforehand, its result and its
 * performances only when it's over.
 */
export function importProvider(db: Database): FootballProvider {
  return {
    name: "import",
    // The import itself stores clubs and players; nothing is removed for being missing here.
    catalogue: async () => ({ leagues: [], clubs: [], players: [] }),
    fixtures: async (now) => (await loadHeads(db, now)).map((head) => toProvidedFixture(head, now)),
    async details(keys, now) {
      const rows = await db
        .select()
        .from(recordedFixture)
        .where(inArray(recordedFixture.key, [...keys]));
      return rows.flatMap((row) => toProvidedDetails(row, now) ?? []);
    },
  };
}

type Head = {
  key: string;
  leagueId: LeagueId;
  season: number;
  round: number;
  kickOff: Date;
  homeClubKey: string;
  awayClubKey: string;
  homeGoals: number | null;
  awayGoals: number | null;
  events: FixtureEvent[];
};

/**
 * Everything in the current season, and the fixtures of other seasons that aren't stored as they should be now: earlier
 * ones finished with their details, later ones not started.
 */
async function loadHeads(db: Database, now: number): Promise<Head[]> {
  const season = seasonOf(now).startYear;
  const { rows } = await db.execute<Omit<Head, "kickOff"> & { kickOff: InstantText }>(sql`
    select r.key, r.league_id as "leagueId", r.season, r.kick_off as "kickOff", head.*
      from recorded_fixture r
      cross join lateral jsonb_to_record(r.record)
        as head(round smallint, "homeClubKey" text, "awayClubKey" text, "homeGoals" smallint, "awayGoals" smallint,
                events jsonb)
      left join fixture f on f.provider = 'import' and f.key = r.key
     where r.season = ${season}
        or (r.season < ${season} and (f.id is null or f.status <> 'FT' or f.details_hash is null))
        or (r.season > ${season} and f.status <> 'NS')
     order by r.kick_off, r.key`);
  return rows.map((row) => ({ ...row, kickOff: new Date(row.kickOff) }));
}

function toProvidedFixture({ events, ...head }: Head, now: number): ProvidedFixture {
  const kickOff = head.kickOff.getTime();
  return { ...head, kickOff, ...recordedStateAt({ ...head, kickOff, events }, now) };
}

/**
 * Null for a fixture that hasn't started. While it's in play there are events, and no performances. A file with BPS or
 * match ratings and no bonus gets the bonus that they give (docs/rules.md#points).
 */
function toProvidedDetails(
  { key, kickOff, record }: typeof recordedFixture.$inferSelect,
  now: number,
): ProvidedDetails | null {
  const result: RecordedResult = { ...record, kickOff: kickOff.getTime() };
  const { status, elapsed } = recordedStateAt(result, now);
  if (status === "NS") return null;
  if (status !== "FT") {
    return { fixtureKey: key, events: eventsUntil(record.events, elapsed), performances: [] };
  }
  const performances = record.performances.map(({ performance, ...of }) => ({
    ...of,
    performance: { ...UNKNOWN_PERFORMANCE, ...performance },
  }));
  const bonuses = awardBonus(performances.map(({ performance }) => performance));
  return {
    fixtureKey: key,
    events: record.events,
    performances: performances.map(({ performance, ...of }, at) => ({
      ...of,
      performance: { ...performance, bonus: bonuses[at] ?? null },
    })),
  };
}
