import { describe, expect, test } from "vitest";
import { decideDeletion, decideWithdrawal } from "./decide-deletion.ts";

const september = {
  where: { kind: "tournament", name: "September 2026" },
  until: "2026-10-01T00:00:00.000Z",
} as const;
const october = {
  where: { kind: "tournament", name: "October 2026" },
  until: "2026-11-01T00:00:00.000Z",
} as const;

describe("deleting a card", () => {
  test("is allowed where it plays nowhere", () => {
    expect(decideDeletion([])).toEqual({ ok: true, value: null });
  });

  test("is refused while it is locked, and names the lock that ends last", () => {
    const refused = { ok: false, refusal: { code: "card_locked", ...october } };
    expect(decideDeletion([september, october])).toEqual(refused);
    expect(decideDeletion([october, september])).toEqual(refused);
  });
});

describe("taking an approval back", () => {
  test("is allowed where the card plays nowhere", () => {
    expect(decideWithdrawal([], [])).toEqual({ ok: true, value: null });
  });

  test("is refused while the card is in teams, and names them", () => {
    expect(decideWithdrawal([], ["The Five", "Reserves"])).toEqual({
      ok: false,
      refusal: { code: "card_in_team", teamNames: ["The Five", "Reserves"] },
    });
  });

  test("is refused while the card is locked, and the lock is named first", () => {
    const refused = { ok: false, refusal: { code: "card_locked", ...september } };
    expect(decideWithdrawal([september], ["The Five"])).toEqual(refused);
  });
});
