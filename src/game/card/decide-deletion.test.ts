import { describe, expect, test } from "vitest";
import { decideDeletion } from "./decide-deletion.ts";

const september = { where: "it plays in the tournament September 2026", until: "2026-10-01T00:00:00.000Z" };
const october = { where: "it plays in the tournament October 2026", until: "2026-11-01T00:00:00.000Z" };

describe("deleting a card", () => {
  test("is allowed where it plays nowhere", () => {
    expect(decideDeletion([], [])).toEqual({ ok: true, value: null });
  });

  test("is refused while it is locked, and names the lock that ends last", () => {
    const refused = { ok: false, refusal: { code: "card_locked", ...october } };
    expect(decideDeletion([september, october], ["The Five"])).toEqual(refused);
    expect(decideDeletion([october, september], [])).toEqual(refused);
  });

  test("is refused while it stands in teams, and names them", () => {
    expect(decideDeletion([], ["The Five", "Reserves"])).toEqual({
      ok: false,
      refusal: { code: "card_in_team", teamNames: ["The Five", "Reserves"] },
    });
  });
});
