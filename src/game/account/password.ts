import { accepted, refused, type Outcome } from "#game/outcome.ts";
import { textLength } from "#game/text-length.ts";

/** Characters in a password. The specification names no limits; these are better-auth's. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** A shorter word of a name is in too many good passwords. */
const WORD_MIN = 3;

/** What a guesser tries first here: the product's name and its game. docs/security.md#accounts. */
const PRODUCT_WORDS = ["panna", "fantasy", "football", "futbol", "calcio"];

export type PasswordRefusal =
  | { readonly code: "password_too_short" }
  | { readonly code: "password_too_long" }
  | { readonly code: "password_common" }
  | { readonly code: "password_personal" }
  | { readonly code: "password_obvious" };

/** What anybody knows who knows the person. */
export interface PasswordOwner {
  readonly email: string;
  readonly names: readonly (string | null)[];
}

/**
 * Whether a text may be somebody's password: not one of the commonest, and long enough without the person's names and
 * address, and without the words of the game. Upper and lower case count as the same in both questions.
 */
export function decidePassword(
  password: string,
  owner: PasswordOwner,
  isCommon: (password: string) => boolean,
): Outcome<string, PasswordRefusal> {
  if (textLength(password) < PASSWORD_MIN) return refused({ code: "password_too_short" });
  if (password.length > PASSWORD_MAX) return refused({ code: "password_too_long" });
  const lower = password.toLowerCase();
  if (isCommon(lower)) return refused({ code: "password_common" });
  const rest = without(lower, wordsOf(owner));
  if (textLength(rest) < PASSWORD_MIN) return refused({ code: "password_personal" });
  const isObvious = textLength(without(rest, PRODUCT_WORDS)) < PASSWORD_MIN;
  return isObvious ? refused({ code: "password_obvious" }) : accepted(password);
}

function without(text: string, words: readonly string[]): string {
  return words.reduce((left, word) => left.replaceAll(word, ""), text);
}

/** The longest first: of an address the whole goes before its parts. */
function wordsOf({ email, names }: PasswordOwner): string[] {
  const whole = [email, ...names].filter((text) => text !== null).map((text) => text.toLowerCase());
  const words = whole.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  return words.filter((word) => word.length >= WORD_MIN).toSorted((one, other) => other.length - one.length);
}
