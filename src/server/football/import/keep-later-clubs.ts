import type { Side } from "#game/side.ts";
import { sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/database.ts";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { ImportedFootball } from "./assemble.ts";
import type { ImportedFixture } from "./table.ts";

/** The club that a player was with in a match. */
interface ClubAt {
  readonly club: string | null;
  /** Epoch milliseconds. */
  readonly kickOff: number;
}

/**
 * A season's files name each player's club as in his last match there. A file with a correction of an earlier match names
 * the club of that match: players who have a later one stored from another file keep its club.
 */
export async function keepLaterClubs(
  tx: Queryable,
  { catalogue, fixtures }: Pick<ImportedFootball, "catalogue" | "fixtures">,
): Promise<ImportedFootball["catalogue"]> {
  const here = lastClubs(fixtures);
  const later = await loadLastClubs(tx, fixtures);
  const players = catalogue.players.map((player) => {
    const of = seasonKey(player.key, player.season ?? catalogue.season);
    const [own, stored] = [here.get(of), later.get(of)];
    const isOfThatMatch = own !== undefined && own.club === player.clubKey;
    if (!isOfThatMatch || stored === undefined || stored.kickOff <= own.kickOff) return player;
    return { ...player, clubKey: stored.club ?? player.clubKey };
  });
  return { ...catalogue, players };
}

function seasonKey(player: string, season: number | null | undefined): string {
  return `${season} ${player}`;
}

function lastClubs(fixtures: ImportedFootball["fixtures"]): ReadonlyMap<string, ClubAt> {
  const last = new Map<string, ClubAt>();
  for (const { season, kickOff, record } of fixtures) {
    for (const { playerKey, side } of record.performances) {
      const of = seasonKey(playerKey, season);
      if ((last.get(of)?.kickOff ?? -Infinity) > kickOff.getTime()) continue;
      last.set(of, { club: clubOn(side, record), kickOff: kickOff.getTime() });
    }
  }
  return last;
}

function clubOn(side: Side | undefined, record: ImportedFixture): string | null {
  if (side === undefined) return null;
  return side === "home" ? record.homeClubKey : record.awayClubKey;
}

/** Each player's last match in the seasons of these fixtures, without the fixtures themselves. */
async function loadLastClubs(
  tx: Queryable,
  fixtures: ImportedFootball["fixtures"],
): Promise<ReadonlyMap<string, ClubAt>> {
  if (fixtures.length === 0) return new Map();
  const seasons = sql.param([...new Set(fixtures.map(({ season }) => season))]);
  const keys = sql.param(fixtures.map(({ key }) => key));
  const { rows } = await tx.execute<{
    player: string;
    season: number;
    club: string | null;
    kickOff: InstantText;
  }>(sql`
    select distinct on (player, stored.season) one ->> 'playerKey' as player, stored.season,
           case one ->> 'side' when 'home' then stored.record ->> 'homeClubKey'
                               when 'away' then stored.record ->> 'awayClubKey' end as club,
           stored.kick_off as "kickOff"
      from recorded_fixture stored
      cross join jsonb_array_elements(stored.record -> 'performances') one
     where stored.season = any(${seasons}::smallint[]) and stored.key <> all(${keys}::text[])
     order by player, stored.season, stored.kick_off desc`);
  return new Map(
    rows.map(({ player, season, club, kickOff }) => [
      seasonKey(player, season),
      { club, kickOff: Date.parse(kickOff) },
    ]),
  );
}
