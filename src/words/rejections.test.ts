import { describe, expect, test } from "vitest";
import { rejectionCodes } from "#contract/card/decision.ts";
import { REJECTION_REASON_MAX } from "#game/card/review.ts";
import { words } from "#web/language/words.ts";
import { rejectionText } from "./rejection-text.ts";

describe("the reason for a rejection", () => {
  const t = words("card");

  test("is a text for each code, short enough to edit and send", () => {
    const texts = rejectionCodes.map((code) => rejectionText(t, code));
    expect(new Set(texts).size).toBe(rejectionCodes.length);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(REJECTION_REASON_MAX);
  });

  test("is the admin's own words if it isn't a code, and says so if there is no reason", () => {
    expect(rejectionText(t, "Unreadable, sorry.")).toBe("Unreadable, sorry.");
    expect(rejectionText(t, null)).toBe("No reason given.");
  });
});
