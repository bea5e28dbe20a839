/** Letters that are not a plain letter with a mark, as people type them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ð: "d",
  þ: "th",
};

/** A text as it is compared in a search: lowercase, without accents. */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[øđłıßæœðþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}
