import { sql, type SQL } from "drizzle-orm";
import { calledOffStatuses, finishedStatuses, notStartedStatuses } from "#game/football/fixture-status.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Database } from "#server/platform/db/database.ts";
import { goalKinds } from "#server/football/table.ts";
import type { StoredFixture } from "./remote-adapter.ts";

type Row = Omit<StoredFixture, "kickOff"> & { kickOff: InstantText };

async function load(db: Database, provider: string, only: SQL): Promise<StoredFixture[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select fixture.key, kick_off as "kickOff", status, elapsed, season, round,
           home_goals as "homeGoals", away_goals as "awayGoals",
           details_hash is not null as "hasDetails", home.key as "homeClubKey", away.key as "awayClubKey",
           ${hasSquad(provider, sql`home`)} and ${hasSquad(provider, sql`away`)} as "hasSquads"
      from fixture
      join club home on home.id = fixture.home_club_id
      join club away on away.id = fixture.away_club_id
     where fixture.provider = ${provider} and ${only}
     order by kick_off desc, fixture.key`);
  return rows.map((row) => ({ ...row, kickOff: new Date(row.kickOff).getTime() }));
}

/** Whether a club's players are stored or were requested: a provider may have none for a club. */
function hasSquad(provider: string, club: SQL): SQL {
  return sql`(
    exists (select from player where player.club_id = ${club}.id and player.provider = ${provider}) or
    exists (select from football_ask where provider = ${provider} and what = 'squad ' || ${club}.key))`;
}

/** The stored fixtures with these keys, newest first. Served by fixture_provider_key. */
export function loadStored(
  db: Database,
  provider: string,
  keys: readonly string[],
): Promise<StoredFixture[]> {
  return load(db, provider, sql`fixture.key = any(${sql.param([...keys])}::text[])`);
}

interface UnfinishedSpan {
  /** Epoch milliseconds, like the others. Kick-offs from here on, if the fixture was last seen in play. */
  readonly inPlayFrom: number;
  /** Kick-offs from here on, whatever was last seen. */
  readonly from: number;
  readonly to: number;
}

/** Those that kicked off in a span and aren't known to be over. Served by fixture_kick_off_idx. */
export function loadUnfinished(
  db: Database,
  provider: string,
  { inPlayFrom, from, to }: UnfinishedSpan,
): Promise<StoredFixture[]> {
  return load(
    db,
    provider,
    sql`kick_off > ${new Date(inPlayFrom)} and kick_off <= ${new Date(to)}
        and status <> all(${sql.param([...finishedStatuses, ...calledOffStatuses])}::text[])
        and (kick_off > ${new Date(from)} or status <> all(${sql.param([...notStartedStatuses])}::text[]))`,
  );
}

/** A league season's fixtures before an instant that aren't known to be over. Served by fixture_round_idx. */
export function loadOverdue(
  db: Database,
  provider: string,
  { leagueId, season, before }: { leagueId: string; season: number; before: number },
): Promise<StoredFixture[]> {
  return load(
    db,
    provider,
    sql`fixture.league_id = ${leagueId} and season = ${season} and kick_off <= ${new Date(before)}
        and status <> all(${sql.param([...finishedStatuses, ...calledOffStatuses])}::text[])`,
  );
}

/**
 * How many of a league season's fixtures are stored: pairs of clubs, as one may be stored under two of the provider's
 * keys. Served by fixture_round_idx.
 */
export async function countStored(
  db: Database,
  provider: string,
  { leagueId, season }: { leagueId: string; season: number },
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct (home_club_id, away_club_id))::integer as count from fixture
     where provider = ${provider} and league_id = ${leagueId} and season = ${season}`);
  return rows[0]?.count ?? 0;
}

/** The number of a fixture's stored players, how many of them have minutes on the pitch, and of the listed goals. */
export interface DetailsCount {
  readonly all: number;
  readonly played: number;
  readonly goals: number;
}

/** What's stored of the details, by the fixture's key. Served by performance_once. */
export async function countDetails(
  db: Database,
  provider: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, DetailsCount>> {
  const { rows } = await db.execute<DetailsCount & { key: string } & Record<string, unknown>>(sql`
    select f.key, count(p.player_id)::integer as all, count(*) filter (where p.minutes > 0)::integer as played,
           (select count(*)::integer from jsonb_array_elements(f.events) one
             where one ->> 'kind' = any(${sql.param([...goalKinds])}::text[])) as goals
      from fixture f left join performance p on p.fixture_id = f.id
     where f.provider = ${provider} and f.key = any(${sql.param([...keys])}::text[])
     group by f.id`);
  return new Map(rows.map(({ key, ...count }) => [key, count]));
}

/** Which of these keys belong to stored players. Served by player_provider_key. */
export async function knownPlayers(
  db: Database,
  provider: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from player where provider = ${provider} and key = any(${sql.param([...keys])}::text[])`);
  return new Set(rows.map(({ key }) => key));
}

/** The clubs of these fixtures that aren't stored, by key: their fixtures can't be stored either. */
export async function unknownClubs(
  db: Database,
  provider: string,
  fixtures: readonly Pick<StoredFixture, "homeClubKey" | "awayClubKey">[],
): Promise<readonly string[]> {
  const named = [...new Set(fixtures.flatMap(({ homeClubKey, awayClubKey }) => [homeClubKey, awayClubKey]))];
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from club where provider = ${provider} and key = any(${sql.param(named)}::text[])`);
  const known = new Set(rows.map(({ key }) => key));
  return named.filter((key) => !known.has(key));
}
