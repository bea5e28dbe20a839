import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";
import { failureBody } from "#server/platform/http/error-handler.ts";

/** The files never change, so browsers don't have to ask again. */
const FOR_EVER = "public, max-age=31536000, immutable";

/** Answers with a stored picture (WebP); null: there is none. */
export function answerWithPicture(reply: FastifyReply, picture: Readable | null): FastifyReply {
  if (picture === null) {
    return reply
      .code(404)
      .header("cache-control", "no-store")
      .send(failureBody({ code: "not_found" }, reply.request.id));
  }
  return reply.type("image/webp").header("cache-control", FOR_EVER).send(picture);
}
