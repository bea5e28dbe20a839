import { FORMER_MANAGER } from "#game/account/display-name.ts";
import { words } from "#web/language/words.ts";

/** Whether the name of a manager stands for a deleted account, which has no profile. */
export function isFormer(name: string): boolean {
  return name === FORMER_MANAGER;
}

/** The name of a manager as the server gave it, in the language of the page if the account is gone. */
export function shownName(name: string): string {
  return isFormer(name) ? words("ui")("formerManager") : name;
}
