import { DAY_MS } from "#game/milliseconds.ts";

/** Letters and digits of which none looks like another, also in handwriting: no 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V. */
export const CODE_ALPHABET = "ACEFHJKMNPRTUWXY3479";

/** Characters of a code (docs/rules.md#verification-code). */
const CODE_LENGTH = 8;

/** Bytes of a keyed hash that a code is made of: four for each character. */
export const CODE_BYTES = 4 * CODE_LENGTH;

/** Every user's code changes at midnight UTC (spec §9, "changes every 24 hours"). */

/** What a QR code says before the code itself, so that another QR code is not taken for one. */
const QR_PREFIX = "PANNA:";

/** The number of the UTC day that an instant lies in. */
export function codeDay(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

/** The days whose codes are accepted at an instant: today's and yesterday's (docs/rules.md#verification-code). */
export function acceptedDays(instant: number): readonly [today: number, yesterday: number] {
  const today = codeDay(instant);
  return [today, today - 1];
}

/** When the code that is valid now gives way to the next, in epoch milliseconds. */
export function codeExpiresAt(instant: number): number {
  return (codeDay(instant) + 1) * DAY_MS;
}

/**
 * The code that a keyed hash stands for.
 *
 * @param bytes at least CODE_BYTES bytes; each four give one character, so that all are as good as equally likely
 */
export function codeFromBytes(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const drawn = Array.from({ length: CODE_LENGTH }, (_, at) => view.getUint32(at * 4) % CODE_ALPHABET.length);
  return drawn.map((index) => CODE_ALPHABET.charAt(index)).join("");
}

/** A code as people type it, read as it was meant: capitals, without spaces and dashes. */
export function parseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** The two halves of a code, four characters each: in groups it is easier to copy. */
export function codeGroups(code: string): readonly [first: string, second: string] {
  return [code.slice(0, CODE_LENGTH / 2), code.slice(CODE_LENGTH / 2)];
}

/** A code on paper and in running text: ACEF-3479. */
export function formatCode(code: string): string {
  return codeGroups(code).join("-");
}

/** What the QR code of a code says. */
export function qrText(code: string): string {
  return QR_PREFIX + code;
}

/** The code in the text of a QR code; null where it is none of ours. */
export function codeInQr(text: string): string | null {
  return text.startsWith(QR_PREFIX) ? parseCode(text.slice(QR_PREFIX.length)) : null;
}

/** What the eye, or a program that reads text, takes for one another, each as one character. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "0": "O",
  Q: "O",
  D: "O",
  "1": "I",
  L: "I",
  "2": "Z",
  "5": "S",
  "8": "B",
  "6": "G",
  V: "U",
};

/** Characters of a code that may be misread in text: more would let another code pass. */
const MISREAD_MAX = 1;

/**
 * Whether a code stands in a text that was read on a photo, with or without its dash; one character may be misread.
 * Two users' codes differ in more than that but once in millions.
 */
export function isCodeInText(code: string, text: string): boolean {
  const wanted = asSeen(code);
  return text.split(/\n/).some((line) => {
    const seen = asSeen(parseCode(line));
    for (let at = 0; at + CODE_LENGTH <= seen.length; at += 1) {
      if (misread(wanted, seen.slice(at, at + CODE_LENGTH)) <= MISREAD_MAX) return true;
    }
    return false;
  });
}

function asSeen(text: string): string {
  return Array.from(text, (character) => LOOKALIKES[character] ?? character).join("");
}

function misread(wanted: string, seen: string): number {
  return Array.from(wanted).filter((character, at) => character !== seen.charAt(at)).length;
}
