import { and, eq, gt } from "drizzle-orm";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { forgetGuesses, takeGuess } from "#server/account/password/guesses.ts";
import { account, session } from "#server/account/table.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";

/** How long after a sign-in with a provider a user needn't prove again who they are. */
const FRESH_MS = 10 * MINUTE_MS;

export interface Proof {
  /** Null: none was typed. */
  readonly password: string | null;
  readonly sessionToken: string;
}

export type ProofRefusal =
  | { readonly code: "current_password_wrong" }
  | { readonly code: "too_many_guesses"; readonly seconds: number }
  | { readonly code: "sign_in_again" };

/**
 * Whether the viewer is the account's owner and not somebody at an unlocked device: by the password, or for an account
 * without one by a session that has just begun. Wrong passwords count as at the sign-in.
 */
export async function proveIdentity(
  deps: Pick<Deps, "db" | "clock" | "config">,
  viewer: Viewer,
  { password, sessionToken }: Proof,
): Promise<Outcome<null, ProofRefusal>> {
  const hash = await loadPasswordHash(deps, viewer.id);
  if (hash === null) return isFresh(deps, sessionToken);
  const seconds = await takeGuess(deps, viewer.user.email);
  if (seconds > 0) return refused({ code: "too_many_guesses", seconds });
  const { verifyPassword } = await import("better-auth/crypto");
  if (!(await verifyPassword({ hash, password: password ?? "" }))) {
    return refused({ code: "current_password_wrong" });
  }
  await forgetGuesses(deps, viewer.user.email);
  return accepted(null);
}

async function loadPasswordHash({ db, config }: Pick<Deps, "db" | "config">, userId: string) {
  if (config.oidc !== null) return null;
  const [found] = await db
    .select({ password: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  return found?.password ?? null;
}

async function isFresh(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<Outcome<null, ProofRefusal>> {
  const since = new Date(clock.wallTime() - FRESH_MS);
  const found = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.token, token), gt(session.createdAt, since)));
  return found.length > 0 ? accepted(null) : refused({ code: "sign_in_again" });
}
