import { and, count, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { EvidenceView, PendingCardView } from "#contract/admin.ts";
import type { PlayerResult } from "#contract/football/player.ts";
import { SMALL_FACE_HEIGHT } from "#game/card/face/corners.ts";
import { RISK_MEDIUM_FROM } from "#game/card/photo-risk.ts";
import { PENDING_PAGE_SIZE, SHEET_MAX } from "#game/card/review.ts";
import { loadUserNames, type NamedUser } from "#server/account/user-name.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findPlayers } from "#server/football/player/search-players.ts";
import { toFaceView, toWholePhotoView, wholePhotoUrl } from "#server/card/photo/photo-files.ts";
import { toCardView } from "./store.ts";
import { card, cardApproval, cardEvidence, cardPhoto } from "./table.ts";

type EvidenceRow = typeof cardEvidence.$inferSelect;

interface PendingRow {
  readonly card: typeof card.$inferSelect;
  readonly photo: typeof cardPhoto.$inferSelect;
  readonly evidence: EvidenceRow | null;
  /** The admin who gave the first of two approvals. */
  readonly firstBy: string | null;
}

/** What the rows refer to by id, loaded for the whole page. */
interface Named {
  readonly users: (id: string) => NamedUser;
  readonly players: ReadonlyMap<number, PlayerResult>;
  readonly lookalikes: ReadonlyMap<number, Omit<PendingRow, "evidence" | "firstBy">>;
}

/**
 * A card without evidence sorts after all that have some, so no admin decides before it's there. Last are the cards that
 * this admin has approved and that wait for another. A decided card ranks where it was.
 */
function rankFor(admin: Admin): SQL<number> {
  const isYours = sql`${cardApproval.adminId} = ${admin.id} and ${card.status} = 'pending'`;
  return sql<number>`case when ${isYours} then -2 else coalesce(${cardEvidence.risk}, -1) end`;
}

/** Pending photos, with all that a row of the queue shows. */
function selectPending(db: Queryable) {
  return db
    .select({ card, photo: cardPhoto, evidence: cardEvidence, firstBy: cardApproval.adminId })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .leftJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
    .leftJoin(cardApproval, and(eq(cardApproval.cardId, card.id), eq(cardApproval.turn, 1)))
    .$dynamic();
}

/**
 * A page of pending photos, riskiest first and then oldest first.
 *
 * @param after the last card of the previous page; null: the first page. A decided card keeps its place, so decisions in
 *   between don't repeat or skip anything. Nothing follows a card that no longer exists.
 */
export async function listPending(
  { db, config }: Deps,
  admin: Admin,
  after: number | null,
): Promise<PendingCardView[]> {
  const rank = rankFor(admin);
  const rows = await selectPending(db)
    .where(and(eq(card.status, "pending"), after === null ? undefined : await behind(db, rank, after)))
    .orderBy(sql`${rank} desc, ${card.id}`)
    .limit(PENDING_PAGE_SIZE);
  const named = await lookUp(db, config.footballProvider, rows);
  return rows.map((row) => toPendingView(row, named, admin));
}

/** How many photos are pending. */
export async function countPending(db: Queryable): Promise<number> {
  return db.$count(card, eq(card.status, "pending"));
}

/** Nothing speaks against it, and it has a player: an approval needs no more than a look (docs/rules.md#evidence). */
const isClear = and(
  eq(card.status, "pending"),
  lt(cardEvidence.risk, RISK_MEDIUM_FROM),
  sql`${cardPhoto.claim} ->> 'playerId' is not null`,
);

/** The pending photos of low risk, oldest first, as many as one contact sheet shows. */
export async function listClear(
  { db, config }: Deps,
  admin: Admin,
): Promise<{ cards: PendingCardView[]; total: number }> {
  const rows = await selectPending(db).where(isClear).orderBy(card.id).limit(SHEET_MAX);
  const [all] = await db
    .select({ total: count() })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .innerJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
    .where(isClear);
  const named = await lookUp(db, config.footballProvider, rows);
  return { cards: rows.map((row) => toPendingView(row, named, admin)), total: all?.total ?? 0 };
}

/** The rows behind a card's place in the order. */
async function behind(db: Queryable, rank: SQL<number>, cardId: number): Promise<SQL> {
  const [place] = await db
    .select({ rank })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .leftJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
    .leftJoin(cardApproval, and(eq(cardApproval.cardId, card.id), eq(cardApproval.turn, 1)))
    .where(eq(card.id, cardId));
  if (place === undefined) return sql`false`;
  return sql`(${rank} < ${place.rank} or (${rank} = ${place.rank} and ${card.id} > ${cardId}))`;
}

async function lookUp(db: Queryable, provider: string, rows: readonly PendingRow[]): Promise<Named> {
  const lookalikeIds = rows.flatMap(({ evidence }) =>
    (evidence?.lookalikes ?? []).map(({ cardId }) => cardId),
  );
  const lookalikes =
    lookalikeIds.length === 0
      ? []
      : await db
          .select({ card, photo: cardPhoto })
          .from(card)
          .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
          .where(inArray(card.id, lookalikeIds));
  const playerIds = rows.flatMap(({ photo, evidence }) => [
    ...(photo.claim.playerId === null ? [] : [photo.claim.playerId]),
    ...(evidence?.players ?? []).map(({ playerId }) => playerId),
  ]);
  const players = await findPlayers(db, provider, [...new Set(playerIds)]);
  const userIds = [...rows, ...lookalikes].map((row) => row.card.userId);
  return {
    users: await loadUserNames(db, userIds),
    players: new Map(players.map((player) => [player.id, player])),
    lookalikes: new Map(lookalikes.map((row) => [row.card.id, row])),
  };
}

function toPendingView(
  { card: row, photo, evidence, firstBy }: PendingRow,
  named: Named,
  admin: Admin,
): PendingCardView {
  const { playerId } = photo.claim;
  return {
    ...toCardView(row, null),
    user: named.users(row.userId),
    photo: toFaceView(photo),
    wholePhoto: toWholePhotoView(photo),
    smallFace: photo.faceHeight !== null && photo.faceHeight < SMALL_FACE_HEIGHT,
    claimedPlayer: playerId === null ? null : (named.players.get(playerId) ?? null),
    firstApproval: firstBy === null ? null : firstBy === admin.id ? "yours" : "anothers",
    evidence: evidence === null ? null : toEvidenceView(evidence, { row, photo, named }),
  };
}

interface Shown {
  readonly row: PendingRow["card"];
  readonly photo: PendingRow["photo"];
  readonly named: Named;
}

function toEvidenceView(evidence: EvidenceRow, { row, photo, named }: Shown): EvidenceView {
  const { risk: weight, reasons, codeSeenAs, textRead, nameLikeness, gatheredAt } = evidence;
  return {
    risk: weight,
    reasons: [...reasons],
    codeSeenAs,
    textRead,
    nameLikeness,
    players: evidence.players.flatMap(({ playerId, likeness }) => {
      const player = named.players.get(playerId);
      return player === undefined ? [] : [{ player, likeness }];
    }),
    // A card deleted since then can't be shown as evidence.
    lookalikes: evidence.lookalikes.flatMap(({ cardId, likeness, part }) => {
      const found = named.lookalikes.get(cardId);
      if (found === undefined) return [];
      const { userId, playerName, status, createdAt } = found.card;
      const { id, email } = named.users(userId);
      const at = { createdAt: createdAt.toISOString(), image: wholePhotoUrl(cardId, "small") };
      const pictures = {
        photo: wholePhotoUrl(cardId, "medium"),
        face: toFaceView(found.photo)?.medium ?? null,
      };
      const isSameUser = userId === row.userId;
      return [
        { cardId, playerName, status, user: { id, email }, isSameUser, likeness, part, ...at, ...pictures },
      ];
    }),
    takenAt: photo.takenAt?.toISOString() ?? null,
    gatheredAt: gatheredAt.toISOString(),
  };
}
