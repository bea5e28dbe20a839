import { and, eq, gt } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { AskAuth } from "#server/account/ask-auth.ts";
import { requirePassword } from "#server/account/password/tried-password.ts";
import { account, session } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** How long after a sign-in with a provider a user needn't prove again who they are. */
const FRESH_MS = 10 * MINUTE_MS;

export interface Proof {
  readonly viewer: Viewer;
  /** Null: none was typed. */
  readonly password: string | null;
  readonly sessionToken: string;
}

/**
 * The viewer is the account's owner and not somebody at an unlocked device: by the password, or for an account without one
 * by a session that has just begun.
 *
 * @throws RefusedError `current_password_wrong`, `too_many_guesses`, `too_many_requests` or `sign_in_again`
 */
export async function proveIdentity(
  { deps, auth }: { readonly deps: Deps; readonly auth: AskAuth },
  http: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { viewer, password, sessionToken }: Proof,
): Promise<void> {
  if (await hasPassword(deps, viewer.id)) {
    return requirePassword({ deps, auth }, http, { email: viewer.user.email, password: password ?? "" });
  }
  if (!(await isFresh(deps, sessionToken))) throw new RefusedError({ code: "sign_in_again" });
}

/** Whether the user can sign in with a password. */
export async function hasPassword(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: string,
): Promise<boolean> {
  if (config.oidc !== null) return false;
  const [found] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  return typeof found?.password === "string";
}

async function isFresh({ db, clock }: Deps, token: string): Promise<boolean> {
  const since = new Date(clock.wallTime() - FRESH_MS);
  const found = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.token, token), gt(session.createdAt, since)));
  return found.length > 0;
}
