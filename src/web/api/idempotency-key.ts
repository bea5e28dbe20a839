const BYTES = 16;

/**
 * A key for one attempt of a person to do what must not happen twice. It names the attempt and decides nothing, so
 * it may be drawn by chance; `randomUUID` would be missing on a page served without https.
 */
export function newIdempotencyKey(): string {
  // oxlint-disable-next-line panna/no-ambient-input
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
