import type { FastifyReply } from "fastify";
import { keyOf } from "#server/account/password/guesses.ts";
import { takeAttempt } from "#server/account/password/limit-attempts.ts";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/** Requested mails an hour, per address and per account. Unrequested mails an hour, per address. */
const MAILS = 5;
const WINDOW_SECONDS = 3600;

/**
 * Limits how many mails an address gets, whether it has an account or not, and how many an account sends. Over all
 * instances.
 *
 * @param deps not a transaction's: a refused call counts too
 * @throws RefusedError `too_many_requests`, with Retry-After
 */
export async function limitMails(
  deps: Pick<Deps, "db" | "clock" | "config">,
  reply: FastifyReply,
  { address, userId }: { readonly address: string; readonly userId: string | null },
): Promise<void> {
  const { secret } = deps.config;
  const keys = [
    keyOf("mails to", address, secret),
    ...(userId === null ? [] : [keyOf("mails for", userId, secret)]),
  ];
  for (const key of keys) {
    const { attempts, seconds } = await takeAttempt(deps, key, WINDOW_SECONDS);
    if (attempts <= MAILS) continue;
    void reply.header("retry-after", String(seconds));
    throw new RefusedError({ code: "too_many_requests" });
  }
}

/**
 * Counts a mail that nobody asks for: the first link of an account, or a notice. Anybody can open and delete accounts
 * with an address that isn't theirs, and each would write to it. Counted apart from the mails that are asked for, so
 * asking for those keeps no notice from the owner.
 *
 * @returns whether the address can get it; the caller leaves it out otherwise
 */
export async function mayWriteUnasked(
  deps: Pick<Deps, "db" | "clock" | "config">,
  address: string,
): Promise<boolean> {
  const key = keyOf("unasked mails to", address, deps.config.secret);
  return (await takeAttempt(deps, key, WINDOW_SECONDS)).attempts <= MAILS;
}
