import type { IncomingMessage } from "node:http";
import { sessionToken } from "../../account/session-cookie.ts";
import { callerOf, isThisMachine, networkOf } from "../rate/network-of.ts";
import type { RateTable } from "../rate/rate-table.ts";

/** What is to be known of a request to answer it at once. */
export interface PlainRequest {
  /** Signed by us; whether it still has a session is asked later. */
  readonly token: string;
  /** For which the request was counted; null where the caller is not limited. */
  readonly network: string | null;
}

export interface Gate {
  readonly rates: RateTable;
  /** Of the session cookies. */
  readonly secret: string;
}

/** Headers that the ordinary way looks at, and few requests have. */
const UNUSUAL = ["idempotency-key", "x-no-compression", "content-length", "transfer-encoding"] as const;

/**
 * A request by which somebody with a cookie of ours reads something, and no more often than they may; it is counted.
 * Null for any other, which is for the ordinary way to answer or refuse, and is not counted here.
 */
export function plainRequest(request: IncomingMessage, { rates, secret }: Gate): PlainRequest | null {
  const { method, headers } = request;
  if (method !== "GET" || UNUSUAL.some((name) => headers[name] !== undefined)) return null;
  const token = sessionToken(headers.cookie, secret);
  const caller = callerOf(request);
  if (token === null || caller === null) return null;
  if (isThisMachine(caller)) return { token, network: null };
  const network = networkOf(caller);
  if (rates.take(network) === 0) return { token, network };
  rates.giveBack(network);
  return null;
}
