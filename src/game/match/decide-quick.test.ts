import { describe, expect, test } from "vitest";
import { type QuickFacts, decideQuick } from "./decide-quick.ts";

const bob = { userId: "bob", hasActiveTeam: true };
const dan = { userId: "dan", hasActiveTeam: true };
const benched = { userId: "eve", hasActiveTeam: false };

function decide(changes: Partial<QuickFacts>): ReturnType<typeof decideQuick> {
  return decideQuick({
    userId: "alice",
    hasActiveTeam: true,
    challengedId: null,
    candidates: [bob, dan],
    seed: 0,
    ...changes,
  });
}

describe("a quick match", () => {
  test("is drawn among all managers with an active team, except the viewer", () => {
    const field = [bob, benched, { userId: "alice", hasActiveTeam: true }, dan];
    const drawn = [0, 1, 2, 3].map((seed) => decide({ candidates: field, seed }));
    expect(drawn).toEqual(
      ["bob", "dan", "bob", "dan"].map((userId) => ({ ok: true, value: { kind: "manager", userId } })),
    );
  });

  test("is against the house where there is nobody", () => {
    expect(decide({ candidates: [benched] })).toEqual({ ok: true, value: { kind: "house" } });
  });

  test("is against the challenged manager", () => {
    expect(decide({ challengedId: "dan", candidates: [dan] })).toEqual({
      ok: true,
      value: { kind: "manager", userId: "dan" },
    });
  });

  test("is refused where the challenged one has no active team, or does not exist", () => {
    const refusal = { ok: false, refusal: { code: "opponent_has_no_team" } };
    expect(decide({ challengedId: "eve", candidates: [benched] })).toEqual(refusal);
    expect(decide({ challengedId: "nobody", candidates: [] })).toEqual(refusal);
    expect(decide({ challengedId: "nobody", candidates: [bob, dan] })).toEqual(refusal);
  });

  test("is refused against yourself, and without an active team", () => {
    expect(decide({ challengedId: "alice" })).toEqual({
      ok: false,
      refusal: { code: "opponent_is_yourself" },
    });
    expect(decide({ hasActiveTeam: false })).toEqual({ ok: false, refusal: { code: "no_active_team" } });
  });
});
