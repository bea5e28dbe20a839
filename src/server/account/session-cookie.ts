import { createHmac, timingSafeEqual } from "node:crypto";
import type { Config } from "#server/config.ts";

/** What our cookies' names and signatures are derived from. */
export type CookieConfig = Pick<Config, "publicUrl" | "secret">;

/** Over https, browsers accept a cookie with this prefix only from this exact host. */
export function isSecure(publicUrl: string | null): boolean {
  return publicUrl?.startsWith("https://") === true;
}

/** The prefix of this installation's cookies. Cookies with other names aren't ours. */
export function cookiePrefix(publicUrl: string | null): string {
  return isSecure(publicUrl) ? "__Host-better-auth" : "better-auth";
}

function sessionCookieName(publicUrl: string | null): string {
  return `${cookiePrefix(publicUrl)}.session_token`;
}

/**
 * The session token in a Cookie header, from the first cookie of our name that's signed with our secret; else null.
 *
 * The cookie's value is `token.signature`, percent-encoded; the signature is the token's HMAC-SHA-256 in base64.
 * So a forged or altered cookie costs no query.
 */
export function sessionToken(cookieHeader: string | undefined, config: CookieConfig): string | null {
  if (cookieHeader === undefined) return null;
  return findSigned(cookieHeader, sessionCookieName(config.publicUrl), config.secret)?.token ?? null;
}

/** Verified headers to remember. Each has a few hundred bytes. The oldest makes room. */
const MOST_KNOWN = 20_000;
/** The longest header to remember. Ours has 120 characters; other cookies of the host can be next to it. */
const LONGEST_KNOWN = 500;

/** `sessionToken` that remembers the headers it verified, because a browser sends the same one again and again. */
export function rememberingTokens(config: CookieConfig): (cookieHeader: string | undefined) => string | null {
  const known = new Map<string, string>();
  return (cookieHeader) => {
    if (cookieHeader === undefined) return null;
    const seen = known.get(cookieHeader);
    if (seen !== undefined) return seen;
    const token = sessionToken(cookieHeader, config);
    if (token !== null && cookieHeader.length <= LONGEST_KNOWN) {
      if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? "");
      known.set(cookieHeader, token);
    }
    return token;
  };
}

/**
 * The Cookie header for better-auth: only our cookies, each name once, and of several session cookies the one that
 * `sessionToken` takes, so both mean the same session.
 */
export function ownCookies(cookieHeader: string | undefined, config: CookieConfig): string {
  const sessionName = sessionCookieName(config.publicUrl);
  const kept = new Map<string, string>();
  for (const { name, value } of cookiesOf(cookieHeader ?? "")) {
    const isOurs = name.startsWith(`${cookiePrefix(config.publicUrl)}.`);
    if (isOurs && name !== sessionName && !kept.has(name)) kept.set(name, value);
  }
  const signed = findSigned(cookieHeader ?? "", sessionName, config.secret);
  if (signed !== null) kept.set(sessionName, signed.value);
  return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
}

/** The first cookie of a name with our signature: junk next to it, from anywhere, can't sign a user out. */
function findSigned(header: string, name: string, secret: string): { value: string; token: string } | null {
  for (const cookie of cookiesOf(header)) {
    if (cookie.name !== name) continue;
    const token = verified(decode(cookie.value) ?? "", secret);
    if (token !== null) return { value: cookie.value, token };
  }
  return null;
}

function verified(value: string, secret: string): string | null {
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(value.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function cookiesOf(header: string): { readonly name: string; readonly value: string }[] {
  return header.split(";").flatMap((part) => {
    const equals = part.indexOf("=");
    if (equals < 0) return [];
    return [{ name: part.slice(0, equals).trim(), value: part.slice(equals + 1).trim() }];
  });
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
