import { describe, expect, test } from "vitest";
import { checkTurns, SOURCE_TURNS } from "#scripts/check-turns.ts";

const faultsOf = (text: string) =>
  checkTurns("src/game/points.ts", text).map(({ file, line, message }) => `${file}:${line} ${message}`);

describe("the check of turns of phrase", () => {
  const planted = [
    "// The count begins anew at midnight.",
    "// Nobody writes Meanwhile.",
    "// Whoever asks, or whomever.",
    "// They are nobody's, nobody else's.",
    "// One's own line, or one's cards",
    "// They need not be there.",
  ];

  test.each(
    SOURCE_TURNS.map(({ turn, instead }, at) => ({ name: String(turn), instead, line: planted[at] ?? "" })),
  )("finds $name", ({ line, instead }) => {
    expect(faultsOf(`const points = 3;\n${line}`)).toEqual([
      expect.stringMatching(/^src\/game\/points\.ts:2 /u),
    ]);
    expect(faultsOf(line)[0]).toContain(`(${instead})`);
  });

  test.each(["// The next one's search takes longer.", "// Each one's points", "test('is renewed')"])(
    "passes %s",
    (line) => {
      expect(faultsOf(line)).toEqual([]);
    },
  );
});
