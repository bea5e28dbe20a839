import { describe, expect, test } from "vitest";
import { decidedPairs, type IdentifiedPlayer, pairPlayers } from "./pair-players.ts";

function aPlayer(name: string, more: Partial<IdentifiedPlayer> = {}): IdentifiedPlayer {
  return { name, shortName: name, clubId: 1, ...more };
}

/** Each pair's two names, what agrees, and whether it's beyond doubt. */
function judge(given: readonly IdentifiedPlayer[], known: readonly IdentifiedPlayer[]) {
  const pairs = pairPlayers(given, known);
  const decided = new Set(decidedPairs(pairs));
  return pairs.map((pair) => [
    pair.given.name,
    pair.known.name,
    pair.facts.join(" and "),
    decided.has(pair) ? "one" : "doubtful",
  ]);
}

describe("two players of one club", () => {
  test("with the same whole name are one by name and club, accents aside", () => {
    expect(judge([aPlayer("Martin Odegaard")], [aPlayer("Martin Ødegaard")])).toEqual([
      ["Martin Odegaard", "Martin Ødegaard", "full name and club", "one"],
    ]);
  });

  test("one with only an initial as first name, are one by club and shirt number", () => {
    const saka = aPlayer("Bukayo Saka", { shirtNumber: 7 });
    expect(judge([aPlayer("B. Saka", { shirtNumber: 7 })], [saka])).toEqual([
      ["B. Saka", "Bukayo Saka", "shirt number and club", "one"],
    ]);
  });

  test("one with only an initial as first name, are doubtful without a second fact", () => {
    const saka = aPlayer("Bukayo Saka", { shirtNumber: 7 });
    expect(judge([aPlayer("B. Saka")], [saka])).toEqual([["B. Saka", "Bukayo Saka", "club", "doubtful"]]);
    expect(judge([aPlayer("B. Saka", { shirtNumber: 8 })], [saka])).toEqual([
      ["B. Saka", "Bukayo Saka", "club", "doubtful"],
    ]);
  });

  test("are judged by the provider's own name, whatever the catalogue calls him", () => {
    const given = aPlayer("Bukayo Saka", { ownName: "B. Saka" });
    expect(judge([given], [aPlayer("Bukayo Saka")])).toEqual([
      ["Bukayo Saka", "Bukayo Saka", "club", "doubtful"],
    ]);
  });

  test("with one surname and letter are never one, whatever else agrees", () => {
    const facts = { shirtNumber: 5, birthDate: "1999-01-23" };
    expect(judge([aPlayer("Malang Sarr", facts)], [aPlayer("Mamadou Sarr", facts)])).toEqual([
      ["Malang Sarr", "Mamadou Sarr", "birth date and shirt number and club", "doubtful"],
    ]);
  });

  test("one named by a word of the other, are doubtful without a birth date", () => {
    const royal = { shortName: "Emerson Royal", shirtNumber: 12 };
    const given = aPlayer("Emerson Aparecido Leite de Souza Junior", royal);
    expect(judge([given], [aPlayer("Souza", { shirtNumber: 12 })]).map((pair) => pair.at(-1))).toEqual([
      "doubtful",
    ]);
    const born = { birthDate: "1999-01-14" };
    expect(judge([{ ...given, ...born }], [aPlayer("Souza", born)]).map((pair) => pair.at(-1))).toEqual([
      "one",
    ]);
  });

  test("that could each be another are doubtful", () => {
    const brothers = [aPlayer("Jacob Murphy", { shirtNumber: 23 }), aPlayer("Josh Murphy")];
    const judged = judge([aPlayer("J. Murphy", { shirtNumber: 11 })], brothers);
    expect(judged.map((pair) => pair.at(-1))).toEqual(["doubtful", "doubtful"]);
    const twice = [aPlayer("Danilo Silva"), aPlayer("Danilo Silva")];
    expect(judge(twice, [aPlayer("Danilo Silva")]).map((pair) => pair.at(-1))).toEqual([
      "doubtful",
      "doubtful",
    ]);
  });

  test("with other codes or birth dates are two, though all else agrees", () => {
    expect(judge([aPlayer("A. Silva", { code: "7" })], [aPlayer("A. Silva", { code: "8" })])).toEqual([]);
    const [one, other] = [{ birthDate: "1999-01-14" }, { birthDate: "2001-01-14" }];
    expect(judge([aPlayer("Danilo Silva", one)], [aPlayer("Danilo Silva", other)])).toEqual([]);
  });
});

describe("two players of two clubs", () => {
  test("are one by name and birth date, and doubtful by the name alone", () => {
    const born = { birthDate: "1999-01-14" };
    expect(
      judge([aPlayer("Robin Example", born)], [aPlayer("Robin Example", { ...born, clubId: 2 })]),
    ).toEqual([["Robin Example", "Robin Example", "full name and birth date", "one"]]);
    expect(judge([aPlayer("Robin Example")], [aPlayer("Robin Example", { clubId: 2 })])).toEqual([
      ["Robin Example", "Robin Example", "full name", "doubtful"],
    ]);
  });

  test("are no pair where only parts of their names agree", () => {
    expect(judge([aPlayer("B. Saka")], [aPlayer("Bukayo Saka", { clubId: 2 })])).toEqual([]);
  });
});
