import { and, eq } from "drizzle-orm";
import type { PhotoSize } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { card, cardPhoto } from "#server/card/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { photoFile } from "./photo-files.ts";

/**
 * One size of a card's whole photo, WebP. It's evidence: for anyone but the card's owner and admins it's as if there were
 * none (docs/decisions/0096-face-and-evidence-are-two-things.md).
 */
export async function loadWholePhoto(
  { db, files }: Pick<Deps, "db" | "files">,
  { id, user }: Viewer,
  cardId: number,
  size: PhotoSize,
): Promise<Outcome<Uint8Array, { code: "not_found" }>> {
  const isAllowed = user.isAdmin ? undefined : eq(card.userId, id);
  const [row] = await db
    .select({ key: cardPhoto.key })
    .from(cardPhoto)
    .innerJoin(card, eq(card.id, cardPhoto.cardId))
    .where(and(eq(cardPhoto.cardId, cardId), isAllowed));
  const bytes = row === undefined ? null : await files.readBytes(photoFile(row.key, size));
  return bytes === null ? refused({ code: "not_found" as const }) : accepted(bytes);
}
