import { sql } from "drizzle-orm";
import type { InstantText } from "#server/platform/db/columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { FootballProvider, ProvidedPlayer } from "#server/football/provider.ts";

/**
 * The given players in the order in which the last one counts if squads of two clubs name a player: API-Football's former
 * clubs can name one for weeks. The club that he hasn't played for is new; otherwise it's the one he played for last. If
 * he played for neither, their order stays.
 */
export async function inLatestSquad(
  tx: Queryable,
  provider: FootballProvider["name"],
  players: readonly ProvidedPlayer[],
): Promise<readonly ProvidedPlayer[]> {
  const clubsOf = Map.groupBy(players, ({ key }) => key);
  const inTwo = [...clubsOf].filter(([, named]) => new Set(named.map(({ clubKey }) => clubKey)).size > 1);
  if (inTwo.length === 0) return players;
  const playedAt = await loadLastGames(
    tx,
    provider,
    inTwo.map(([key]) => key),
  );
  const lastGame = ({ key, clubKey }: ProvidedPlayer) => playedAt.get(`${key} ${clubKey}`) ?? Infinity;
  const isInTwo = new Set(inTwo.map(([key]) => key));
  return [
    ...players.filter(({ key }) => !isInTwo.has(key)),
    ...inTwo.flatMap(([, named]) => named.toSorted((a, b) => byNumber(lastGame(a), lastGame(b)))),
  ];
}

function byNumber(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** When players last were in a club's team, by `player club`. Served by performance_player_id_idx. */
async function loadLastGames(
  tx: Queryable,
  provider: FootballProvider["name"],
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await tx.execute<{ key: string; clubKey: string; at: InstantText }>(sql`
    select player.key, club.key as "clubKey", max(f.kick_off) as at
      from player
      join performance p on p.player_id = player.id
      join fixture f on f.id = p.fixture_id
      join club on club.id = case p.side when 'home' then f.home_club_id when 'away' then f.away_club_id end
     where player.provider = ${provider} and player.key = any(${sql.param([...keys])}::text[])
     group by player.key, club.key`);
  return new Map(rows.map(({ key, clubKey, at }) => [`${key} ${clubKey}`, new Date(at).getTime()]));
}
