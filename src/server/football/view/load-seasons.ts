import { sql } from "drizzle-orm";
import type { RoundFixture } from "#game/fantasy/round.ts";
import {
  isAwarded,
  isCalledOff,
  isFinished,
  isInPlay,
  playedStatuses,
} from "#game/football/fixture-status.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { countsInItsTerm } from "#server/football/terms.ts";

/** A real league in one season that has fixtures. */
export interface SeasonRow {
  readonly leagueId: string;
  readonly leagueName: string;
  /** The year in which it starts. */
  readonly season: number;
  /** Of its last fixture, epoch milliseconds. */
  readonly lastKickOff: number;
}

/** The seasons of all leagues with stored fixtures. Reads all fixtures, a few thousand. */
export async function loadSeasons(db: Queryable): Promise<SeasonRow[]> {
  const { rows } = await db.execute<Omit<SeasonRow, "lastKickOff"> & { lastKickOff: InstantText }>(sql`
    select f.league_id as "leagueId", l.name as "leagueName", f.season, max(f.kick_off) as "lastKickOff"
      from fixture f
      join league l on l.id = f.league_id
     group by f.league_id, l.name, f.season
     order by f.season, f.league_id`);
  return rows.map((row) => ({ ...row, lastKickOff: new Date(row.lastKickOff).getTime() }));
}

/** A fixture with what the fantasy league needs. */
export interface SeasonFixture extends RoundFixture {
  readonly id: number;
  readonly homeName: string;
  readonly awayName: string;
  /** The clubs' three letters. */
  readonly homeCode: string;
  readonly awayCode: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  /** The stored details' hash; null: none yet. */
  readonly detailsHash: string | null;
  /** Whether they're still to come; a match that was awarded without being played has none. */
  readonly awaitsDetails: boolean;
  /** Whether it was played to its end, and what was done in it is known. */
  readonly isPlayed: boolean;
}

type Row = Omit<SeasonFixture, "kickOff" | "beganAt" | "status" | "awaitsDetails" | "isPlayed"> & {
  kickOff: InstantText;
  beganAt: InstantText | null;
  status: string;
};

/** A league season's counted fixtures, by kick-off. Served by fixture_round_idx. */
export async function loadSeasonFixtures(
  db: Queryable,
  { leagueId, season }: Pick<SeasonRow, "leagueId" | "season">,
): Promise<SeasonFixture[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select f.id, f.round, f.kick_off as "kickOff", f.began_at as "beganAt", f.status, f.home_club_id as "homeClubId",
           f.away_club_id as "awayClubId", home.short_name as "homeName", away.short_name as "awayName",
           home.code as "homeCode", away.code as "awayCode",
           f.home_goals as "homeGoals", f.away_goals as "awayGoals", f.details_hash as "detailsHash"
      from fixture f
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
     where f.league_id = ${leagueId} and f.season = ${season} and ${countsInItsTerm(sql`f`)}
     order by f.kick_off, f.id`);
  return rows.map((row) => ({
    ...row,
    kickOff: new Date(row.kickOff).getTime(),
    beganAt: row.beganAt === null ? null : new Date(row.beganAt).getTime(),
    status: toRoundStatus(row.status),
    awaitsDetails: row.detailsHash === null && !isAwarded(row.status),
    isPlayed: row.detailsHash !== null && playedStatuses.includes(row.status),
  }));
}

/** Abandoned and cancelled fixtures have no new date either. */
function toRoundStatus(status: string): RoundFixture["status"] {
  if (isInPlay(status)) return "live";
  if (isFinished(status)) return "finished";
  return isCalledOff(status) ? "postponed" : "scheduled";
}
