import type { IncomingMessage } from "node:http";
import { type CookieConfig, sessionToken } from "#server/account/session-cookie.ts";
import { callerOf, isThisMachine, networkOf } from "#server/platform/http/rate/network-of.ts";

/** What is to be known of a request to answer it at once. */
export interface PlainRequest {
  /** Signed by us; whether it still has a session is asked later. */
  readonly token: string;
  /** For which the request counts; null where the caller is not limited. */
  readonly network: string | null;
}

/** Headers that the ordinary way looks at, and few requests have. */
const UNUSUAL = ["idempotency-key", "x-no-compression", "content-length", "transfer-encoding"] as const;

/**
 * A request by which somebody with a cookie of ours reads something. Null for any other, which is for the ordinary way to
 * answer or refuse.
 *
 * @param config which session cookies are ours.
 */
export function plainRequest(request: IncomingMessage, config: CookieConfig): PlainRequest | null {
  const { method, headers } = request;
  if (method !== "GET" || UNUSUAL.some((name) => headers[name] !== undefined)) return null;
  const token = sessionToken(headers.cookie, config);
  const caller = callerOf(request);
  if (token === null || caller === null) return null;
  return { token, network: isThisMachine(caller) ? null : networkOf(caller) };
}
