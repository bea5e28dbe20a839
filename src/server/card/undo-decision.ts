import { eq } from "drizzle-orm";
import type { Refusal } from "#contract/refusals.ts";
import { decideWithdrawal } from "#game/card/decide-deletion.ts";
import { UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { mayUndo } from "#game/card/review.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { Deps } from "#server/deps.ts";
import { firstApproval, takeBackApproval } from "./decide-card.ts";
import type { CardRow } from "./store.ts";
import { loadCardLocks } from "./locks.ts";
import { card, type CardClaim, cardPhoto } from "./table.ts";

/**
 * Takes back the admin's own decision within ten seconds: the photo is pending again, as uploaded. An approved card
 * that's in use by then stays approved.
 */
export async function undoDecision(
  deps: Deps,
  admin: Admin,
  cardId: number,
): Promise<Outcome<{ ok: true }, Refusal>> {
  try {
    return await deps.db.transaction((tx) => undo(tx, deps, admin, cardId));
  } catch (error) {
    // The uploader has already uploaded the rejected photo again.
    if (isViolationOf(error, "card_photo_once_per_user")) return refused({ code: "undo_too_late" });
    throw error;
  }
}

async function undo(
  tx: Transaction,
  { clock, news, cardHolds }: Deps,
  admin: Admin,
  cardId: number,
): Promise<Outcome<{ ok: true }, Refusal>> {
  const now = clock.now();
  const [found] = await tx
    .select({ card, claim: cardPhoto.claim })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(eq(card.id, cardId))
    .for("update", { of: card });
  const decidedAt = found === undefined ? null : await decidedAtBy(tx, admin, found.card);
  if (found === undefined || decidedAt === null) return refused({ code: "not_found" });
  if (!mayUndo(decidedAt.getTime(), now, clock.speed)) return refused({ code: "undo_too_late" });
  const locks = await loadCardLocks(cardHolds, tx, found.card.userId, now);
  const teams = await cardHolds.findTeams(tx, cardId);
  const teamNames = teams.map(({ name }) => name);
  const free = decideWithdrawal(locks.get(cardId) ?? [], teamNames);
  if (!free.ok) return free;
  await takeBackApproval(tx, cardId, admin);
  await tx.update(card).set(pendingColumns(found.claim)).where(eq(card.id, cardId));
  await news.withdraw(tx, found.card.userId, `card ${cardId}`, ["card approved", "card rejected"]);
  await recordAudit(tx, {
    at: new Date(now),
    userId: admin.id,
    action: "card.undo",
    subject: `card ${cardId}`,
    details: {
      playerName: found.claim.playerName,
      position: found.claim.position,
      undone: found.card.status === "pending" ? "approved" : found.card.status,
    },
  });
  await publishLive(tx, [{ kind: "news", data: { userId: found.card.userId } }], now);
  return accepted({ ok: true });
}

/** When this admin decided the card, or gave its first approval; null: neither. */
async function decidedAtBy(
  tx: Transaction,
  admin: Admin,
  { id, status, decidedAt, decidedBy }: CardRow,
): Promise<Date | null> {
  if (status !== "pending") return decidedBy === admin.id ? decidedAt : null;
  const first = await firstApproval(tx, id);
  return first?.adminId === admin.id ? first.at : null;
}

function pendingColumns({ playerName, position, club }: CardClaim) {
  return {
    status: "pending" as const,
    decidedAt: null,
    decidedBy: null,
    rejectionReason: null,
    revealedAt: null,
    playerId: null,
    playerName,
    position,
    club,
    overall: UNMAPPED_OVERALL,
    rarity: rarityOf(UNMAPPED_OVERALL),
  };
}
