import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getAlbum, getSet, SetView } from "#contract/card/album.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { card } from "#server/card/table.ts";
import type { Deps } from "#server/deps.ts";
import { club, league, player } from "#server/football/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { albumColumns, coloursOfClub } from "./album-players.ts";
import { cardWish } from "./table.ts";

type Parts = Pick<Deps, "db" | "clock" | "config">;

/** In a query over players: how many approved cards of one a user owns. Served by card_player_id_idx. */
function ownedBy(userId: string) {
  return sql<number>`(select count(*)::integer from ${card}
    where ${card.playerId} = ${player.id} and ${card.userId} = ${userId} and ${card.status} = 'approved')`;
}

/**
 * The clubs that had fixtures in an earlier season and have none in this one, though their league has: they keep the league
 * until they're in another. Served by fixture_round_idx.
 */
function relegatedClubs(startYear: number) {
  return sql`(
    select f.home_club_id from fixture f
     where f.season < ${startYear}
       and exists (select from fixture now where now.league_id = f.league_id and now.season = ${startYear})
    except select unnest(array[home_club_id, away_club_id]) from fixture where season = ${startYear})`;
}

/** The sets of the season: its clubs with their players. docs/rules.md#album. */
export async function loadAlbum(parts: Parts, viewer: Viewer): Promise<ResponseOf<typeof getAlbum>> {
  const { name: season } = seasonOf(parts.clock.now());
  return { season, sets: await selectSets(parts, viewer) };
}

/** One club's set, by position from the goalkeepers on, the best players first. */
export async function loadSet(
  parts: Parts,
  viewer: Viewer,
  clubId: number,
): Promise<Outcome<ResponseOf<typeof getSet>, { code: "not_found" }>> {
  const [set] = await selectSets(parts, viewer, clubId);
  if (set === undefined) return refused({ code: "not_found" });
  const line = sql`array_position(array['goalkeeper', 'defender', 'midfielder', 'forward'], ${player.position})`;
  const players = await parts.db
    .select({
      ...albumColumns,
      owned: ownedBy(viewer.id),
      isWished: sql<boolean>`${cardWish.playerId} is not null`,
    })
    .from(player)
    .innerJoin(club, eq(club.id, player.clubId))
    .leftJoin(cardWish, and(eq(cardWish.playerId, player.id), eq(cardWish.userId, viewer.id)))
    .where(eq(club.id, clubId))
    .orderBy(line, desc(player.overall), asc(player.name), asc(player.id));
  return accepted({ season: seasonOf(parts.clock.now()).name, set, players });
}

async function selectSets({ db, config, clock }: Parts, viewer: Viewer, clubId?: number): Promise<SetView[]> {
  const owned = db
    .select({ playerId: card.playerId })
    .from(card)
    .where(and(eq(card.userId, viewer.id), eq(card.status, "approved")))
    .groupBy(card.playerId)
    .as("owned");
  return db
    .select({
      clubId: club.id,
      club: club.name,
      clubCode: club.code,
      clubColours: coloursOfClub,
      leagueId: league.id,
      leagueName: league.name,
      owned: sql<number>`count(${owned.playerId})::integer`,
      players: sql<number>`count(*)::integer`,
    })
    .from(club)
    .innerJoin(league, eq(league.id, club.leagueId))
    .innerJoin(player, eq(player.clubId, club.id))
    .leftJoin(owned, eq(owned.playerId, player.id))
    .where(
      and(
        eq(club.provider, config.footballProvider),
        eq(player.provider, config.footballProvider),
        clubId === undefined ? undefined : eq(club.id, clubId),
        sql`${club.id} not in ${relegatedClubs(seasonOf(clock.now()).startYear)}`,
      ),
    )
    .groupBy(club.id, league.id)
    .orderBy(asc(league.name), asc(club.name), asc(club.id));
}
