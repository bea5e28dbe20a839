import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";

/** Characters in a username (spec §9). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;

/** The pause in typing before the availability of a name is checked, in milliseconds (spec §9). */
export const USERNAME_CHECK_DELAY_MS = 500;

const FOREIGN_CHARACTERS = /[^a-z0-9_]/gu;

export interface ChecklistLine {
  /** The length, or the characters that are allowed. */
  readonly rule: "minimum" | "maximum" | "characters";
  readonly met: boolean;
}

export type UsernameRefusal =
  | { readonly code: "username_too_short" }
  | { readonly code: "username_too_long" }
  | { readonly code: "username_characters" };

/** Typed text as the username field takes it: lowercased, other characters dropped, capped at 20 (spec §5). */
export function sanitizeUsername(text: string): string {
  return text.toLowerCase().replace(FOREIGN_CHARACTERS, "").slice(0, USERNAME_MAX);
}

/** The three rules below the username field (spec §2), and whether this text meets them. */
export function usernameChecklist(text: string): readonly [ChecklistLine, ChecklistLine, ChecklistLine] {
  return [
    { rule: "minimum", met: text.length >= USERNAME_MIN },
    { rule: "maximum", met: text.length <= USERNAME_MAX },
    {
      rule: "characters",
      met: text !== "" && text.search(FOREIGN_CHARACTERS) === -1,
    },
  ];
}

/** Whether a text is a valid username; it is never changed, so users get the name they asked for. */
export function decideUsername(text: string): Outcome<string, UsernameRefusal> {
  const [longEnough, shortEnough, rightCharacters] = usernameChecklist(text);
  if (!longEnough.met) return refused({ code: "username_too_short" });
  if (!shortEnough.met) return refused({ code: "username_too_long" });
  if (!rightCharacters.met) return refused({ code: "username_characters" });
  return accepted(text);
}
