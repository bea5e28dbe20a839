import { DAY_MS } from "#game/milliseconds.ts";

/** Letters and digits that can't be confused, even in handwriting: no 0 O Q D, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V. */
export const CODE_ALPHABET = "ACEFHJKMNPRTUWXY3479";

/** Characters of a code (docs/rules.md#verification-code). */
const CODE_LENGTH = 8;

/** Bytes of a keyed hash that make a code: four per character. */
export const CODE_BYTES = 4 * CODE_LENGTH;

/** The prefix of our QR codes, which tells them from any other. */
const QR_PREFIX = "PANNA:";

/** The number of the UTC day of an instant: every code changes at midnight UTC (spec §9, "changes every 24 hours"). */
export function codeDay(instant: number): number {
  return Math.floor(instant / DAY_MS);
}

/** The days whose codes are accepted at an instant: today's and yesterday's (docs/rules.md#verification-code). */
export function acceptedDays(instant: number): readonly [today: number, yesterday: number] {
  const today = codeDay(instant);
  return [today, today - 1];
}

/** When today's code changes, in epoch milliseconds. */
export function codeExpiresAt(instant: number): number {
  return (codeDay(instant) + 1) * DAY_MS;
}

/**
 * The code made from a keyed hash.
 *
 * @param bytes at least CODE_BYTES bytes; each four give one character, so all are practically equally likely
 */
export function codeFromBytes(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const drawn = Array.from({ length: CODE_LENGTH }, (_, at) => view.getUint32(at * 4) % CODE_ALPHABET.length);
  return drawn.map((index) => CODE_ALPHABET.charAt(index)).join("");
}

/** A typed code in its plain form: capitals, without spaces and dashes. */
export function parseCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** The two halves of a code, four characters each: groups are easier to copy. */
export function codeGroups(code: string): readonly [first: string, second: string] {
  return [code.slice(0, CODE_LENGTH / 2), code.slice(CODE_LENGTH / 2)];
}

/** A code in print and in text: ACEF-3479. */
export function formatCode(code: string): string {
  return codeGroups(code).join("-");
}

/** The content of a code's QR code. */
export function qrText(code: string): string {
  return QR_PREFIX + code;
}

/** The code in a QR code's content; null if it isn't one of ours. */
export function codeInQr(text: string): string | null {
  return text.startsWith(QR_PREFIX) ? parseCode(text.slice(QR_PREFIX.length)) : null;
}
