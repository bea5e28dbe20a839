import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { passwordGuess } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { isOwnMachine } from "#server/platform/http/host/own-machine.ts";
import { networkOf } from "#server/platform/http/limits/caller-network.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { keyOf } from "./guesses.ts";

/** A person needs a few attempts a minute, guessing needs millions. */
const ATTEMPTS = 20;
const WINDOW_SECONDS = 60;

/**
 * Limits how often a network tries passwords and creates accounts, on all of these routes and all instances together.
 * Like every rate limit, it exempts this machine.
 *
 * @throws RefusedError `too_many_requests`, with Retry-After
 */
export function limitAttempts(deps: Pick<Deps, "db" | "clock" | "config">) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (isOwnMachine(request, deps.config.publicUrl)) return;
    const { attempts, seconds } = await takeAttempt(deps, networkOf(request));
    if (attempts <= ATTEMPTS) return;
    void reply.header("retry-after", String(seconds));
    throw new RefusedError({ code: "too_many_requests" });
  };
}

interface Window {
  readonly attempts: number;
  /** Until the minute ends. */
  readonly seconds: number;
}

/** Counts an attempt in the network's minute, which starts with its first. */
async function takeAttempt(
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  network: string,
): Promise<Window> {
  const now = new Date(clock.wallTime());
  const end = new Date(now.getTime() + WINDOW_SECONDS * 1000);
  const isOver = sql`${passwordGuess.expiresAt} <= ${now}`;
  const [taken] = await db
    .insert(passwordGuess)
    .values({
      addressKey: keyOf("attempts from", network, config.secret),
      guesses: 1,
      pausedUntil: now,
      expiresAt: end,
    })
    .onConflictDoUpdate({
      target: passwordGuess.addressKey,
      set: {
        guesses: sql`case when ${isOver} then 1 else ${passwordGuess.guesses} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${end}::timestamptz else ${passwordGuess.expiresAt} end`,
      },
    })
    .returning({ attempts: passwordGuess.guesses, endsAt: passwordGuess.expiresAt });
  if (taken === undefined) throw new Error("the attempt was not returned");
  const seconds = Math.max(1, Math.ceil((taken.endsAt.getTime() - now.getTime()) / 1000));
  return { attempts: taken.attempts, seconds };
}
