/** Letters that no decomposition turns into plain ones. */
const plainForms: Readonly<Record<string, string>> = {
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  þ: "th",
};

/** A text in small letters without accents: what a name is compared by, however it was typed, printed or read. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[øđðłßæœıþ]/gu, (letter) => plainForms[letter] ?? letter);
}
