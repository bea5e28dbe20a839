import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BASE_SET_SHAPE, BASE_SET_SIZE, BASE_SET_TARGET, drawBaseSet } from "./base-set.ts";
import type { BaseSetCandidate } from "./base-set.ts";
import { positions } from "./position.ts";
import type { Position } from "./position.ts";
import { rarityOf } from "./rarity.ts";

/** Twenty clubs with thirty players each, overalls from 60 to 92 in every position. */
function aLeague(clubs = 20): BaseSetCandidate[] {
  const squad: readonly Position[] = [
    ...Array.from({ length: 3 }, () => "goalkeeper" as const),
    ...Array.from({ length: 10 }, () => "defender" as const),
    ...Array.from({ length: 11 }, () => "midfielder" as const),
    ...Array.from({ length: 6 }, () => "forward" as const),
  ];
  return Array.from({ length: clubs * squad.length }, (_, id) => ({
    playerId: id + 1,
    clubId: (id % clubs) + 1,
    position: squad[Math.floor(id / clubs)] ?? "forward",
    overall: 60 + ((id * 7919) % 33),
  }));
}

/** One player at each of eleven clubs: the one eleven there is, the nth with the nth of these overalls. */
function anEleven(overalls: readonly number[] = []): BaseSetCandidate[] {
  const places = positions.flatMap((position) =>
    Array.from({ length: BASE_SET_SHAPE[position] }, () => position),
  );
  return places.map((position, at) => ({
    playerId: at + 1,
    clubId: at + 1,
    position,
    overall: overalls[at] ?? 71,
  }));
}

/** That eleven with its first player changed. */
function aChangedEleven(over: Partial<BaseSetCandidate>): BaseSetCandidate[] {
  return anEleven().map((candidate) =>
    candidate.playerId === 1 ? Object.assign(candidate, over) : candidate,
  );
}

function drawn(candidates: readonly BaseSetCandidate[], seed: string): readonly BaseSetCandidate[] {
  const outcome = drawBaseSet(candidates, seed);
  if (!outcome.ok) throw new Error(`no base set for ${seed}`);
  return outcome.value;
}

function sumOf(set: readonly BaseSetCandidate[]): number {
  return set.reduce((sum, { overall }) => sum + overall, 0);
}

/** What of a base set these cards lack; nothing where they are one. */
function flawsOf(set: readonly BaseSetCandidate[]): string[] {
  const clubs = new Set(set.map(({ clubId }) => clubId));
  const players = new Set(set.map(({ playerId }) => playerId));
  return [
    ...(clubs.size === 11 && set.length === 11 ? [] : ["eleven clubs"]),
    ...(players.size === 11 ? [] : ["eleven players"]),
    ...(set.every(({ overall }) => overall >= 68 && overall <= 74) ? [] : ["overalls from 68 to 74"]),
    ...(set.every(({ overall }) => rarityOf(overall) === "common") ? [] : ["common cards"]),
    ...positions.filter(
      (position) => set.filter((card) => card.position === position).length !== BASE_SET_SHAPE[position],
    ),
  ];
}

describe("base set", () => {
  const league = aLeague();

  test("it is eleven: 2 goalkeepers, 3 defenders, 3 midfielders, 3 forwards, aiming at a sum of 781", () => {
    expect(BASE_SET_SIZE).toBe(11);
    expect(BASE_SET_SHAPE).toEqual({ goalkeeper: 2, defender: 3, midfielder: 3, forward: 3 });
    expect(BASE_SET_TARGET).toBe(781);
  });

  test("every seed draws a base set with the same sum", () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const set = drawn(league, seed);
        expect(flawsOf(set)).toEqual([]);
        expect(sumOf(set)).toBe(BASE_SET_TARGET);
      }),
      { numRuns: 300 },
    );
  });

  test("a seed draws the same set again, in whatever order the candidates come", () => {
    const set = drawn(league, "alice");
    expect(drawn(league, "alice")).toEqual(set);
    expect(drawn(league.toReversed(), "alice")).toEqual(set);
  });

  test("a thousand users get a thousand different sets", () => {
    const sets = Array.from({ length: 1000 }, (_, id) =>
      drawn(league, `user-${id}`)
        .map(({ playerId }) => playerId)
        .join(" "),
    );
    expect(new Set(sets).size).toBe(1000);
  });

  test("every eligible player is drawn by somebody", () => {
    const eligible = league.filter(({ overall }) => overall >= 68 && overall <= 74);
    const seen = new Set(
      Array.from({ length: 1000 }, (_, id) => drawn(league, `user-${id}`))
        .flat()
        .map(({ playerId }) => playerId),
    );
    expect(seen.size).toBe(eligible.length);
  });

  test("the one eleven that there is gets drawn", () => {
    expect(flawsOf(drawn(anEleven(), "alice"))).toEqual([]);
  });

  test("where the sum aimed at is out of reach, all draw the nearest", () => {
    const high = anEleven(Array.from({ length: BASE_SET_SIZE }, () => 74));
    const second = high.map((card) => ({ ...card, playerId: card.playerId + 100, overall: 73 }));
    const sums = ["alice", "bob", "carol"].map((seed) => sumOf(drawn([...high, ...second], seed)));
    expect(sums).toEqual([11 * 73, 11 * 73, 11 * 73]);
  });

  test("a draw over few candidates is a base set or a refusal, and a set wherever there is one", () => {
    const candidate = fc.record({
      playerId: fc.integer({ min: 1000, max: 9999 }),
      clubId: fc.integer({ min: 1, max: 14 }),
      position: fc.constantFrom(...positions),
      overall: fc.integer({ min: 66, max: 76 }),
    });
    const few = fc.uniqueArray(candidate, { maxLength: 60, selector: ({ playerId }) => playerId });
    fc.assert(
      fc.property(few, fc.boolean(), fc.string(), (others, hasEleven, seed) => {
        const outcome = drawBaseSet(hasEleven ? [...others, ...anEleven()] : others, seed);
        expect(outcome.ok ? flawsOf(outcome.value) : [outcome.refusal.code]).toEqual(
          outcome.ok || hasEleven ? [] : ["base_set_unavailable"],
        );
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ["there are no candidates", []],
    ["there are only ten clubs", aLeague(10)],
    ["one of the eleven is too good", anEleven([75])],
    ["one of the eleven is not good enough", anEleven([67])],
    ["one of the eleven has no whole overall", anEleven([70.5])],
    ["there is one goalkeeper", anEleven().slice(1)],
    ["two of the eleven share a club", aChangedEleven({ clubId: 2 })],
    ["two of the eleven are one player", aChangedEleven({ playerId: 2 })],
  ])("it is refused where %s", (_, candidates) => {
    expect(drawBaseSet(candidates, "alice")).toEqual({
      ok: false,
      refusal: { code: "base_set_unavailable" },
    });
  });

  test("candidates come back as they were given", () => {
    const candidates = anEleven();
    const outcome = drawBaseSet(candidates, "alice");
    expect(outcome.ok && candidates.filter((candidate) => outcome.value.includes(candidate))).toEqual(
      candidates,
    );
  });
});
