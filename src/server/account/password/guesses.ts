import { createHmac } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { GUESSES_REMEMBERED_MS, pausesAfterGuesses } from "#game/account/guesses.ts";
import { passwordGuess } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";

/** Before every clock's time. */
const NOT_PAUSED = new Date(0);

type Parts = Pick<Deps, "db" | "clock" | "config">;

/**
 * Counts a password for an address before it's tried, so concurrent guesses count like sequential ones, on all
 * instances together.
 *
 * @returns seconds until the next try; 0: this one can go ahead.
 */
export async function takeGuess({ db, clock, config }: Parts, email: string): Promise<number> {
  const addressKey = keyOf("password guess", email, config.secret);
  const now = clock.wallTime();
  const pauses = sql`array[${sql.join(
    pausesAfterGuesses.map((seconds) => sql`nullif(${seconds}::int, 0)`),
    sql`, `,
  )}]`;
  const guesses = sql`case when ${passwordGuess.expiresAt} <= ${new Date(now)} then 1 else ${passwordGuess.guesses} + 1 end`;
  // A guess without a pause leaves the old one: its own time would pause concurrent calls that read the clock before it.
  const pausedUntil = sql`coalesce(
    ${new Date(now)}::timestamptz + make_interval(secs => (${pauses})[least(${guesses}, ${pausesAfterGuesses.length})]),
    ${passwordGuess.pausedUntil})`;
  const expiresAt = new Date(now + GUESSES_REMEMBERED_MS);
  const taken = await db
    .insert(passwordGuess)
    .values({ addressKey, guesses: 1, pausedUntil: NOT_PAUSED, expiresAt })
    .onConflictDoUpdate({
      target: passwordGuess.addressKey,
      set: { guesses, pausedUntil, expiresAt },
      setWhere: sql`${passwordGuess.pausedUntil} <= ${new Date(now)}`,
    })
    .returning({ guesses: passwordGuess.guesses });
  return taken.length > 0 ? 0 : loadPause({ db }, addressKey, now);
}

/** Resets the count after the right password. */
export async function forgetGuesses({ db, config }: Omit<Parts, "clock">, email: string): Promise<void> {
  await db
    .delete(passwordGuess)
    .where(eq(passwordGuess.addressKey, keyOf("password guess", email, config.secret)));
}

async function loadPause({ db }: Pick<Parts, "db">, addressKey: string, now: number): Promise<number> {
  const [row] = await db
    .select({ until: passwordGuess.pausedUntil })
    .from(passwordGuess)
    .where(eq(passwordGuess.addressKey, addressKey));
  // Reset between the two queries: the next try is free.
  return Math.max(1, Math.ceil(((row?.until.getTime() ?? now) - now) / 1000));
}

/** What is counted per address, network or account. */
type Counted = "password guess" | "attempts from" | "mails to" | "mails for" | "unasked mails to";

/**
 * The key of an address's row; it doesn't reveal the address.
 *
 * @param counted separates the addresses of accounts, which callers can make up, from those of networks
 */
export function keyOf(counted: Counted, address: string, secret: string): string {
  return createHmac("sha256", secret).update(`${counted} ${address.toLowerCase()}`).digest("hex");
}
