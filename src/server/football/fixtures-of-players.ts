import { sql } from "drizzle-orm";
import type { OwnFixtureView } from "#contract/football/own-fixture.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { placeInLineUp } from "#server/football/line-up/place-in-line-up.ts";
import { countsInItsTerm } from "./terms.ts";

interface Span {
  /** Epoch milliseconds; excludes the end. */
  readonly from: number;
  readonly to: number;
}

/** A fixture with the players who belong to its clubs, without points. */
export interface FixtureOfPlayers extends Omit<OwnFixtureView, "own"> {
  readonly named: readonly Omit<OwnFixtureView["own"][number], "points">[];
}

type Row = Omit<FixtureOfPlayers, "kickOff"> & { kickOff: InstantText };

/** The fixtures of these players' clubs in a span, by kick-off. Served by fixture_kick_off_idx. */
export async function loadFixturesOfPlayers(
  db: Queryable,
  playerIds: readonly number[],
  { from, to }: Span,
): Promise<FixtureOfPlayers[]> {
  if (playerIds.length === 0) return [];
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select f.id, f.kick_off as "kickOff", f.status, f.elapsed, home.short_name as home, away.short_name as away,
           f.home_goals as "homeGoals", f.away_goals as "awayGoals", array_agg(p.short_name order by p.id) as players,
           json_agg(json_build_object(
             'playerId', p.id, 'name', p.short_name, 'place', ${placeInLineUp(sql`p`, sql`f`)}) order by p.id) as named
      from fixture f
      join club home on home.id = f.home_club_id
      join club away on away.id = f.away_club_id
      join player p on p.club_id in (home.id, away.id) and p.id = any(${sql.param([...playerIds])}::integer[])
     where f.kick_off >= ${new Date(from)} and f.kick_off < ${new Date(to)} and ${countsInItsTerm(sql`f`)}
     group by f.id, home.id, away.id
     order by f.kick_off, f.id`);
  return rows.map((row) => ({ ...row, kickOff: new Date(row.kickOff).toISOString() }));
}
