import { type AuthParts, makeAuth } from "#server/account/auth.ts";
import { findUserId } from "#server/account/user-name.ts";

/**
 * Makes the token of a link by which the owner of an account chooses a new password: once, within an hour.
 *
 * @returns null if no account has this address
 */
export async function makeResetToken(parts: AuthParts, email: string): Promise<string | null> {
  if ((await findUserId(parts.db, email)) === null) return null;
  let made: string | null = null;
  const { api } = makeAuth(parts, async ({ token }) => {
    made = token;
  });
  await api.requestPasswordReset({ body: { email } });
  return made;
}
