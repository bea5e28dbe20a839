import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { players } from "#game/world/catalogue/players.ts";
import { nameLikeness, plainWords, readWords } from "./name-likeness.ts";

const likenessIn = (name: string, text: string, shortName: string | null = null): number =>
  nameLikeness(name, shortName, readWords(text));

describe("the words of a name", () => {
  test("lose case, accents and letters that English doesn't have", () => {
    expect(plainWords("Martin Ødegaard")).toEqual(["martin", "odegaard"]);
    expect(plainWords("Łukasz Fabiański")).toEqual(["lukasz", "fabianski"]);
    expect(plainWords("Đorđe Petrović")).toEqual(["dorde", "petrovic"]);
    expect(plainWords("Nico O'Reilly")).toEqual(["nico", "reilly"]);
  });

  test("include neighbours joined, because text recognition splits words", () => {
    expect(readWords("ODE GAARD 84")).toEqual(["ode", "gaard", "odegaard"]);
    expect(readWords("saka saka")).toEqual(["saka", "sakasaka"]);
    expect(readWords("one two three")).toEqual(["one", "two", "three", "onetwo", "twothree"]);
  });

  test("have two letters at least", () => {
    expect(plainWords("J. M. de la Cruz")).toEqual(["de", "la", "cruz"]);
    expect(plainWords("...")).toEqual([]);
  });
});

describe("the likeness of a name in a text", () => {
  test("is 1 if the text has it, in any order and case, with or without accents", () => {
    expect(likenessIn("Martin Ødegaard", "87\nODEGAARD MARTIN\nArsenal")).toBe(1);
    expect(likenessIn("Martin Ødegaard", "martin ode gaard")).toBe(1);
  });

  test("stays high where single letters are misread", () => {
    expect(likenessIn("Dominic Calvert-Lewin", "DOMIN1C CALVFRT-LEWLN")).toBeGreaterThan(0.75);
    expect(likenessIn("Levi Colwill", "LEVI COLWlLL")).toBeGreaterThan(0.8);
  });

  test("is high for the name on the shirt alone, but less than for the whole name", () => {
    const shirt = likenessIn("Gabriel Magalhães", "GABRIEL MARTINELLI", "Gabriel");
    const whole = likenessIn("Gabriel Martinelli", "GABRIEL MARTINELLI", "Martinelli");
    expect(shirt).toBeGreaterThan(0.9);
    expect(whole).toBeGreaterThan(shirt);
  });

  test("is low for another player's name, and 0 for no text", () => {
    expect(likenessIn("Mohamed Salah", "BUKAYO SAKA Arsenal")).toBeLessThan(0.6);
    expect(likenessIn("Mohamed Salah", "")).toBe(0);
    expect(likenessIn("", "anything")).toBe(0);
  });

  test("is that of the words, weighted by their length", () => {
    // Six letters are all there, and of two others two in six.
    expect(likenessIn("ab abcdef", "abcdef")).toBeCloseTo((6 + 2 / 3) / 8, 9);
    // Six of ten letters, and nothing of the others.
    expect(likenessIn("abcdef wxyz", "abcdef")).toBeCloseTo(0.6, 9);
  });

  test.each([
    ["martin", "martin", 1],
    ["martin", "martyn", 5 / 6],
    ["martin", "marin", 5 / 6],
    ["martin", "marttin", 6 / 7],
    ["martin", "tinmar", 0],
    ["kitten", "sitting", 4 / 7],
    ["saturday", "sunday", 5 / 8],
  ])("of one word counts letters to insert, delete or change: %s read as %s", (name, read, likeness) => {
    expect(nameLikeness(name, null, [read])).toBeCloseTo(likeness, 9);
  });

  test("is that of the best word, wherever it is", () => {
    expect(nameLikeness("martin", null, ["marxyz", "martxn", "maxtxn", "m"])).toBeCloseTo(5 / 6, 9);
    expect(nameLikeness("martin", null, ["m", "martin", "marxyz"])).toBe(1);
  });

  test("of a short name is less: it matches by chance", () => {
    expect(likenessIn("Son", "SON")).toBeCloseTo(0.9, 9);
    expect(likenessIn("Silva", "SILVA")).toBeCloseTo(0.8 + 0.2 * (5 / 6), 9);
    expect(likenessIn("Foden", "FODEN", "Fo")).toBeCloseTo(0.8 + 0.2 * (5 / 6), 9);
  });

  test("on the shirt counts 95 %", () => {
    expect(likenessIn("Qqqqq Wwwww", "martin", "Martin")).toBeCloseTo(0.95, 9);
  });

  test("is never outside 0 to 1", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, text) => {
        const found = likenessIn(name, text, name);
        expect(found).toBeGreaterThanOrEqual(0);
        expect(found).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("is greatest for the player himself among many, with a letter misread", () => {
    const some = players.filter((_, at) => at % 5 === 0);
    const sampled = some.filter((_, at) => at % 30 === 0);
    const right = sampled.filter(({ name }) => {
      const seen = readWords(`ARSENAL 84 ${name.slice(0, 2)}x${name.slice(3)} forward`);
      const ranked = some.map((one) => ({ one, likeness: nameLikeness(one.name, null, seen) }));
      const best = ranked.reduce((top, next) => (next.likeness > top.likeness ? next : top)).one;
      return best.name === name;
    });
    expect(right).toEqual(sampled);
  });
});
