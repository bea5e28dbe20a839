import { eq, inArray, sql } from "drizzle-orm";
import type { AlbumPlayer } from "#contract/card/album.ts";
import { club, player } from "#server/football/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** A club's two colours; null without a club. */
export const coloursOfClub = sql<AlbumPlayer["clubColours"]>`
  case when ${club.id} is null then null
       else json_build_object('primary', ${club.primaryColour}, 'secondary', ${club.secondaryColour}) end`;

/** The columns of a player as albums show them, in a query that joins the club. */
export const albumColumns = {
  id: player.id,
  name: player.name,
  position: player.position,
  overall: player.overall,
  club: sql<string>`coalesce(${club.name}, '')`,
  clubCode: club.code,
  clubColours: coloursOfClub,
};

/** Players by their ids. */
export async function loadAlbumPlayers(
  db: Queryable,
  ids: Iterable<number>,
): Promise<Map<number, AlbumPlayer>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const rows = await db
    .select(albumColumns)
    .from(player)
    .leftJoin(club, eq(club.id, player.clubId))
    .where(inArray(player.id, asked));
  return new Map(rows.map((row) => [row.id, row]));
}
