import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { decideMapping } from "#game/card/decide-mapping.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { findCandidates } from "#server/football/find-candidates.ts";
import {
  loadMappingFacts,
  loadMappingFactsOf,
  type MappingFacts,
} from "#server/football/player/mapping-facts.ts";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { card } from "#server/card/table.ts";
import type { CardOrigin } from "#game/card/card-status.ts";
import { rarityOf } from "#game/card/rarity.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { loadUnmapped } from "./unmapped.ts";

/** Cards per transaction. */
const BATCH = 200;

/**
 * Links every unmapped card to its real player if there's no doubt; the others are left for an admin
 * (docs/rules.md#card-mapping). Run twice at once, the second finds what the first has left. A card that an admin
 * decides on in between stays as decided.
 */
export async function mapCards(deps: Deps, admin: Admin): Promise<{ mappedCount: number }> {
  let mappedCount = 0;
  for (let after: number | null = 0; after !== null;) {
    const done = await mapBatch(deps, admin, after);
    mappedCount += done.mapped;
    after = done.last;
  }
  return { mappedCount };
}

async function mapBatch(
  { db, clock, cardHolds, config: { footballProvider: provider } }: Deps,
  admin: Admin,
  after: number,
): Promise<{ mapped: number; last: number | null }> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, "map cards");
    const cards = await loadUnmapped(tx, provider, { after, limit: BATCH });
    const candidates = await findCandidates(tx, provider, cards);
    const playerIdOf = new Map<number, number>();
    for (const one of cards) {
      const playerId = decideMapping(one, candidates.get(one.cardId) ?? []);
      if (playerId !== null) playerIdOf.set(one.cardId, playerId);
    }
    const decided = cards.filter(({ cardId }) => playerIdOf.has(cardId));
    const held = await holdUnchanged(tx, decided);
    const facts = await loadMappingFactsOf(tx, provider, [...playerIdOf.values()]);
    const mappings = held.flatMap(({ cardId, origin }) => {
      const player = facts.get(playerIdOf.get(cardId) ?? 0);
      return player === undefined ? [] : [{ cardId, origin, player }];
    });
    if (mappings.length > 0) {
      const at = new Date(clock.now());
      await writeMappings(tx, mappings);
      await cardHolds.takeOutRepeated(tx, { cardIds: mappings.map(({ cardId }) => cardId), at });
      await recordAudit(tx, {
        at,
        userId: admin.id,
        action: "card.map",
        subject: `${mappings.length} cards`,
        details: { cardIds: mappings.map(({ cardId }) => cardId) },
      });
    }
    return { mapped: mappings.length, last: cards.at(-1)?.cardId ?? null };
  });
}

type UnmappedCard = Awaited<ReturnType<typeof loadUnmapped>>[number];

/** What a card is mapped by. */
const PRINTED = ["playerId", "playerName", "club", "position"] as const;

/** Holds cards until the transaction ends, but for those that an admin has mapped or taken back since they were read. */
async function holdUnchanged(tx: Transaction, cards: readonly UnmappedCard[]): Promise<UnmappedCard[]> {
  const ids = cards.map(({ cardId }) => cardId);
  const rows = await tx
    .select()
    .from(card)
    .where(and(inArray(card.id, ids), eq(card.status, "approved")))
    .orderBy(asc(card.id))
    .for("update");
  const held = new Map(rows.map((row) => [row.id, row]));
  return cards.filter((one) => {
    const row = held.get(one.cardId);
    return row !== undefined && PRINTED.every((name) => row[name] === one[name]);
  });
}

/** Links an approved card to the real player an admin chose. Teams that have the player already lose the card. */
export async function mapCard(
  { db, clock, cardHolds, config }: Deps,
  admin: Admin,
  { cardId, playerId }: { cardId: number; playerId: number },
): Promise<Outcome<{ ok: true }, Refusal>> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ cardId: card.id, origin: card.origin })
      .from(card)
      .where(and(eq(card.id, cardId), eq(card.status, "approved")))
      .for("update");
    if (found === undefined) return refused({ code: "not_found" });
    const facts = await loadMappingFacts(tx, config.footballProvider, playerId);
    if (facts === null) return refused({ code: "player_unknown" });
    const at = new Date(clock.now());
    await writeMappings(tx, [{ ...found, player: facts }]);
    await cardHolds.takeOutRepeated(tx, { cardIds: [cardId], at });
    await recordAudit(tx, {
      at,
      userId: admin.id,
      action: "card.map",
      subject: `card ${cardId}`,
      details: { playerId, playerName: facts.playerName },
    });
    return accepted({ ok: true as const });
  });
}

/** A card with the real player to link it to. */
interface Mapping {
  readonly cardId: number;
  readonly origin: CardOrigin;
  readonly player: MappingFacts;
}

/**
 * Links cards to real players in one statement. A photo takes everything from the player
 * (docs/rules.md#overall-and-rarity); a common print stays as printed (docs/rules.md#common-prints).
 */
async function writeMappings(tx: Transaction, mappings: readonly Mapping[]): Promise<void> {
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
