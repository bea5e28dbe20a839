import { sql } from "drizzle-orm";
import type { AlbumPlayer, SwapView } from "#contract/card/album.ts";
import { bySwap, matchSwap } from "#game/card/album/album.ts";
import { isShownU } from "#server/account/name-columns.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadAlbumPlayers } from "./album-players.ts";
import { loadSides } from "./swap-sides.ts";

/** The most managers that are listed. */
const SWAPS_MAX = 30;

/** Managers of the viewer's mini-leagues who show what they would swap, and what could change hands, best first. */
export async function loadSwaps(db: Queryable, { id }: Viewer): Promise<SwapView[]> {
  const mates = await loadMates(db, id);
  if (mates.length === 0) return [];
  const sides = await loadSides(db, [id, ...mates.map((mate) => mate.id)]);
  const mine = sides.get(id);
  const found = mates
    .flatMap((manager) => {
      const theirs = sides.get(manager.id);
      const swap = mine === undefined || theirs === undefined ? null : matchSwap(mine, theirs);
      return swap === null ? [] : [{ manager, ...swap }];
    })
    .toSorted(bySwap)
    .slice(0, SWAPS_MAX);
  const players = await loadAlbumPlayers(
    db,
    found.flatMap(({ toGet, toGive }) => [...toGet, ...toGive]),
  );
  const shown = (ids: readonly number[]): AlbumPlayer[] => ids.flatMap((one) => players.get(one) ?? []);
  return found.map(({ manager, toGet, toGive }) => ({
    manager,
    toGet: shown(toGet),
    toGive: shown(toGive),
  }));
}

/** Other members of the viewer's mini-leagues who have a username and show their duplicates and wishes. */
async function loadMates(db: Queryable, userId: string): Promise<SwapView["manager"][]> {
  const { rows } = await db.execute<SwapView["manager"] & Record<string, unknown>>(sql`
    select u.id, u.username
      from "user" u
      join swap_publication p on p.user_id = u.id
     where u.id <> ${userId} and ${isShownU}
       and exists (select from mini_league_member mine
                     join mini_league_member theirs on theirs.league_id = mine.league_id
                    where mine.user_id = ${userId} and mine.removed_at is null
                      and theirs.user_id = u.id and theirs.removed_at is null)
     order by u.username`);
  return rows;
}
