import { HOUR_MS } from "#game/milliseconds.ts";
import type { Expiring } from "#server/platform/expiry/purge-expired.ts";
import { idempotencyKey } from "./table.ts";

/** How long a repeated request gets its first answer: longer than any page retries, or a phone has no network. */
const KEYS_KEPT_MS = 72 * HOUR_MS;

export const expiringKeys: readonly Expiring[] = [
  { table: idempotencyKey, column: idempotencyKey.createdAt, time: "real", keptMs: KEYS_KEPT_MS },
];
