import { and, eq } from "drizzle-orm";
import type { DecisionView } from "#contract/card/decision.ts";
import type { Refusal } from "#contract/refusals.ts";
import { UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { decideApproval, DECISION_UNDO_MS, type SecondAdminNeeded } from "#game/card/review.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import type { Deps } from "#server/deps.ts";
import { loadUserNames } from "#server/account/user-name.ts";
import { loadMappingFacts, type MappingFacts } from "#server/football/player/mapping-facts.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import type { CardRow } from "./store.ts";
import { card, cardApproval, type CardClaim, cardEvidence, cardPhoto } from "./table.ts";

interface DecisionInput {
  readonly cardId: number;
  readonly approved: boolean;
  readonly reason: string | null;
  /** Undefined: the player the uploader chose; null: none. */
  readonly playerId: number | null | undefined;
  /** Undefined: the player's own overall. */
  readonly overall: number | undefined;
}

/**
 * Approves or rejects a photo. An approved card takes name, club, position and overall from the real player it's mapped
 * to: points follow the position, so the uploader's text must not count. The row is locked during the decision: of
 * several decisions at once the first counts, and the others get it as their refusal. Where a second admin is asked, the
 * first approval leaves the card pending. docs/rules.md#special-cards, docs/rules.md#evidence.
 */
export async function decideCard(
  deps: Deps,
  admin: Admin,
  input: DecisionInput,
): Promise<Outcome<DecisionView, Refusal>> {
  try {
    return await deps.db.transaction((tx) => decide(tx, deps, admin, input));
  } catch (error) {
    return refuseSameAdmin(error);
  }
}

async function decide(
  tx: Transaction,
  deps: Deps,
  admin: Admin,
  input: DecisionInput,
): Promise<Outcome<DecisionView, Refusal>> {
  const [found] = await tx
    .select({ card, claim: cardPhoto.claim })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .where(and(eq(card.id, input.cardId), eq(card.origin, "photo")))
    .for("update", { of: card });
  if (found === undefined) return refused({ code: "not_found" });
  if (found.card.status !== "pending") {
    return refused({ code: "already_decided", decision: await standingDecision(tx, deps, found.card) });
  }
  const mapped = await mappingOf(tx, deps, found.claim, input);
  if (!mapped.ok) return mapped;
  const now = new Date(deps.clock.now());
  if (input.approved) {
    const counted = await countApproval(tx, deps, { cardId: found.card.id, admin, at: now });
    if (!counted.ok) return counted;
    if (counted.value === "first") return accepted(await awaitSecond(tx, deps, admin, found.card));
  } else await dropApprovals(tx, found.card.id);
  const decided = {
    status: input.approved ? ("approved" as const) : ("rejected" as const),
    decidedAt: now,
    decidedBy: admin.id,
    rejectionReason: input.approved ? null : input.reason,
    ...(input.approved ? approvedColumns(found.claim, mapped.value, input.overall) : {}),
  };
  await tx.update(card).set(decided).where(eq(card.id, found.card.id));
  await audit(tx, admin, { ...found.card, ...decided }, { at: now, awaitsSecond: false });
  await tellOwner(tx, deps, now, { ...found.card, ...decided });
  const decision = await standingDecision(tx, deps, { ...found.card, ...decided });
  await publishLive(tx, [{ kind: "news", data: { userId: found.card.userId } }], now.getTime());
  return accepted(decision);
}

/** The first of two approvals: only the audit and the admins know of it. */
async function awaitSecond(tx: Transaction, deps: Deps, admin: Admin, found: CardRow): Promise<DecisionView> {
  const now = new Date(deps.clock.now());
  await audit(tx, admin, { ...found, status: "approved" }, { at: now, awaitsSecond: true });
  const approval = { ...found, status: "approved" as const, decidedAt: now, decidedBy: admin.id };
  return { ...(await standingDecision(tx, deps, approval)), awaitsSecond: true };
}

/** The player to map to; null: none. */
async function mappingOf(
  tx: Transaction,
  { config }: Deps,
  claim: CardClaim,
  input: DecisionInput,
): Promise<Outcome<MappingFacts | null, { code: "player_unknown" }>> {
  const playerId = input.playerId === undefined ? claim.playerId : input.playerId;
  if (!input.approved || playerId === null) return accepted(null);
  const facts = await loadMappingFacts(tx, config.footballProvider, playerId);
  return facts === null ? refused({ code: "player_unknown" }) : accepted(facts);
}

function approvedColumns(claim: CardClaim, player: MappingFacts | null, given: number | undefined) {
  const overall = given ?? player?.overall ?? UNMAPPED_OVERALL;
  const { playerName, position, club } = player ?? claim;
  return {
    playerId: player?.playerId ?? null,
    playerName,
    position,
    club: club ?? claim.club,
    overall,
    rarity: rarityOf(overall),
  };
}

async function audit(
  tx: Transaction,
  admin: Admin,
  decided: CardRow,
  { at, awaitsSecond }: { readonly at: Date; readonly awaitsSecond: boolean },
): Promise<void> {
  const { id, playerName, position, overall, playerId, rejectionReason: reason } = decided;
  await recordAudit(tx, {
    at,
    userId: admin.id,
    action: decided.status === "approved" ? "card.approve" : "card.reject",
    subject: `card ${id}`,
    details: { playerName, position, overall, playerId, reason, awaitsSecond },
  });
}

async function tellOwner(tx: Transaction, { news }: Deps, at: Date, decided: CardRow): Promise<void> {
  const { id: cardId, userId, playerName, rejectionReason: reason } = decided;
  await news.tell(tx, {
    userId,
    at,
    subject: `card ${cardId}`,
    news:
      decided.status === "approved"
        ? { kind: "card approved", data: { cardId, playerName } }
        : { kind: "card rejected", data: { cardId, playerName, reason } },
  });
}

/** A card's current decision. */
async function standingDecision(db: Queryable, { clock }: Deps, decided: CardRow): Promise<DecisionView> {
  const decidedAt = decided.decidedAt?.getTime() ?? 0;
  const decidedBy = decided.decidedBy ?? "";
  const { id, name } = (await loadUserNames(db, [decidedBy]))(decidedBy);
  return {
    cardId: decided.id,
    approved: decided.status === "approved",
    reason: decided.rejectionReason,
    decidedAt: new Date(decidedAt).toISOString(),
    decidedBy: { id, name },
    awaitsSecond: false,
    undoUntil: new Date(decidedAt + DECISION_UNDO_MS * Math.max(1, clock.speed)).toISOString(),
  };
}

const FIRST = 1;
const SECOND = 2;

/** An approval by an admin. */
interface Approving {
  readonly cardId: number;
  readonly admin: Admin;
  readonly at: Date;
}

/**
 * Counts an approval of a pending card whose row is locked, and says whether it's the first of two or decides.
 *
 * @throws a violation of card_approval_once_per_admin if the same admin gives both; `refuseSameAdmin` knows it
 */
async function countApproval(
  tx: Transaction,
  { config }: Pick<Deps, "config">,
  { cardId, admin, at }: Approving,
): Promise<Outcome<"first" | "final", SecondAdminNeeded>> {
  const [evidence] = await tx
    .select({ risk: cardEvidence.risk })
    .from(cardEvidence)
    .where(eq(cardEvidence.cardId, cardId));
  const first = await firstApproval(tx, cardId);
  const counted = decideApproval({
    asksSecond: config.asksSecondAdmin,
    risk: evidence?.risk ?? null,
    firstBy: first?.adminId ?? null,
    adminId: admin.id,
  });
  if (!counted.ok) return counted;
  const isOneOfTwo = counted.value === "first" || (first !== null && first.adminId !== admin.id);
  if (isOneOfTwo) {
    const turn = counted.value === "first" ? FIRST : SECOND;
    await tx.insert(cardApproval).values({ cardId, turn, adminId: admin.id, at });
  }
  return counted;
}

/** The refusal for an admin who gives both approvals, as the database says it; any other error is thrown again. */
function refuseSameAdmin(error: unknown): Outcome<never, SecondAdminNeeded> {
  if (!isViolationOf(error, "card_approval_once_per_admin")) throw error;
  return refused({ code: "second_admin_needed" });
}

/** The first of two approvals; null: nobody has given one. */
export async function firstApproval(tx: Transaction, cardId: number) {
  const [first] = await tx
    .select()
    .from(cardApproval)
    .where(and(eq(cardApproval.cardId, cardId), eq(cardApproval.turn, FIRST)));
  return first ?? null;
}

/** Takes an admin's own approval back, so the card needs it again. */
export async function takeBackApproval(tx: Transaction, cardId: number, admin: Admin): Promise<void> {
  await tx
    .delete(cardApproval)
    .where(and(eq(cardApproval.cardId, cardId), eq(cardApproval.adminId, admin.id)));
}

/** Forgets every approval: the card was rejected. */
async function dropApprovals(tx: Transaction, cardId: number): Promise<void> {
  await tx.delete(cardApproval).where(eq(cardApproval.cardId, cardId));
}
