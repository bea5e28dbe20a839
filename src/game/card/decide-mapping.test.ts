import { describe, expect, test } from "vitest";
import { decideMapping, type MappingCandidate } from "./decide-mapping.ts";

function aCandidate(given: Partial<MappingCandidate> = {}): MappingCandidate {
  const name = "Rodrigo Hernández";
  return { playerId: 1, name, nameLikeness: 1, clubLikeness: 1, position: "midfielder", ...given };
}

/** Who a midfielder's card of this name is linked to. */
function linked(candidates: readonly MappingCandidate[], playerName = "Rodrigo Hernández"): number | null {
  return decideMapping({ playerName, position: "midfielder" }, candidates);
}

describe("the player of a card", () => {
  test("is the player with the same name, club and position", () => {
    expect(linked([aCandidate()])).toBe(1);
  });

  test("is the one with the same name, though he has changed club", () => {
    expect(linked([aCandidate({ clubLikeness: 0 })])).toBe(1);
  });

  test("is the one with a typo in the name if club and position agree", () => {
    expect(linked([aCandidate({ nameLikeness: 0.7 })])).toBe(1);
  });

  test("is in doubt if the name is alike but the club differs", () => {
    expect(linked([aCandidate({ nameLikeness: 0.7, clubLikeness: 0.1 })])).toBeNull();
  });

  test("is in doubt if two players of that name match", () => {
    const two = [aCandidate(), aCandidate({ playerId: 2, clubLikeness: 0 })];
    expect(linked(two)).toBeNull();
  });

  test("is the one of the same name rather than one of a similar name", () => {
    const two = [aCandidate({ playerId: 2, nameLikeness: 0.8 }), aCandidate()];
    expect(linked(two)).toBe(1);
  });

  test.each([
    ["the same name from 0.99 on, with the position", { nameLikeness: 0.99, clubLikeness: 0 }, 1],
    ["the same name from 0.99 on, with the club", { nameLikeness: 0.99, position: "forward" }, 1],
    ["the same name, with neither", { nameLikeness: 1, clubLikeness: 0.34, position: "forward" }, null],
    ["nearly the same name, with the position alone", { nameLikeness: 0.98, clubLikeness: 0.34 }, null],
    ["nearly the same name, with the club alone", { nameLikeness: 0.98, position: "forward" }, null],
    ["an alike name from 0.6 on, with both", { nameLikeness: 0.6, clubLikeness: 0.35 }, 1],
    ["a name less alike", { nameLikeness: 0.59 }, null],
    ["an alike name, with a club less alike than 0.35", { nameLikeness: 0.9, clubLikeness: 0.34 }, null],
  ] as const)("takes %s", (_, candidate, player) => {
    expect(linked([aCandidate(candidate)])).toBe(player);
  });

  test("is in doubt if the name is one word and the club differs", () => {
    const rodri = aCandidate({ name: "Rodri", clubLikeness: 0 });
    expect(linked([rodri], "Rodri")).toBeNull();
    expect(linked([rodri], "Rodri H.")).toBeNull();
    expect(linked([{ ...rodri, clubLikeness: 0.35, position: "forward" }], "Rodri")).toBe(1);
  });

  test("is in doubt if the name is a first name alone", () => {
    const alike = { nameLikeness: 0.64 };
    expect(linked([aCandidate({ ...alike, name: "Árthur Atta" })], "Arthur")).toBeNull();
    expect(linked([aCandidate({ ...alike, name: "Mohamed Salah" })], "Salah")).toBe(1);
    expect(linked([aCandidate({ ...alike, name: "Arthur" })], "Arthur")).toBe(1);
    expect(linked([aCandidate({ ...alike, name: "Arthur Atta" })], "Arthur Ata")).toBe(1);
  });

  test("may be known by a first name", () => {
    expect(linked([aCandidate({ name: "Gabriel Magalhães" })], "Gabriel")).toBe(1);
  });

  test("is in doubt if two are alike", () => {
    const two = [aCandidate({ nameLikeness: 0.8 }), aCandidate({ playerId: 2, nameLikeness: 0.7 })];
    expect(linked(two)).toBeNull();
  });

  test("is in doubt if no one is similar", () => {
    expect(linked([])).toBeNull();
    expect(linked([aCandidate({ nameLikeness: 0.4 })])).toBeNull();
  });
});
