import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { type Position, positions } from "#game/card/position.ts";
import { firstChoicesAmong, regularsAmong } from "#game/football/form/regulars.ts";
import type { Look } from "#game/scout/decide-signing.ts";
import { drawOffer } from "#game/scout/draw-offer.ts";
import { card, cardPhoto } from "#server/card/table.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownPlayer } from "#server/football/form/load-player-forms.ts";
import type { PlayerForms } from "#server/football/form/player-forms.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Gameweek } from "./load-gameweek.ts";
import { scoutOffer } from "./table.ts";

export interface NewOffer {
  readonly userId: string;
  readonly gameweek: Gameweek;
  readonly look: Look;
  readonly tournamentId: number | null;
  /** The players in the user's offer of the other look. */
  readonly offeredIds: readonly number[];
}

/**
 * Draws an offer's players and stores them. If two requests draw at once, the first one wins (scout_offer_once). Stores
 * nothing if nobody can be offered.
 */
export async function makeOffer(
  { db, clock, formsOf }: Pick<Deps, "db" | "clock"> & { readonly formsOf: PlayerForms },
  { userId, gameweek, look, tournamentId, offeredIds }: NewOffer,
): Promise<void> {
  const { leagueId, season, round } = gameweek;
  const players = await formsOf(leagueId);
  const regulars = regularsAmong<KnownPlayer>(players);
  const candidates = regulars.length > 0 ? regulars : firstChoicesAmong(players);
  const ownedIds = await loadOwnedPlayers(db, userId);
  const offered = drawOffer(candidates, {
    seed: [userId, leagueId, season, round, look].join(" "),
    takenIds: new Set([...ownedIds, ...offeredIds]),
    owned: countPositions(players.filter(({ playerId }) => ownedIds.includes(playerId))),
  });
  if (offered.length === 0) return;
  await db
    .insert(scoutOffer)
    .values({
      userId,
      leagueId,
      season,
      round,
      look,
      tournamentId,
      playerIds: offered.map(({ playerId }) => playerId),
      madeAt: new Date(clock.now()),
    })
    .onConflictDoNothing();
}

/** A card's player; of a pending photo, the one its uploader chose. */
const ownedPlayer = sql<number | null>`case when ${card.status} = 'pending'
  then coalesce(${card.playerId}, (${cardPhoto.claim} ->> 'playerId')::integer) else ${card.playerId} end`;

/** The ids of players that a user has a card or a pending photo of. `among` limits the search to some players. */
export async function loadOwnedPlayers(
  db: Queryable,
  userId: string,
  among?: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ playerId: ownedPlayer })
    .from(card)
    .leftJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(
      and(
        eq(card.userId, userId),
        ne(card.status, "rejected"),
        among === undefined ? undefined : inArray(ownedPlayer, [...among]),
      ),
    );
  return rows.flatMap(({ playerId }) => playerId ?? []);
}

function countPositions(players: readonly { readonly position: Position }[]): Record<Position, number> {
  const counts = { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 };
  for (const position of positions) {
    counts[position] = players.filter((player) => player.position === position).length;
  }
  return counts;
}
