import { createHmac, timingSafeEqual } from "node:crypto";

/** better-auth's name for its session cookie; behind https browsers hold it to the host with a prefix. */
const NAMES = new Set(["__Secure-better-auth.session_token", "better-auth.session_token"]);

/**
 * The session token in a Cookie header, if better-auth signed it with this secret; else null.
 *
 * The cookie's value is `token.signature`, percent-encoded, the signature being the token's HMAC-SHA-256 in base64.
 * A forged or altered cookie thus costs no query.
 */
export function sessionToken(cookieHeader: string | undefined, secret: string): string | null {
  if (cookieHeader === undefined) return null;
  const seen = known.get(cookieHeader);
  if (seen?.secret === secret) return seen.token;
  const value = cookieValue(cookieHeader);
  const decoded = value === null ? null : decode(value);
  const token = decoded === null ? null : verified(decoded, secret);
  if (token !== null && cookieHeader.length <= LONGEST_KNOWN) know(cookieHeader, { token, secret });
  return token;
}

interface Verified {
  readonly token: string;
  readonly secret: string;
}

/** Headers that were found true, with their tokens: a browser sends the same one again and again. */
const known = new Map<string, Verified>();
/** A header of a few hundred bytes each. The oldest one makes room. */
const MOST_KNOWN = 20_000;
/** Characters of a header that is kept. Ours has 120; other cookies of the same host may stand beside it. */
const LONGEST_KNOWN = 500;

function know(cookieHeader: string, verifiedNow: Verified): void {
  if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value ?? "");
  known.set(cookieHeader, verifiedNow);
}

function verified(value: string, secret: string): string | null {
  const dot = value.lastIndexOf(".");
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const expected = createHmac("sha256", secret).update(token).digest();
  const given = Buffer.from(value.slice(dot + 1), "base64");
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function cookieValue(header: string): string | null {
  for (const part of header.split(";")) {
    const equals = part.indexOf("=");
    if (equals >= 0 && NAMES.has(part.slice(0, equals).trim())) return part.slice(equals + 1).trim();
  }
  return null;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
