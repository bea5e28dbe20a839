import type { FastifyReply, FastifyRequest } from "fastify";
import { and, eq } from "drizzle-orm";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { findUserId } from "#server/account/user-name.ts";
import type { Deps } from "#server/deps.ts";
import { makeCounter } from "#server/platform/metrics/counters.ts";
import { networkOf } from "#server/platform/http/request-facts.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { account, user } from "#server/account/table.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { forgetGuesses, takeGuess } from "./guesses.ts";
import { limitAttempts } from "./limit-attempts.ts";

const countFailure = makeCounter("panna_failed_sign_ins_total", "Passwords that were tried and are wrong.");

/** @throws RefusedError `too_many_guesses` while the account's pause lasts, with Retry-After. */
export async function waitForGuess(deps: Deps, email: string, reply: FastifyReply): Promise<void> {
  const seconds = await takeGuess(deps, email);
  if (seconds === 0) return;
  void reply.header("retry-after", String(seconds));
  throw new RefusedError({ code: "too_many_guesses", seconds });
}

/** Resets the account's count, or logs and counts the failure: with the account and its network, never the address. */
export async function noteGuess(
  deps: Deps,
  email: string,
  { isRight, request }: { readonly isRight: boolean; readonly request: FastifyRequest },
): Promise<void> {
  if (isRight) return forgetGuesses(deps, email);
  countFailure();
  const accountId = await findUserId(deps.db, email);
  request.log.warn({ accountId, network: networkOf(request) }, "sign-in failed");
}

/**
 * Has the signed-in user prove who they are before a change to how they sign in.
 *
 * @param deps not a transaction's: a wrong guess counts even if the call is rolled back
 * @throws RefusedError `current_password_wrong`, `too_many_guesses` or `too_many_requests`
 */
export async function requirePassword(
  { deps, auth }: { readonly deps: Deps; readonly auth: AskAuth },
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  await limitAttempts(deps)(request, reply);
  await waitForGuess(deps, email, reply);
  const isRight = await auth.isPassword(request, password);
  await noteGuess(deps, email, { isRight, request });
  if (!isRight) throw new RefusedError({ code: "current_password_wrong" });
}

/** The stored hash of the password of the account with this address; null: there's no account, or it has no password. */
export async function loadPasswordHash(db: Queryable, email: string): Promise<string | null> {
  const [found] = await db
    .select({ hash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(eq(user.email, email.toLowerCase()));
  return found?.hash ?? null;
}
