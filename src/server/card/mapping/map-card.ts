import { and, eq } from "drizzle-orm";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Deps } from "#server/deps.ts";
import { loadMappingFacts } from "#server/football/player/mapping-facts.ts";
import { card } from "#server/card/table.ts";
import { writeMappings } from "./write-mappings.ts";

/** Links an approved card to the real player an admin chose. */
export async function mapCard(
  { db, clock, config }: Deps,
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
    await writeMappings(tx, [{ ...found, player: facts }]);
    await recordAudit(tx, {
      at: new Date(clock.now()),
      userId: admin.id,
      action: "card.map",
      subject: `card ${cardId}`,
      details: { playerId, playerName: facts.playerName },
    });
    return accepted({ ok: true as const });
  });
}
