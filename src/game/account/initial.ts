import type { NameFacts } from "./display-name.ts";

/** The letter of a user without first name and e-mail (spec §2). */
export const UNKNOWN_INITIAL = "U";

/** The letter in the user menu where there is no picture: of the first name, else of the e-mail, else U (spec §2). */
export function userInitial(user: Pick<NameFacts, "firstName" | "email">): string {
  const [letter] = user.firstName?.trim() || user.email?.trim() || UNKNOWN_INITIAL;
  return (letter ?? UNKNOWN_INITIAL).toUpperCase();
}
