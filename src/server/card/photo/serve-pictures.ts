import type { FastifyInstance } from "fastify";
import { and, eq } from "drizzle-orm";
import { PHOTO_SIZES, type PhotoSize } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";
import { answerWithPicture } from "#server/platform/files/answer-with-picture.ts";
import { limitingRate, OPEN_READS } from "#server/platform/http/limits/rate-limits.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { card, cardPhoto } from "#server/card/table.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { faceFile, IMAGES_PATH, isPhotoKey, photoFile } from "./photo-files.ts";

/**
 * Serves the faces of cards. The address is the permission: it can't be guessed, and while a card is pending only its
 * owner and the admins get it. Whole photos are in another folder of the store (`loadWholePhoto`).
 */
export function mountImages(server: FastifyInstance, deps: Pick<Deps, "files">): void {
  server.get<{ Params: { key: string; file: string } }>(
    `${IMAGES_PATH}/:key/:file`,
    { schema: { hide: true }, onRequest: limitingRate(server, OPEN_READS) },
    async (request, reply) => {
      const { key, file } = request.params;
      const size = file.replace(/\.webp$/, "");
      const isAddress = isPhotoKey(key) && file.endsWith(".webp") && isPhotoSize(size);
      const stream = isAddress ? await deps.files.read(faceFile(key, size)) : null;
      return answerWithPicture(reply, stream);
    },
  );
}

function isPhotoSize(text: string): text is PhotoSize {
  return Object.hasOwn(PHOTO_SIZES, text);
}

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
