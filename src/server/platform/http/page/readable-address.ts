import type { RawRequestDefaultExpression } from "fastify";

/** An address that no screen has. */
const NOWHERE = "/404";

/**
 * For Fastify's `rewriteUrl`: a path that can't be decoded, or has a zero character, leads nowhere, and a person who opens
 * it gets the not-found screen. Calls stay as they are and are refused as invalid.
 */
export function readableAddress({ url = "/" }: RawRequestDefaultExpression): string {
  const [path = "/"] = url.split("?", 1);
  return path.startsWith("/api/") || isReadable(path) ? url : NOWHERE;
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
