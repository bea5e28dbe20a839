import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** The smallest answer that's compressed, in bytes. */
export const COMPRESSED_FROM = 1024;
/** Good for text, and quick: an answer is shared for seconds, not for ever. */
const BROTLI_QUALITY = 5;

/** How answers are compressed, best first. */
const encodings = {
  br: (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text: string) => gzipSync(text),
};
type Encoding = keyof typeof encodings;
export const encodingNames = Object.keys(encodings) as Encoding[];

interface Shared {
  readonly text: string;
  readonly etag: string;
  readonly compressed: Map<Encoding, Buffer>;
}

/** Where a shared answer has its text; not a field that is sent. */
const SHARED = Symbol("shared answer");

/**
 * Marks an answer as the same for every caller: it's written as JSON once, and sent with an ETag. It must not change
 * from here on.
 */
export function shareAnswer<Answer extends object>(answer: Answer): Answer {
  const text = JSON.stringify(answer);
  // Weak, because the same answer is sent in several encodings.
  const etag = `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
  const shared: Shared = { text, etag, compressed: new Map() };
  return Object.defineProperty(answer, SHARED, { value: shared });
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

/**
 * A shared answer in an encoding that its caller names, compressed once for all of them; null for other answers, which
 * @fastify/compress compresses for each call.
 */
export function compressedFor(answer: unknown, request: FastifyRequest, reply: FastifyReply): Buffer | null {
  const found = sharedOf(answer);
  if (found === undefined || found.text.length < COMPRESSED_FROM) return null;
  const encoding = acceptedEncoding(request);
  if (encoding === undefined) return null;
  const { text, compressed } = found;
  const bytes = compressed.get(encoding) ?? encodings[encoding](text);
  compressed.set(encoding, bytes);
  void reply.type("application/json; charset=utf-8").headers({
    "content-encoding": encoding,
    vary: "accept-encoding",
  });
  return bytes;
}

/** The best encoding that a header names without weights, as browsers do; @fastify/compress weighs the others. */
function acceptedEncoding({ headers }: FastifyRequest): Encoding | undefined {
  const named = (headers["accept-encoding"] ?? "").split(/\s*,\s*/);
  return encodingNames.find((encoding) => named.includes(encoding));
}

function sharedOf(answer: unknown): Shared | undefined {
  return (answer as { readonly [SHARED]?: Shared } | null | undefined)?.[SHARED];
}
