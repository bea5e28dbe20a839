import { and, asc, eq, gt, isNull, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { listUnmappedCards } from "#contract/football/football-admin.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findCandidates } from "#server/football/find-candidates.ts";
import { findPlayers } from "#server/football/player/search-players.ts";
import { player } from "#server/football/table.ts";
import { card } from "#server/card/table.ts";

/** Cards per page for an admin. */
const SHOWN = 50;

// A literal, as in the index: with a parameter the index wouldn't be used.
const isApproved = sql`${card.status} = 'approved'`;

/** Approved cards without a real player. Served by card_unlinked_idx. */
function unlinked(db: Queryable, after: number) {
  return db
    .select({ id: card.id })
    .from(card)
    .where(and(isApproved, isNull(card.playerId), gt(card.id, after)));
}

/**
 * The first approved cards of each player the provider doesn't know; they score nothing either. Player by player:
 * either few players are like that or all are, and a wrong plan reads every card. Served by card_player_id_idx.
 */
function unknown(db: Queryable, provider: string, { after, limit }: { after: number; limit: number }) {
  const ofPlayer = db
    .select({ id: card.id })
    .from(card)
    .where(and(isApproved, eq(card.playerId, player.id), gt(card.id, after)))
    .orderBy(asc(card.id))
    .limit(limit)
    .as("of_player");
  return db
    .select({ id: ofPlayer.id })
    .from(player)
    .crossJoinLateral(ofPlayer)
    .where(ne(player.provider, provider))
    .orderBy(asc(ofPlayer.id))
    .limit(limit);
}

/** How many cards have a player that the provider doesn't know. Served by card_player_id_idx. */
function countUnknown(db: Queryable, provider: string): Promise<number> {
  const found = db
    .select({ id: card.id })
    .from(card)
    .innerJoin(player, eq(player.id, card.playerId))
    .where(and(isApproved, ne(player.provider, provider)));
  return db.$count(found);
}

/** Unmapped cards after an id, in the order of their ids. */
export async function loadUnmapped(
  db: Queryable,
  provider: string,
  { after, limit }: { after: number; limit: number },
) {
  const found = unionAll(
    unlinked(db, after).orderBy(asc(card.id)).limit(limit),
    unknown(db, provider, { after, limit }),
  ).as("unmapped");
  return db
    .select({
      cardId: card.id,
      playerId: card.playerId,
      playerName: card.playerName,
      club: card.club,
      position: card.position,
      origin: card.origin,
    })
    .from(found)
    .innerJoin(card, eq(card.id, found.id))
    .orderBy(asc(card.id))
    .limit(limit);
}

/** The cards that mapping left, with possible players. */
export async function loadUnmappedCards({
  db,
  config: { footballProvider: provider },
}: Deps): Promise<ResponseOf<typeof listUnmappedCards>> {
  const cards = await loadUnmapped(db, provider, { after: 0, limit: SHOWN });
  const candidates = await findCandidates(db, provider, cards);
  const ids = [...candidates.values()].flat().map(({ playerId }) => playerId);
  const playerOf = new Map((await findPlayers(db, provider, ids)).map((one) => [one.id, one]));
  return {
    total: (await db.$count(unlinked(db, 0))) + (await countUnknown(db, provider)),
    cards: cards.map(({ cardId, playerName, club, position }) => ({
      cardId,
      playerName,
      club,
      position,
      candidates: (candidates.get(cardId) ?? []).flatMap(({ playerId, nameLikeness }) => {
        const found = playerOf.get(playerId);
        return found === undefined ? [] : [{ player: found, likeness: nameLikeness }];
      }),
    })),
  };
}
