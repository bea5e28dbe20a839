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

/** A card without evidence sorts after all that have some, so no admin decides before it's there. */
const byRisk = sql<number>`coalesce(${cardEvidence.risk}, -1)`;
const OF_YOURS = -2;

/** By risk; last are the cards that this admin has approved and that wait for another. */
function rankFor(admin: Admin): SQL<number> {
  const isYours = sql`${cardApproval.adminId} = ${admin.id} and ${card.status} = 'pending'`;
  return sql<number>`case when ${isYours} then ${OF_YOURS}::integer else ${byRisk} end`;
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
 * @param after the last card of the previous page; none: the first page. It keeps the place that it was listed at, so
 *   decisions and first approvals in between skip nothing. Nothing follows a card that no longer exists.
 * @param waiting whether it was listed among those that this admin has approved and that wait for another
 */
export async function listPending(
  { db, config }: Deps,
  admin: Admin,
  { after, waiting }: { readonly after?: number | undefined; readonly waiting?: "yours" | undefined },
): Promise<PendingCardView[]> {
  const rank = rankFor(admin);
  const place = waiting === "yours" ? sql`${OF_YOURS}::integer` : byRisk;
  const rows = await selectPending(db)
    .where(
      and(
        eq(card.status, "pending"),
        after === undefined ? undefined : await behind(db, after, { rank, place }),
      ),
    )
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

interface Order {
  readonly rank: SQL<number>;
  /** The rank of the card that the rows come after, as it was listed. */
  readonly place: SQL;
}

/** The rows behind a card's place in the order. */
async function behind(db: Queryable, cardId: number, { rank, place }: Order): Promise<SQL> {
  const [found] = await db
    .select({ rank: sql<number>`${place}` })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .leftJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
    .where(eq(card.id, cardId));
  if (found === undefined) return sql`false`;
  return sql`(${rank} < ${found.rank} or (${rank} = ${found.rank} and ${card.id} > ${cardId}))`;
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
