import { desc, eq } from "drizzle-orm";
import type { SharedView, ShareView } from "#contract/share.ts";
import { isShareToken, type ShareKind } from "#game/share/decide-share.ts";
import { isBanned } from "#server/account/is-shown.ts";
import { faceFile } from "#server/card/photo/photo-files.ts";
import { cardPhoto } from "#server/card/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { loadShared } from "./load-shared.ts";
import { type ShareRow, subjectOf } from "./subject.ts";
import { share } from "./table.ts";

/** What a user shares, newest first. Served by share_user_id_idx. */
export async function loadShares(db: Queryable, userId: string): Promise<ShareView[]> {
  const rows = await db
    .select()
    .from(share)
    .where(eq(share.userId, userId))
    .orderBy(desc(share.createdAt), share.token);
  const views: ShareView[] = [];
  for (const row of rows) views.push(await toShareView(db, row));
  return views;
}

/** A link as its owner sees it. */
export async function toShareView(db: Queryable, row: ShareRow): Promise<ShareView> {
  const { kind, id } = subjectOf(row);
  return {
    token: row.token,
    kind,
    subjectId: id,
    createdAt: row.createdAt.toISOString(),
    shared: await loadShared(db, row.userId, { kind, id }),
  };
}

/**
 * What a link shows to everybody who has it. Null for a token that was withdrawn, one that never was, one of another
 * kind, one of a banned user, and any other text: callers can't tell which.
 *
 * @param kind what the link's address says it is; left out: anything
 */
export async function loadByToken(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: unknown,
  kind?: ShareKind,
): Promise<SharedView | null> {
  if (!isShareToken(token)) return null;
  const [row] = await db.select().from(share).where(eq(share.token, token));
  if (row === undefined || (await isBanned(db, row.userId, clock.wallTime()))) return null;
  const subject = subjectOf(row);
  if (kind !== undefined && subject.kind !== kind) return null;
  return loadShared(db, row.userId, subject);
}

/**
 * Whose link it is, and the file in the store of the printed face of its card; `face` is null if it shows none. Null for
 * an unknown token.
 */
export async function loadSharer(
  db: Queryable,
  token: string,
): Promise<{ readonly userId: string; readonly face: string | null } | null> {
  const [found] = await db
    .select({ userId: share.userId, faceKey: cardPhoto.faceKey })
    .from(share)
    .leftJoin(cardPhoto, eq(cardPhoto.cardId, share.cardId))
    .where(eq(share.token, token));
  if (found === undefined) return null;
  const { userId, faceKey } = found;
  return { userId, face: faceKey === null ? null : faceFile(faceKey, "large") };
}
