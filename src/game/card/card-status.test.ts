import { expect, test } from "vitest";
import { cardOrigins, cardStatuses, isSealed, isSpecial } from "./card-status.ts";

test("a card is pending, approved or rejected", () => {
  expect(cardStatuses).toEqual(["pending", "approved", "rejected"]);
});

test("a card comes from the base set, from a photo or from the scout", () => {
  expect(cardOrigins).toEqual(["base", "photo", "scout"]);
});

test("a card is in its pack while it's an approved photo that its owner hasn't opened", () => {
  const sealed = { origin: "photo", status: "approved", revealedAt: null } as const;
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed({ ...sealed, revealedAt: new Date(0) })).toBe(false);
  expect(isSealed({ ...sealed, status: "pending" })).toBe(false);
  expect(isSealed({ ...sealed, status: "rejected" })).toBe(false);
  expect(isSealed({ ...sealed, origin: "base" })).toBe(false);
  expect(isSealed({ ...sealed, origin: "scout" })).toBe(false);
});

test("only an approved photo of a physical card is special", () => {
  expect(isSpecial({ origin: "photo", isApproved: true })).toBe(true);
  expect(isSpecial({ origin: "photo", isApproved: false })).toBe(false);
  expect(isSpecial({ origin: "base", isApproved: true })).toBe(false);
  expect(isSpecial({ origin: "scout", isApproved: true })).toBe(false);
});
