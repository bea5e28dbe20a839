import type { Expiring } from "#server/platform/expiry/purge-expired.ts";
import { formerUsername, passwordGuess, session, verification } from "./table.ts";

/**
 * Expired sessions with their push subscriptions, unfinished sign-ins, tried passwords, and former usernames that are
 * free again.
 */
export const expiringAccounts: readonly Expiring[] = [
  { table: session, column: session.expiresAt, time: "real", keptMs: 0 },
  { table: verification, column: verification.expiresAt, time: "real", keptMs: 0 },
  { table: passwordGuess, column: passwordGuess.expiresAt, time: "real", keptMs: 0 },
  { table: formerUsername, column: formerUsername.expiresAt, time: "real", keptMs: 0 },
];
