import { decideMapping } from "#game/card/decide-mapping.ts";
import type { Admin } from "../../account/viewer.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { lockUntilCommit } from "../../db/lock.ts";
import type { Deps } from "../../deps.ts";
import { findCandidates } from "../../football/find-candidates.ts";
import { loadMappingFacts } from "../../football/player/mapping-facts.ts";
import { loadUnmapped } from "./unmapped.ts";
import { writeMapping } from "./write-mapping.ts";

/** Cards looked at in one transaction. */
const BATCH = 200;

/**
 * Links every unmapped card to its real player where there is no doubt who that is; the others stay for a person
 * (design §7). Run twice at once, the second finds what the first has left.
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
    const mapped: number[] = [];
    for (const one of cards) {
      const playerId = decideMapping(one.position, candidates.get(one.cardId) ?? []);
      const facts = playerId === null ? null : await loadMappingFacts(tx, provider, playerId);
      if (facts === null) continue;
      await writeMapping(tx, one, facts);
      mapped.push(one.cardId);
    }
    if (mapped.length > 0) {
      await recordAudit(tx, {
        at: new Date(clock.now()),
        userId: admin.id,
        action: "card.map",
        subject: `${mapped.length} cards`,
        details: { cardIds: mapped },
      });
    }
    return { mapped: mapped.length, last: cards.at(-1)?.cardId ?? null };
  });
}
