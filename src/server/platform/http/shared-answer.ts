import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

interface Shared {
  readonly text: string;
  readonly etag: string;
}

const shared = new WeakMap<object, Shared>();

/**
 * Marks an answer as the same for every caller: it's written as JSON once, and sent with an ETag. It must not change
 * from here on.
 */
export function shareAnswer<Answer extends object>(answer: Answer): Answer {
  const text = JSON.stringify(answer);
  // Weak, because the same answer is sent in several encodings.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  shared.set(answer, { text, etag });
  return answer;
}

/** An answer as JSON. */
export function textOf(answer: unknown): string {
  return sharedOf(answer)?.text ?? JSON.stringify(answer);
}

/**
 * Names the version of a shared answer. A browser caches it and checks whether it's still the same.
 *
 * @returns whether the caller has this version, so it doesn't have to be sent.
 */
export function isKnownToCaller(answer: unknown, request: FastifyRequest, reply: FastifyReply): boolean {
  const etag = sharedOf(answer)?.etag;
  if (etag === undefined) return false;
  void reply.header("etag", etag).header("cache-control", "private, no-cache");
  const { "if-none-match": known = "" } = request.headers;
  return known.split(",").some((one) => one.trim() === etag);
}

function sharedOf(answer: unknown): Shared | undefined {
  return typeof answer === "object" && answer !== null ? shared.get(answer) : undefined;
}
