import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { failureBody } from "#server/platform/http/error-handler.ts";
import { limitingRate, OPEN_READS } from "#server/platform/http/limits/rate-limits.ts";
import type { Files } from "./files.ts";

/** Bytes of a key: too many to guess, so having a picture's address means being allowed to see it. */
const KEY_BYTES = 16;

/** The files never change, so browsers don't have to ask again. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** A new name for a picture in the store. */
export function newPictureKey(): string {
  return randomBytes(KEY_BYTES).toString("hex");
}

/** Whether a text could be the name of a picture. */
function isPictureKey(text: string): boolean {
  return /^[0-9a-f]{32}$/u.test(text);
}

interface Served<Size extends string> {
  /** Where they are served, by key and size, such as `/images`. */
  readonly path: string;
  /** In pixels. */
  readonly sizes: Readonly<Record<Size, number>>;
  /** The key of one size of a picture in the store. */
  readonly fileOf: (key: string, size: Size) => string;
}

/** Serves stored pictures (WebP) to everybody who knows their addresses. */
export function servePictures<Size extends string>(
  server: FastifyInstance,
  files: Files,
  { path, sizes, fileOf }: Served<Size>,
): void {
  const isSize = (text: string): text is Size => Object.hasOwn(sizes, text);
  server.get<{ Params: { key: string; file: string } }>(
    `${path}/:key/:file`,
    { schema: { hide: true }, onRequest: limitingRate(server, OPEN_READS) },
    async (request, reply) => {
      const { key, file } = request.params;
      const size = file.replace(/\.webp$/u, "");
      const isAddress = isPictureKey(key) && file.endsWith(".webp") && isSize(size);
      const picture = isAddress ? await files.read(fileOf(key, size)) : null;
      if (picture === null) {
        return reply
          .code(404)
          .header("cache-control", "no-store")
          .send(failureBody({ code: "not_found" }, request.id));
      }
      return reply.type("image/webp").header("cache-control", FOR_EVER).send(picture);
    },
  );
}
