import { keyOf } from "#server/account/password/guesses.ts";
import { passwordGuess } from "#server/account/table.ts";
import type { TestApp } from "#tests/support/test-app.ts";

const HOUR_MS = 3_600_000;

/** As after this many wrong passwords for an address without one pause yet: trying them all would hash each. */
export async function guessedBefore(app: TestApp, email: string, guesses: number): Promise<void> {
  const addressKey = keyOf("password guess", email, app.deps.config.secret);
  const now = app.clock.wallTime();
  await app.db
    .insert(passwordGuess)
    .values({ addressKey, guesses, pausedUntil: new Date(now), expiresAt: new Date(now + HOUR_MS) });
}
