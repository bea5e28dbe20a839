import { expect, test } from "vitest";
import { cardOrigins, cardStatuses } from "./card-status.ts";

test("a card is pending, approved or rejected", () => {
  expect(cardStatuses).toEqual(["pending", "approved", "rejected"]);
});

test("a card comes from the base set, from a photo or from the scout", () => {
  expect(cardOrigins).toEqual(["base", "photo", "scout"]);
});
