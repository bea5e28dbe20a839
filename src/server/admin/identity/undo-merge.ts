import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import { findCardsLinkedSince } from "#server/card/mapping/move-cards.ts";
import type { Deps } from "#server/deps.ts";
import { partRows } from "#server/football/identity/part-players.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { moveBelongings, settleSoon } from "./move-belongings.ts";

/**
 * Parts two players whom facts or an admin had made one. The cards that came with the one who was taken in go back to him,
 * and those that were linked while his provider named the player; all others stay where they were.
 */
export async function undoMerge(
  deps: Deps,
  admin: Admin,
  mergeId: number,
): Promise<Outcome<{ ok: true }, Refusal>> {
  const { db, clock } = deps;
  const outcome = await db.transaction(async (tx) => {
    const at = new Date(clock.now());
    const parted = await partRows(tx, mergeId, { undoneBy: admin.id, undoneAt: at });
    if (!parted.ok) return parted;
    const { merge, move } = parted.value;
    const since = await findCardsLinkedSince(tx, { ...merge, playerId: move.from });
    const cardIds = [...new Set([...merge.cardIds, ...since])];
    await moveBelongings(tx, { ...move, cardIds, provider: merge.provider });
    await recordAudit(tx, {
      at,
      userId: admin.id,
      action: "player.part",
      subject: `player ${move.from}`,
      details: { mergeId, known: merge.known.name, given: merge.given.name, givenId: move.to },
    });
    return accepted({ ok: true as const });
  });
  if (outcome.ok) await settleSoon(deps);
  return outcome;
}
