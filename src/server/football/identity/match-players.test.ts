import { describe, expect, test } from "vitest";
import { matchPlayers, type NamedPlayer } from "./match-players.ts";

function aPlayer(
  name: string,
  position: NamedPlayer["position"] = "midfielder",
  shortName = name,
): NamedPlayer {
  return { name, shortName, position };
}

function namesOf(given: readonly NamedPlayer[], known: readonly NamedPlayer[]): [string, string][] {
  return [...matchPlayers(given, known)].map(([one, other]) => [one.name, other.name]);
}

describe("players of two providers", () => {
  test("are the same where the names are the same but for accents", () => {
    expect(namesOf([aPlayer("Martin Odegaard")], [aPlayer("Martin Ødegaard")])).toHaveLength(1);
    expect(namesOf([aPlayer("Dusan Vlahovic")], [aPlayer("Dušan Vlahović")])).toHaveLength(1);
  });

  test("are the same where one name has the first name's letter alone", () => {
    expect(namesOf([aPlayer("B. Saka")], [aPlayer("Bukayo Saka"), aPlayer("Declan Rice")])).toEqual([
      ["B. Saka", "Bukayo Saka"],
    ]);
  });

  test("are the same where the name on the shirt is the known name", () => {
    const given = aPlayer("Gabriel dos Santos Magalhães", "defender", "Gabriel");
    expect(namesOf([given], [aPlayer("Gabriel", "defender"), aPlayer("Gabriel Jesus", "forward")])).toEqual([
      ["Gabriel dos Santos Magalhães", "Gabriel"],
    ]);
  });

  test("are not paired where two brothers could be meant", () => {
    expect(namesOf([aPlayer("J. Murphy")], [aPlayer("Jacob Murphy"), aPlayer("Josh Murphy")])).toEqual([]);
  });

  test("are not paired where two are given for one known player", () => {
    expect(namesOf([aPlayer("J. Murphy"), aPlayer("Jo Murphy")], [aPlayer("Jacob Murphy")])).toEqual([]);
  });

  test("of different positions are not the same for a surname and a letter", () => {
    expect(namesOf([aPlayer("M. Sarr", "defender")], [aPlayer("Malick Sarr", "forward")])).toEqual([]);
  });

  test("with different first names are not the same for a surname and a letter", () => {
    expect(namesOf([aPlayer("Malang Sarr")], [aPlayer("Mamadou Sarr")])).toEqual([]);
    expect(namesOf([aPlayer("M. Sarr")], [aPlayer("Mamadou Sarr")])).toHaveLength(1);
  });

  test("are not the same where one name has the words of the other", () => {
    const royal = aPlayer("Emerson Aparecido Leite de Souza Junior", "defender", "Emerson Royal");
    expect(namesOf([royal], [aPlayer("Souza", "defender")])).toEqual([]);
  });

  test("of different positions are not the same for a name on the shirt", () => {
    const given = aPlayer("Gabriel dos Santos Magalhães", "defender", "Gabriel");
    expect(namesOf([given], [aPlayer("Gabriel", "forward")])).toEqual([]);
  });

  test("are the same where their code is, whatever they are called", () => {
    const [given, known] = [aPlayer("Savinho"), aPlayer("Sávio Moreira de Oliveira")];
    expect(namesOf([{ ...given, code: "7" }], [{ ...known, code: "7" }])).toHaveLength(1);
  });

  test("are two where their codes are two, though the names are the same", () => {
    const one = aPlayer("Danilo Silva");
    expect(namesOf([{ ...one, code: "7" }], [{ ...one, code: "8" }])).toEqual([]);
  });

  test("with another name are different players", () => {
    expect(namesOf([aPlayer("Bukayo Saka")], [aPlayer("Declan Rice")])).toEqual([]);
  });
});
