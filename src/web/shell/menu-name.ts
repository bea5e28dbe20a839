import type { Words } from "#words/noun.ts";
import { displayName, NAMELESS, type NameFacts } from "#game/account/display-name.ts";

/** The user's name in the user menu: the display name, or "User" for a user without any name (spec §2). */
export function menuName(user: NameFacts, t: Words<"ui">): string {
  const name = displayName(user);
  return name === NAMELESS ? t("userMenu.nameless") : name;
}
