import { decidePassword, type PasswordOwner } from "#game/account/password.ts";
import { RefusedError } from "#server/platform/http/refused-error.ts";

/** @throws RefusedError with the reason why a text can't be this person's new password. */
export async function checkPassword(password: string, owner: PasswordOwner): Promise<void> {
  const common = await commonPasswords();
  const decided = decidePassword(password, owner, (one) => common.has(one));
  if (!decided.ok) throw new RefusedError(decided.refusal);
}

// oxlint-disable-next-line house/no-module-state -- A constant that is loaded late.
let loaded: Promise<ReadonlySet<string>> | null = null;

/** The 49,000 most common leaked passwords, in lower case. Loaded at the first new password, not at startup. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return loaded;
}
