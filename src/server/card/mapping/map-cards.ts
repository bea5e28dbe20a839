import { decideMapping } from "#game/card/decide-mapping.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import { lockUntilCommit } from "#server/platform/db/lock.ts";
import type { Deps } from "#server/deps.ts";
import { findCandidates } from "#server/football/find-candidates.ts";
import { loadMappingFactsOf } from "#server/football/player/mapping-facts.ts";
import { loadUnmapped } from "./unmapped.ts";
import { writeMappings } from "./write-mappings.ts";

/** Cards per transaction. */
const BATCH = 200;

/**
 * Links every unmapped card to its real player if there's no doubt; the others are left for an admin
 * (docs/rules.md#card-mapping). Run twice at once, the second finds what the first has left.
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
  { db, clock, config: { footballProvider: provider } }: Deps,
  admin: Admin,
  after: number,
): Promise<{ mapped: number; last: number | null }> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, "map cards");
    const cards = await loadUnmapped(tx, provider, { after, limit: BATCH });
    const candidates = await findCandidates(tx, provider, cards);
    const decided = cards.flatMap((one) => {
      const playerId = decideMapping(one, candidates.get(one.cardId) ?? []);
      return playerId === null ? [] : [{ ...one, playerId }];
    });
    const playerIds = decided.map(({ playerId }) => playerId);
    const facts = await loadMappingFactsOf(tx, provider, playerIds);
    const mappings = decided.flatMap(({ cardId, origin, playerId }) => {
      const player = facts.get(playerId);
      return player === undefined ? [] : [{ cardId, origin, player }];
    });
    if (mappings.length > 0) {
      await writeMappings(tx, mappings);
      await recordAudit(tx, {
        at: new Date(clock.now()),
        userId: admin.id,
        action: "card.map",
        subject: `${mappings.length} cards`,
        details: { cardIds: mappings.map(({ cardId }) => cardId) },
      });
    }
    return { mapped: mappings.length, last: cards.at(-1)?.cardId ?? null };
  });
}
