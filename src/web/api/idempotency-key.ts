const BYTES = 16;

/**
 * A key for one attempt at something that mustn't happen twice. It only identifies the attempt, so it can be random.
 * `randomUUID` is missing on a page served without https.
 */
export function newIdempotencyKey(): string {
  // oxlint-disable-next-line panna/no-ambient-input
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
