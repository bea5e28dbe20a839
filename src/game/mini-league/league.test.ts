import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseCode } from "#game/card/verification-code.ts";
import { decideJoin, decideLeagueName, INVITE_CODE_LENGTH, inviteCodeOf, type JoinFacts } from "./league.ts";

describe("the name of a mini-league", () => {
  test.each([
    ["The Lunch Club", "The Lunch Club"],
    ["  Ça   va bien! ", "Ça va bien!"],
    ["東京の友達", "東京の友達"],
  ])("%j is kept as %j", (text, name) => {
    expect(decideLeagueName(text)).toEqual({ ok: true, value: name });
  });

  test.each([
    ["ab", "league_name_length"],
    ["x".repeat(41), "league_name_length"],
    ["...", "league_name_characters"],
    ["a\u202Ebcd", "league_name_characters"],
    ["a\u200Bbc", "league_name_characters"],
    ["\u3164\u3164\u3164", "league_name_characters"],
    ["Panna\ufe0f", "league_name_characters"],
    ["<b>bold</b>", "league_name_characters"],
  ])("%j is refused", (text, code) => {
    expect(decideLeagueName(text)).toEqual({ ok: false, refusal: { code } });
  });

  test("that was accepted is accepted again as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (text) => {
        const decided = decideLeagueName(text);
        const again = decided.ok ? decideLeagueName(decided.value) : decided;
        expect(again).toEqual(decided);
      }),
    );
  });
});

describe("an invite code", () => {
  test("is made of characters that nobody mistakes, and is read back however it is typed", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: INVITE_CODE_LENGTH, maxLength: 16 }), (bytes) => {
        const code = inviteCodeOf(bytes);
        expect(code).toMatch(/^[A-Z3479]{10}$/);
        expect(parseCode(` ${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`)).toBe(code);
      }),
    );
  });
});

describe("joining a mini-league", () => {
  const facts: JoinFacts = { membership: "none", leagueSize: 99, leaguesOfUser: 19 };

  test("with its code is open to anybody while there is room", () => {
    expect(decideJoin(facts)).toEqual({ ok: true, value: true });
  });

  test.each([
    [{ membership: "in" }, { code: "already_in_league" }],
    [{ membership: "removed" }, { code: "removed_from_league" }],
    [{ leagueSize: 100 }, { code: "league_full", most: 100 }],
    [{ leaguesOfUser: 20 }, { code: "too_many_leagues", most: 20 }],
  ] as const)("with %j is refused", (wrong, refusal) => {
    expect(decideJoin({ ...facts, ...wrong })).toEqual({ ok: false, refusal });
  });
});
