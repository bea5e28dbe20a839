import { and, asc, eq, gt, isNull, ne, or, type SQL } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { listUnmappedCards } from "#contract/football/football-admin.ts";
import type { Queryable } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { findCandidates } from "../../football/find-candidates.ts";
import { findPlayers } from "../../football/player/search-players.ts";
import { player } from "../../football/table.ts";
import { card } from "../table.ts";

/** Cards that an admin is shown at once. */
const SHOWN = 50;

/** An approved card without a real player, or with one whom the provider does not know: neither scores. */
function isUnmapped(provider: string): SQL | undefined {
  return and(eq(card.status, "approved"), or(isNull(card.playerId), ne(player.provider, provider)));
}

/** Unmapped cards in the order of their ids, those after an id. */
export async function loadUnmapped(
  db: Queryable,
  provider: string,
  { after, limit }: { after: number; limit: number },
) {
  return db
    .select({
      cardId: card.id,
      playerName: card.playerName,
      club: card.club,
      position: card.position,
      origin: card.origin,
    })
    .from(card)
    .leftJoin(player, eq(player.id, card.playerId))
    .where(and(isUnmapped(provider), gt(card.id, after)))
    .orderBy(asc(card.id))
    .limit(limit);
}

/** The cards that the mapping left, with who they may be. */
export async function loadUnmappedCards({
  db,
  config: { footballProvider: provider },
}: Deps): Promise<ResponseOf<typeof listUnmappedCards>> {
  const cards = await loadUnmapped(db, provider, { after: 0, limit: SHOWN });
  const candidates = await findCandidates(db, provider, cards);
  const ids = [...candidates.values()].flat().map(({ playerId }) => playerId);
  const playerOf = new Map((await findPlayers(db, provider, ids)).map((one) => [one.id, one]));
  const counted = db
    .select({ id: card.id })
    .from(card)
    .leftJoin(player, eq(player.id, card.playerId))
    .where(isUnmapped(provider));
  return {
    total: await db.$count(counted),
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
