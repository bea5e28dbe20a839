import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  acceptedDays,
  CODE_ALPHABET,
  CODE_BYTES,
  codeDay,
  codeExpiresAt,
  codeFromBytes,
  codeInQr,
  codeGroups,
  formatCode,
  parseCode,
  qrText,
} from "./verification-code.ts";

const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });
const codes = bytes.map(codeFromBytes);

describe("a verification code", () => {
  test("has eight characters, none of which looks like another", () => {
    fc.assert(fc.property(codes, (code) => /^[ACEFHJKMNPRTUWXY3479]{8}$/.test(code)));
    expect(new Set(CODE_ALPHABET).size).toBe(CODE_ALPHABET.length);
  });

  test("takes each character from four bytes", () => {
    const random = new Uint8Array(CODE_BYTES);
    for (let at = 0; at < 8; at += 1) random[4 * at + 3] = at;
    expect(codeFromBytes(random)).toBe("ACEFHJKM");
    expect(codeFromBytes(Uint8Array.from([9, 9, ...random]).subarray(2))).toBe("ACEFHJKM");
  });

  test("uses all of its alphabet about equally", () => {
    const counts = new Map<string, number>();
    for (let seed = 0; seed < 2000; seed += 1) {
      const random = Uint8Array.from(
        { length: CODE_BYTES },
        (_, at) => ((seed + 1) * 2_654_435_761 * (at + 7)) >>> 11,
      );
      for (const character of codeFromBytes(random)) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(CODE_ALPHABET.length);
    expect(Math.min(...counts.values())).toBeGreaterThan(400);
  });

  test("is recognised however it is typed", () => {
    fc.assert(
      fc.property(codes, (code) => {
        expect(parseCode(formatCode(code))).toBe(code);
        expect(parseCode(` ${code.toLowerCase().slice(0, 4)} ${code.slice(4)}\n`)).toBe(code);
      }),
    );
    expect(codeGroups("ACEF3479")).toEqual(["ACEF", "3479"]);
    expect(formatCode("ACEF3479")).toBe("ACEF-3479");
  });

  test("changes at midnight UTC, and yesterday's is accepted", () => {
    const midnight = Date.parse("2026-09-12T00:00:00Z");
    expect(codeDay(midnight)).toBe(codeDay(midnight - 1) + 1);
    expect(acceptedDays(midnight)).toEqual([codeDay(midnight), codeDay(midnight - 1)]);
    expect(codeExpiresAt(midnight)).toBe(Date.parse("2026-09-13T00:00:00Z"));
    expect(codeExpiresAt(midnight - 1)).toBe(midnight);
  });

  test("is found in its own QR code, and in no other", () => {
    fc.assert(fc.property(codes, (code) => codeInQr(qrText(code)) === code));
    expect(codeInQr("https://example.com/ACEF3479")).toBeNull();
  });
});
