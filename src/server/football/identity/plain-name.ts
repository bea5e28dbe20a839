import { plainLetters } from "#game/plain-letters.ts";

/** A name for comparisons: lower case, plain letters, words separated by one space, no full stops or apostrophes. */
export function plainName(name: string): string {
  return plainLetters(name)
    .replaceAll(/['’.]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, " ")
    .trim();
}

/** A player with plain forms of the names, made once because all pairs of two squads are compared. */
export interface PlainlyNamed<Player> {
  readonly one: Player;
  readonly name: string;
  readonly shortName: string;
  readonly words: readonly string[];
}

/** The plain forms of a player's names. @param fullName whose words count */
export function plainlyNamed<Player extends { readonly shortName: string }>(
  one: Player,
  fullName: string,
): PlainlyNamed<Player> {
  const name = plainName(fullName);
  return { one, name, shortName: plainName(one.shortName), words: name.split(" ") };
}

/** A plain name, word by word. */
interface InWords {
  readonly words: readonly string[];
}

/** "b saka" of "bukayo saka"; not "malang sarr" of "mamadou sarr". */
export function isShortOf(short: InWords, long: InWords): boolean {
  const [first = "", ...rest] = short.words;
  const [whole = "", ...others] = long.words;
  return (
    rest.length > 0 && first.length === 1 && whole.startsWith(first) && rest.join(" ") === others.join(" ")
  );
}
