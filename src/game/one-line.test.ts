import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { oneLine } from "./one-line.ts";

describe("a typed line", () => {
  test.each([
    ["blanks around it", "  Night Owls ", "Night Owls"],
    ["line breaks and tabs", "Night\r\n\tOwls", "Night Owls"],
    ["zero characters", "Night\u0000 Owls", "Night Owls"],
    ["marks that turn the writing", "\u202eNight Owls\u2066", "Night Owls"],
    ["characters without a width", "Ni\u200bght\u00ad Owls\ufeff", "Night Owls"],
    ["blanks that were apart", "Night \u200b Owls", "Night Owls"],
    ["halves of characters", "Night Owls\ud800", "Night Owls"],
  ])("is without %s", (_, text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  test.each(["", " ", "\u200b", "\u202e", "\u3164", "\u2800", "\u200d\ufe0f", "\u00a0\u0301"])(
    "is empty where nothing of it shows: %j",
    (text) => {
      expect(oneLine(text)).toBe("");
    },
  );

  test.each(["Ødegård & Sons", "ナイト", "نجوم الليل", "👨‍👩‍👧 United", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️", "می‌خواهم", "<b>1</b>"])(
    "stays as it is where all of it can be read: %s",
    (text) => {
      expect(oneLine(text)).toBe(text);
    },
  );

  test("is the same when it is tidied again, and never longer", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const line = oneLine(text);
        expect(oneLine(line)).toBe(line);
        expect(line.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
