import { decidePassword, type PasswordOwner } from "#game/account/password.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";
import { commonPasswords } from "./common-passwords.ts";

/** @throws RefusedError with the reason why a text can't be this person's new password. */
export async function checkPassword(password: string, owner: PasswordOwner): Promise<void> {
  const common = await commonPasswords();
  const decided = decidePassword(password, owner, (one) => common.has(one));
  if (!decided.ok) throw new RefusedError(decided.refusal);
}
