import type { Expiring } from "#server/platform/expiry/purge-expired.ts";
import { session, verification } from "./table.ts";

/** Expired sessions, with the push subscriptions that hang on them, and sign-ins that nobody finished. */
export const expiringAccounts: readonly Expiring[] = [
  { table: session, column: session.expiresAt, keptMs: 0 },
  { table: verification, column: verification.expiresAt, keptMs: 0 },
];
