import { createECDH, hkdfSync } from "node:crypto";

export interface VapidKeys {
  /** The uncompressed P-256 point for browsers, base64url. */
  readonly publicKey: string;
  /** Base64url. */
  readonly privateKey: string;
}

const KEY_BYTES = 32;

/**
 * The key pair that identifies us to push services (RFC 8292). It's derived from the installation's secret: every
 * instance has the same one, there's no second secret to store, and a new secret ends all subscriptions and sessions.
 */
export function vapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "panna", `vapid ${attempt}`, KEY_BYTES));
    const keys = keysOf(bytes);
    if (keys !== null) return keys;
  }
}

/** Null if the bytes aren't a private key of the curve, which happens about once in four billion times. */
function keysOf(bytes: Buffer): VapidKeys | null {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return null;
  }
  return { publicKey: pair.getPublicKey("base64url"), privateKey: bytes.toString("base64url") };
}
