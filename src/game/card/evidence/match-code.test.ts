import { describe, expect, test } from "vitest";
import { anyCode, chanceFrom, readingOf } from "#tests/card/faces/misread-code.ts";
import { matchCode } from "./match-code.ts";

describe("a code among the readings of a photo", () => {
  test("is found in text with its dash, with a misread letter, and beside other words", () => {
    const codes = ["ACEF3479"];
    expect(matchCode(["SAKA\nmy code: ACEF-3479 ok"], codes)).toBe("ACEF3479");
    expect(matchCode(["ACEF-347S"], codes)).toBe("ACEF3479");
    expect(matchCode(["acef 3479"], codes)).toBe("ACEF3479");
  });

  test("is not found in text that differs in two places, or is torn over two lines", () => {
    const codes = ["ACEF3479"];
    expect(matchCode(["ACEF-34XX"], codes)).toBeNull();
    expect(matchCode(["ACEF\n3479"], codes)).toBeNull();
    expect(matchCode([""], codes)).toBeNull();
    expect(matchCode(["ACEF-3479"], [])).toBeNull();
  });

  test("is the one of the two valid codes that was written", () => {
    expect(matchCode(["HJKM-NPRT"], ["ACEF3479", "HJKMNPRT"])).toBe("HJKMNPRT");
  });

  test("allows two errors the reader is known for, and a dropped character", () => {
    expect(matchCode(["ACEFHYTX"], ["ACEFHJ7X"])).toBe("ACEFHJ7X");
    expect(matchCode(["ACEFHMX"], ["ACEFHJMX"])).toBe("ACEFHJMX");
  });

  test("isn't found if what was read may as well be something else", () => {
    // One letter too many is often seen; so are two, but not three.
    expect(matchCode(["ACEFXY3479"], ["ACEF3479"])).toBe("ACEF3479");
    expect(matchCode(["ACEFXYW3479"], ["ACEF3479"])).toBeNull();
    // The reader takes 4 for Y, 7 for T and 9 for A, but 7 for F only rarely.
    expect(matchCode(["ACEF3YTA"], ["ACEF3479"])).toBe("ACEF3479");
    expect(matchCode(["ACEF3YFA"], ["ACEF3479"])).toBeNull();
    expect(matchCode(["CEF3479", "ACEF347"], ["ACEF3479"])).toBe("ACEF3479");
    expect(matchCode(["CEF347"], ["ACEF3479"])).toBeNull();
  });

  test("with a misread letter is found in a short line only: a long one has many places for it", () => {
    expect(matchCode([`ACEF347S${"Q".repeat(16)}`], ["ACEF3479"])).toBe("ACEF3479");
    expect(matchCode([`ACEF347S${"Q".repeat(32)}`], ["ACEF3479"])).toBeNull();
    expect(matchCode([`ACEF3479${"Q".repeat(300)}`], ["ACEF3479"])).toBe("ACEF3479");
  });

  test("has to be read better on a photo with many lines, and for each code that's valid", () => {
    const lines = (count: number, length: number) =>
      Array.from({ length: count }, (_, at) =>
        String(10_000 + at)
          .slice(5 - length)
          .padStart(length, "O"),
      );
    const found = (others: readonly string[], codes = ["ACEF3479"]) =>
      matchCode(["ACEFXY3479", ...others], codes) === "ACEF3479";
    expect([found(lines(137, 5)), found(lines(139, 5))]).toEqual([true, false]);
    const two = ["HJKMNPRT", "ACEF3479"];
    expect([found(lines(68, 5), two), found(lines(69, 5), two)]).toEqual([true, false]);
    // Lines too short for a code don't count, nor does one that was read again and again.
    expect(found(lines(300, 4))).toBe(true);
    expect(found(Array.from({ length: 300 }, () => "MANCHESTER"))).toBe(true);
  });

  test("is found in most readings with recorded errors", () => {
    const chance = chanceFrom("own codes");
    const found = Array.from({ length: 300 }, () => {
      const [today, yesterday] = [anyCode(chance), anyCode(chance)];
      return matchCode([readingOf(today, chance)], [today, yesterday]) === today;
    });
    expect(found.filter(Boolean).length).toBeGreaterThan(270);
  });

  test("is taken for another's in none of 2,000 photos", () => {
    const chance = chanceFrom("others' codes");
    const photos = 2000;
    let mistaken = 0;
    for (let photo = 0; photo < photos; photo += 1) {
      const written = anyCode(chance);
      const readings = Array.from({ length: 4 }, () => readingOf(written, chance));
      if (matchCode(readings, [anyCode(chance), anyCode(chance)]) !== null) mistaken += 1;
    }
    expect(mistaken).toBe(0);
  });
});
