import { and, eq } from "drizzle-orm";
import type { DecisionView } from "#contract/card/decision.ts";
import type { Refusal } from "#contract/refusals.ts";
import { UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { DECISION_UNDO_MS } from "#game/card/review.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { recordAudit } from "#server/platform/audit/record-audit.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import { publishLive } from "#server/platform/live/publish-live.ts";
import type { Deps } from "#server/deps.ts";
import { loadUserNames } from "#server/account/user-name.ts";
import { loadMappingFacts, type MappingFacts } from "#server/football/player/mapping-facts.ts";
import type { CardRow } from "./store.ts";
import { card, type CardClaim, cardPhoto } from "./table.ts";

export interface DecisionInput {
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
 * several decisions at once the first counts, and the others get it as their refusal. docs/rules.md#special-cards,
 * docs/rules.md#evidence.
 */
export async function decideCard(
  deps: Deps,
  admin: Admin,
  input: DecisionInput,
): Promise<Outcome<DecisionView, Refusal>> {
  return deps.db.transaction(async (tx) => {
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
    const decided = {
      status: input.approved ? ("approved" as const) : ("rejected" as const),
      decidedAt: now,
      decidedBy: admin.id,
      rejectionReason: input.approved ? null : input.reason,
      ...(input.approved ? approvedColumns(found.claim, mapped.value, input.overall) : {}),
    };
    await tx.update(card).set(decided).where(eq(card.id, found.card.id));
    await audit(tx, admin, now, { ...found.card, ...decided });
    await tellOwner(tx, deps, now, { ...found.card, ...decided });
    const decision = await standingDecision(tx, deps, { ...found.card, ...decided });
    await publishLive(tx, [{ kind: "news", data: { userId: found.card.userId } }], now.getTime());
    return accepted(decision);
  });
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

async function audit(tx: Transaction, admin: Admin, at: Date, decided: CardRow): Promise<void> {
  const { id, playerName, position, overall, playerId, rejectionReason: reason } = decided;
  await recordAudit(tx, {
    at,
    userId: admin.id,
    action: decided.status === "approved" ? "card.approve" : "card.reject",
    subject: `card ${id}`,
    details: { playerName, position, overall, playerId, reason },
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
    undoUntil: new Date(decidedAt + DECISION_UNDO_MS * Math.max(1, clock.speed)).toISOString(),
  };
}
