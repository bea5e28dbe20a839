import { textLength } from "#game/text-length.ts";
import type { NameFacts } from "./display-name.ts";

/** The letter of a user without first name and e-mail (spec §2). */
const UNKNOWN_INITIAL = "U";

/** The letter in the user menu where there is no picture: of the first name, else of the e-mail, else U (spec §2). */
export function userInitial(user: Pick<NameFacts, "firstName" | "email">): string {
  const name = user.firstName?.trim() || user.email?.trim() || UNKNOWN_INITIAL;
  const [letter = UNKNOWN_INITIAL] = name.normalize("NFC");
  const capital = letter.toUpperCase();
  // A sharp s, for one, has two letters as its capital.
  return textLength(capital) === 1 ? capital : letter;
}
