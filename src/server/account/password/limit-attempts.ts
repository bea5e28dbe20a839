import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { passwordGuess } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { isOwnMachine, networkOf } from "#server/platform/http/request-facts.ts";
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
    const network = keyOf("attempts from", networkOf(request), deps.config.secret);
    const { attempts, seconds } = await takeAttempt(deps, network, WINDOW_SECONDS);
    if (attempts <= ATTEMPTS) return;
    void reply.header("retry-after", String(seconds));
    throw new RefusedError({ code: "too_many_requests" });
  };
}

/** How often something was done in a period that started with its first time. */
interface Window {
  readonly attempts: number;
  /** Until the period ends. */
  readonly seconds: number;
}

/**
 * Counts an attempt, over all instances.
 *
 * @param addressKey from `keyOf`
 */
export async function takeAttempt(
  { db, clock }: Pick<Deps, "db" | "clock">,
  addressKey: string,
  windowSeconds: number,
): Promise<Window> {
  const now = new Date(clock.wallTime());
  const end = new Date(now.getTime() + windowSeconds * 1000);
  const isOver = sql`${passwordGuess.expiresAt} <= ${now}`;
  const [taken] = await db
    .insert(passwordGuess)
    .values({ addressKey, guesses: 1, pausedUntil: now, expiresAt: end })
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
