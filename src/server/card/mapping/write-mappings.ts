import { sql } from "drizzle-orm";
import type { CardOrigin } from "#game/card/card-status.ts";
import { rarityOf } from "#game/card/rarity.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { MappingFacts } from "#server/football/player/mapping-facts.ts";

/** A card with the real player to link it to. */
export interface Mapping {
  readonly cardId: number;
  readonly origin: CardOrigin;
  readonly player: MappingFacts;
}

/**
 * Links cards to real players in one statement. A photo takes everything from the player
 * (docs/rules.md#overall-and-rarity); a common print stays as printed (docs/rules.md#common-prints).
 */
export async function writeMappings(tx: Transaction, mappings: readonly Mapping[]): Promise<void> {
  const column = (valueOf: (mapping: Mapping) => number | string | null) => sql.param(mappings.map(valueOf));
  // Null leaves the card's value.
  const ofPhoto = (valueOf: (player: MappingFacts) => number | string | null) =>
    column(({ origin, player }) => (origin === "photo" ? valueOf(player) : null));
  await tx.execute(sql`
    update card
    set player_id = linked.player_id,
        player_name = coalesce(linked.player_name, card.player_name),
        "position" = coalesce(linked."position", card."position"),
        club = coalesce(linked.club, card.club),
        overall = coalesce(linked.overall, card.overall),
        rarity = coalesce(linked.rarity, card.rarity)
    from unnest(${column(({ cardId }) => cardId)}::integer[],
                ${column(({ player }) => player.playerId)}::integer[],
                ${ofPhoto(({ playerName }) => playerName)}::text[],
                ${ofPhoto(({ position }) => position)}::text[],
                ${ofPhoto(({ club }) => club)}::text[],
                ${ofPhoto(({ overall }) => overall)}::smallint[],
                ${ofPhoto(({ overall }) => rarityOf(overall))}::text[])
         as linked (card_id, player_id, player_name, "position", club, overall, rarity)
    where card.id = linked.card_id`);
}
