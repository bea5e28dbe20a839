import type { FastifyInstance } from "fastify";
import { PHOTO_SIZES, type PhotoSize } from "#game/card/photo-limits.ts";
import type { Deps } from "#server/deps.ts";
import { failureBody } from "#server/platform/http/error-handler.ts";
import { IMAGES_PATH } from "#server/card/photo-view.ts";
import { faceFile, isPhotoKey } from "./photo-files.ts";

/** The files never change, so browsers don't have to ask again. */
const FOR_EVER = "public, max-age=31536000, immutable";

/**
 * Serves the faces of cards. The address is the permission: it can't be guessed, and while a card is pending only its
 * owner and the admins get it. Whole photos are in another folder of the store (`whole-photo.ts`).
 */
export function mountImages(server: FastifyInstance, deps: Pick<Deps, "files">): void {
  server.get<{ Params: { key: string; file: string } }>(
    `${IMAGES_PATH}/:key/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { key, file } = request.params;
      const size = file.replace(/\.webp$/, "");
      const isAddress = isPhotoKey(key) && file.endsWith(".webp") && isPhotoSize(size);
      const stream = isAddress ? await deps.files.read(faceFile(key, size)) : null;
      if (stream === null) {
        return reply
          .code(404)
          .header("cache-control", "no-store")
          .send(failureBody({ code: "not_found" }, request.id));
      }
      return reply.type("image/webp").header("cache-control", FOR_EVER).send(stream);
    },
  );
}

function isPhotoSize(text: string): text is PhotoSize {
  return Object.hasOwn(PHOTO_SIZES, text);
}
