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

/** A text in small letters without accents. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[øđðłßæœıþ]/gu, (letter) => plainForms[letter] ?? letter);
}

/** A name as it is compared: lower case, plain letters, words parted by one space, no full stops or apostrophes. */
export function plainName(name: string): string {
  return plainLetters(name)
    .replaceAll(/['’.]/gu, "")
    .replaceAll(/[^a-z0-9]+/gu, " ")
    .trim();
}
