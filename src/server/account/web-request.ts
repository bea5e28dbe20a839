import type { FastifyReply, FastifyRequest } from "fastify";
import type { FirstAdminClaim } from "#server/account/admin/first-admin.ts";
import { readerLanguage } from "#server/platform/http/reader-language.ts";
import { ownCookies, type CookieConfig } from "./session-cookie.ts";

/** Tells better-auth's hooks why a new account can be the first admin; only we can set its value. */
export const CLAIM_HEADER = "x-panna-first-admin";

/** Tells our hooks the new user's language. */
export const LANGUAGE_HEADER = "x-panna-language";

/** Whose password a call replaces, and which sessions end with it: the other ones at a change, all at a reset. */
export interface Replacement {
  readonly userId: string;
  readonly ends: "none" | "others" | "all";
}

/** Tells `replacePassword` about the call; only we can set its value. */
export const REPLACEMENT_HEADER = "x-panna-replacement";

/** Tells our hooks the stored hash that a call's password is compared with; only we can set its value. */
export const TRIED_HASH_HEADER = "x-panna-tried-hash";

/** Headers that better-auth or our hooks would trust, though any client can send them. */
const CLAIMED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "content-length",
  CLAIM_HEADER,
  REPLACEMENT_HEADER,
  TRIED_HASH_HEADER,
];

function writeReplacement({ userId, ends }: Replacement): string {
  return `${ends} ${userId}`;
}

/** Reads the value of `REPLACEMENT_HEADER`. */
export function parseReplacement(header: string): Replacement {
  const [ends = "", userId = ""] = header.split(" ");
  return { userId, ends: ends as Replacement["ends"] };
}

/** A better-auth call that we build: only the headers come from the request. */
export interface AuthCall {
  readonly method: "GET" | "POST";
  /** Below /api/auth, with the query. */
  readonly path: string;
  readonly body?: object;
  readonly claim?: FirstAdminClaim | null;
  readonly replacement?: Replacement;
  /** The stored hash that the call's password is compared with: it must still be the account's when the call is done. */
  readonly triedHash?: string | null;
}

export interface WebAddress extends CookieConfig {
  /** The address that browsers use. */
  readonly origin: string;
}

/**
 * A call in better-auth's form, at the address that browsers use. Foreign origins were refused before every route
 * (isForeign); better-auth would refuse other spellings of our own as well, and programs without one, because their
 * clients send Sec-Fetch-Mode too.
 */
export function toWebRequest(request: FastifyRequest, call: AuthCall, address: WebAddress): Request {
  const headers = headersOf(request, address);
  headers.set("origin", address.origin);
  if (call.claim) headers.set(CLAIM_HEADER, call.claim);
  if (call.replacement) headers.set(REPLACEMENT_HEADER, writeReplacement(call.replacement));
  if (call.triedHash) headers.set(TRIED_HASH_HEADER, call.triedHash);
  if (call.body !== undefined) headers.set("content-type", "application/json");
  return new Request(new URL(`/api/auth${call.path}`, address.origin), {
    method: call.method,
    headers,
    ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
  });
}

/**
 * The headers with only our own cookies, and with the rate limit's address instead of the one that the client claims.
 */
export function headersOf(request: FastifyRequest, config: CookieConfig): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  for (const name of CLAIMED) headers.delete(name);
  headers.set("x-forwarded-for", request.ip);
  headers.set(LANGUAGE_HEADER, readerLanguage(request));
  headers.set("cookie", ownCookies(request.headers.cookie, config));
  return headers;
}

/** Copies the headers of better-auth's answer. */
export function copyHeaders(answer: Response, reply: FastifyReply): void {
  for (const [name, value] of answer.headers) {
    if (name !== "set-cookie" && name !== "content-length") void reply.header(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) void reply.header("set-cookie", cookies);
}
