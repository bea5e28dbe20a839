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
  const value = cookieValue(cookieHeader);
  if (value === null) return null;
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
    if (equals < 0 || !NAMES.has(part.slice(0, equals).trim())) continue;
    return decode(part.slice(equals + 1).trim());
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
