import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { EvidenceView, PendingCardView } from "#contract/admin.ts";
import type { PlayerResult } from "#contract/football/player.ts";
import { SMALL_FACE_HEIGHT } from "#game/card/face/face-size.ts";
import { PENDING_PAGE_SIZE } from "#game/card/review.ts";
import { loadUserNames, type NamedUser } from "#server/account/user-name.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { findPlayers } from "#server/football/player/search-players.ts";
import { toFaceView, toWholePhotoView, wholePhotoUrl } from "./photo-view.ts";
import { toCardView } from "./store.ts";
import { card, cardEvidence, cardPhoto } from "./table.ts";

type EvidenceRow = typeof cardEvidence.$inferSelect;

interface PendingRow {
  readonly card: typeof card.$inferSelect;
  readonly photo: typeof cardPhoto.$inferSelect;
  readonly evidence: EvidenceRow | null;
}

/** What the rows refer to by id, loaded for the whole page. */
interface Named {
  readonly users: (id: string) => NamedUser;
  readonly players: ReadonlyMap<number, PlayerResult>;
  readonly lookalikes: ReadonlyMap<number, typeof card.$inferSelect>;
}

interface Page {
  cards: PendingCardView[];
  total: number;
  nextCursor: string | null;
}

/** A card without evidence sorts after all that have some, so no admin decides before it's there. */
const risk = sql<number>`coalesce(${cardEvidence.risk}, -1)`;

/**
 * A page of pending photos, riskiest first and then oldest first.
 *
 * @param cursor from the previous page; null: the first page. The order is stable, so decisions in between don't repeat
 *   or skip anything.
 */
export async function listPending({ db, config }: Deps, cursor: string | null): Promise<Page> {
  const rows = await db
    .select({ card, photo: cardPhoto, evidence: cardEvidence })
    .from(card)
    .innerJoin(cardPhoto, eq(cardPhoto.cardId, card.id))
    .leftJoin(cardEvidence, eq(cardEvidence.cardId, card.id))
    .where(and(eq(card.status, "pending"), behind(cursor)))
    .orderBy(sql`${risk} desc, ${card.id}`)
    .limit(PENDING_PAGE_SIZE + 1);
  const page = rows.slice(0, PENDING_PAGE_SIZE);
  const last = rows.length > PENDING_PAGE_SIZE ? page.at(-1) : undefined;
  const named = await lookUp(db, config.footballProvider, page);
  return {
    cards: page.map((row) => toPendingView(row, named)),
    total: await db.$count(card, eq(card.status, "pending")),
    nextCursor: last === undefined ? null : `${last.evidence?.risk ?? -1}.${last.card.id}`,
  };
}

/** The rows after the previous page's last one. An invalid cursor starts from the top. */
function behind(cursor: string | null): SQL | undefined {
  const parts = /^(-1|\d{1,3})\.(\d{1,9})$/.exec(cursor ?? "");
  if (parts === null) return undefined;
  return sql`(${risk} < ${Number(parts[1])} or (${risk} = ${Number(parts[1])} and ${card.id} > ${Number(parts[2])}))`;
}

async function lookUp(db: Queryable, provider: string, rows: readonly PendingRow[]): Promise<Named> {
  const lookalikeIds = rows.flatMap(({ evidence }) =>
    (evidence?.lookalikes ?? []).map(({ cardId }) => cardId),
  );
  const lookalikes =
    lookalikeIds.length === 0 ? [] : await db.select().from(card).where(inArray(card.id, lookalikeIds));
  const playerIds = rows.flatMap(({ photo, evidence }) => [
    ...(photo.claim.playerId === null ? [] : [photo.claim.playerId]),
    ...(evidence?.players ?? []).map(({ playerId }) => playerId),
  ]);
  const players = await findPlayers(db, provider, [...new Set(playerIds)]);
  const userIds = [...rows.map((row) => row.card), ...lookalikes].map(({ userId }) => userId);
  return {
    users: await loadUserNames(db, userIds),
    players: new Map(players.map((player) => [player.id, player])),
    lookalikes: new Map(lookalikes.map((row) => [row.id, row])),
  };
}

function toPendingView({ card: row, photo, evidence }: PendingRow, named: Named): PendingCardView {
  const { playerId } = photo.claim;
  return {
    ...toCardView(row, null),
    user: named.users(row.userId),
    photo: toFaceView(photo),
    wholePhoto: toWholePhotoView(photo),
    smallFace: photo.faceHeight !== null && photo.faceHeight < SMALL_FACE_HEIGHT,
    claimedPlayer: playerId === null ? null : (named.players.get(playerId) ?? null),
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
      const { userId, playerName, status, createdAt } = found;
      const { id, email } = named.users(userId);
      const at = { createdAt: createdAt.toISOString(), image: wholePhotoUrl(cardId, "small") };
      const isSameUser = userId === row.userId;
      return [{ cardId, playerName, status, user: { id, email }, isSameUser, likeness, part, ...at }];
    }),
    takenAt: photo.takenAt?.toISOString() ?? null,
    gatheredAt: gatheredAt.toISOString(),
  };
}
