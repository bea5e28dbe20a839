import { and, desc, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getWishes } from "#contract/card/album.ts";
import { type AlbumRefusal, decideNewWish } from "#game/card/album/album.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { club, player } from "#server/football/table.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { albumColumns, loadAlbumPlayers } from "./album-players.ts";
import { loadHeld } from "./swap-sides.ts";
import { cardWish, swapPublication } from "./table.ts";

type Parts = Pick<Deps, "db" | "clock" | "config">;

/** The viewer's wishes, received ones too, and the players of whom they own two cards or more. */
export async function loadWishes(
  { db }: Pick<Deps, "db">,
  { id: userId }: Viewer,
): Promise<ResponseOf<typeof getWishes>> {
  const wishes = await db
    .select(albumColumns)
    .from(cardWish)
    .innerJoin(player, eq(player.id, cardWish.playerId))
    .leftJoin(club, eq(club.id, player.clubId))
    .where(eq(cardWish.userId, userId))
    .orderBy(desc(cardWish.createdAt), player.id);
  const held = (await loadHeld(db, [userId])).get(userId) ?? new Map<number, number>();
  const twice = [...held].filter(([, count]) => count > 1);
  const players = await loadAlbumPlayers(
    db,
    twice.map(([playerId]) => playerId),
  );
  return {
    wishes: wishes.map((wish) => ({ ...wish, isReceived: held.has(wish.id) })),
    duplicates: twice.flatMap(([playerId, owned]) => {
      const found = players.get(playerId);
      return found === undefined ? [] : [{ ...found, owned }];
    }),
    isPublic: (await db.$count(swapPublication, eq(swapPublication.userId, userId))) > 0,
  };
}

/** Adds a wish; a second time changes nothing. */
export async function addWish(
  { db, clock, config }: Parts,
  { id: userId }: Viewer,
  playerId: number,
): Promise<Outcome<{ ok: true }, AlbumRefusal | { code: "player_unknown" }>> {
  return db.transaction(async (tx) => {
    const isCurrent = and(eq(player.id, playerId), eq(player.provider, config.footballProvider));
    if ((await tx.$count(player, isCurrent)) === 0) return refused({ code: "player_unknown" as const });
    // One wish after the other, so calls at once can't overrun the limit.
    await lockUntilCommit(tx, `wish ${userId}`);
    const mine = eq(cardWish.userId, userId);
    if ((await tx.$count(cardWish, and(mine, eq(cardWish.playerId, playerId)))) > 0) {
      return accepted({ ok: true as const });
    }
    const decided = decideNewWish(await tx.$count(cardWish, mine));
    if (!decided.ok) return decided;
    await tx.insert(cardWish).values({ userId, playerId, createdAt: new Date(clock.now()) });
    return accepted({ ok: true as const });
  });
}

/** Takes a wish back, if there is one. */
export async function removeWish(
  { db }: Pick<Deps, "db">,
  { id: userId }: Viewer,
  playerId: number,
): Promise<{ ok: true }> {
  await db.delete(cardWish).where(and(eq(cardWish.userId, userId), eq(cardWish.playerId, playerId)));
  return { ok: true };
}

/** Shows or hides the viewer's duplicates and wishes on the profile. */
export async function publishSwaps(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { id: userId }: Viewer,
  isPublic: boolean,
): Promise<{ ok: true }> {
  if (isPublic) {
    const row = { userId, publishedAt: new Date(clock.now()) };
    await db.insert(swapPublication).values(row).onConflictDoNothing();
  } else {
    await db.delete(swapPublication).where(eq(swapPublication.userId, userId));
  }
  return { ok: true };
}
