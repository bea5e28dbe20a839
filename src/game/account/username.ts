import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";

/** Characters in a username (spec §9). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;

/** How long nobody types before the availability of a name is asked, in milliseconds (spec §9). */
export const USERNAME_CHECK_DELAY_MS = 500;

const FOREIGN_CHARACTERS = /[^a-z0-9_]/gu;

export interface ChecklistLine {
  readonly text: string;
  readonly met: boolean;
}

export type UsernameRefusal =
  | { readonly code: "username_too_short" }
  | { readonly code: "username_too_long" }
  | { readonly code: "username_characters" };

/** Names that would be taken for Panna's own, and those that say that there is nobody. */
const RESERVED: ReadonlySet<string> = new Set(
  `admin admins administrator administration root sysadmin system superuser webmaster postmaster hostmaster
   panna pannafc pannateam pannaadmin pannasupport support helpdesk help service contact info security abuse
   staff team official mod mods moderator moderators owner operator bot referee
   anonymous nobody everyone everybody unknown deleted formermanager user users null undefined none me you`.split(
    /\s+/u,
  ),
);

/** Whether nobody may have a name: one of those above, also with digits at its end or underscores anywhere. */
export function isReservedUsername(username: string): boolean {
  const letters = username.replaceAll("_", "");
  return RESERVED.has(letters) || RESERVED.has(letters.replace(/\d+$/u, ""));
}

/** What becomes of typed text in the username field: lowercased, other characters dropped, capped at 20 (spec §5). */
export function sanitizeUsername(text: string): string {
  return text.toLowerCase().replace(FOREIGN_CHARACTERS, "").slice(0, USERNAME_MAX);
}

/** The three lines below the username field, in the words of spec §2, each with whether this text meets it. */
export function usernameChecklist(text: string): readonly [ChecklistLine, ChecklistLine, ChecklistLine] {
  return [
    { text: `At least ${USERNAME_MIN} characters`, met: text.length >= USERNAME_MIN },
    { text: `Maximum ${USERNAME_MAX} characters`, met: text.length <= USERNAME_MAX },
    {
      text: "Only lowercase letters, numbers, and underscores",
      met: text !== "" && text.replace(FOREIGN_CHARACTERS, "") === text,
    },
  ];
}

/** Whether a text is a username as it stands; nothing is changed on the way, so that the user gets the name that was asked for. */
export function decideUsername(text: string): Outcome<string, UsernameRefusal> {
  const [longEnough, shortEnough, rightCharacters] = usernameChecklist(text);
  if (!longEnough.met) return refused({ code: "username_too_short" });
  if (!shortEnough.met) return refused({ code: "username_too_long" });
  if (!rightCharacters.met) return refused({ code: "username_characters" });
  return accepted(text);
}
