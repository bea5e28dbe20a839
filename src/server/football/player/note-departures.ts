import { sql } from "drizzle-orm";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedPlayer } from "#server/football/provider.ts";

interface ReadSquads {
  /** The keys of the clubs whose whole squads were read. */
  readonly wholeSquads: readonly string[];
  /** All players that were named. */
  readonly players: readonly Pick<ProvidedPlayer, "key" | "clubKey">[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Marks the players who have left their league (docs/decisions/0124): their club's squad doesn't name them, and since then
 * all other squads of the league have been read, so they haven't moved to one of these. A squad of fewer than half of
 * the club's known players is a short answer, and says nothing. Storing a named player clears both marks.
 */
export async function noteDepartures(
  tx: Queryable,
  provider: FootballProvider["name"],
  { wholeSquads, players, now }: ReadSquads,
): Promise<void> {
  const at = new Date(now);
  const named = JSON.stringify(players.map(({ key, clubKey }) => ({ key, clubKey })));
  await tx.execute(sql`
    with named as (
      select key, "clubKey" from jsonb_to_recordset(${named}::jsonb) as given(key text, "clubKey" text)),
    squad as (
      select club.id
        from club
       where club.provider = ${provider} and club.key = any(${sql.param([...wholeSquads])}::text[])
         and (select count(*) from named where "clubKey" = club.key) * 2
          >= (select count(*) from player where player.club_id = club.id and player.provider = ${provider}
                 and not player.has_left)),
    read as (
      update club set squad_read_at = ${at} from squad where club.id = squad.id)
    update player
       set missing_since = ${at}
      from squad
     where player.club_id = squad.id and player.provider = ${provider}
       and player.missing_since is null and not player.has_left
       and player.key not in (select key from named)`);
  await tx.execute(sql`
    update player
       set has_left = true
      from club
     where club.id = player.club_id and player.provider = ${provider}
       and player.missing_since is not null and not player.has_left
       and not exists (
         select from club other
          where other.provider = ${provider} and other.league_id = club.league_id
            and (other.squad_read_at is null or other.squad_read_at < player.missing_since)
            and other.id in (select unnest(array[home_club_id, away_club_id]) from fixture
                              where fixture.league_id = club.league_id
                                and fixture.season = ${seasonOf(now).startYear}))`);
}
