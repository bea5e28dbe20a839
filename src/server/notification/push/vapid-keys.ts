import { createECDH, hkdfSync } from "node:crypto";

export interface VapidKeys {
  /** The uncompressed P-256 point, base64url: what browsers are given. */
  readonly publicKey: string;
  /** Base64url. */
  readonly privateKey: string;
}

const KEY_BYTES = 32;

/**
 * The key pair that tells push services who sends (RFC 8292), derived from the installation's secret: every instance
 * has the same one, there is no second secret to keep, and a new secret ends all subscriptions as it ends all sessions.
 */
export function vapidKeys(secret: string): VapidKeys {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync("sha256", secret, "panna", `vapid ${attempt}`, KEY_BYTES));
    const keys = keysOf(bytes);
    if (keys !== null) return keys;
  }
}

/** Null where the bytes are no private key of the curve: one time in four thousand millions. */
function keysOf(bytes: Buffer): VapidKeys | null {
  const pair = createECDH("prime256v1");
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return null;
  }
  return { publicKey: pair.getPublicKey("base64url"), privateKey: bytes.toString("base64url") };
}
