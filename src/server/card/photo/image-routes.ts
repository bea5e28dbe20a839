import type { FastifyInstance } from "fastify";
import { PHOTO_SIZES, type PhotoSize } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";
import { answerWithPicture } from "#server/platform/files/answer-with-picture.ts";
import { limitingRate, OPEN_READS } from "#server/platform/http/limits/rate-limits.ts";
import { IMAGES_PATH } from "#server/card/photo-view.ts";
import { faceFile, isPhotoKey } from "./photo-files.ts";

/**
 * Serves the faces of cards. The address is the permission: it can't be guessed, and while a card is pending only its
 * owner and the admins get it. Whole photos are in another folder of the store (`whole-photo.ts`).
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
