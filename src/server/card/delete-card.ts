import { and, eq } from "drizzle-orm";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "../account/viewer.ts";
import type { Deps } from "../deps.ts";
import { findTeamsWithCard } from "../team/store.ts";
import { findTournamentLock } from "../tournament/store.ts";
import { card } from "./table.ts";

type DeleteCardRefusal =
  | { code: "not_found" }
  | { code: "card_locked"; where: string }
  | { code: "card_in_team"; teamNames: readonly string[] };

/**
 * Deletes one of the viewer's cards, unless it is locked in a running tournament or stands in a team: a line-up is
 * never changed in silence. Design §6, "Tournament".
 */
export async function deleteCard(
  { db, clock }: Deps,
  viewer: Viewer,
  cardId: number,
): Promise<Outcome<{ ok: true }, DeleteCardRefusal>> {
  return db.transaction(async (tx) => {
    const mine = and(eq(card.id, cardId), eq(card.userId, viewer.id));
    const held = await tx.select({ id: card.id }).from(card).where(mine).for("update");
    if (held.length === 0) return refused({ code: "not_found" as const });
    const tournamentName = await findTournamentLock(tx, viewer.id, cardId, clock.now());
    if (tournamentName !== null) {
      return refused({ code: "card_locked" as const, where: `it plays in the tournament ${tournamentName}` });
    }
    const teamNames = await findTeamsWithCard(tx, cardId);
    if (teamNames.length > 0) return refused({ code: "card_in_team" as const, teamNames });
    await tx.delete(card).where(mine);
    return accepted({ ok: true as const });
  });
}
