import { expect, test } from "vitest";
import { isSealed } from "./reveal.ts";

test("a card is in its pack while it's an approved photo that its owner hasn't opened", () => {
  const sealed = { origin: "photo", status: "approved", revealedAt: null } as const;
  expect(isSealed(sealed)).toBe(true);
  expect(isSealed({ ...sealed, revealedAt: new Date(0) })).toBe(false);
  expect(isSealed({ ...sealed, status: "pending" })).toBe(false);
  expect(isSealed({ ...sealed, status: "rejected" })).toBe(false);
  expect(isSealed({ ...sealed, origin: "base" })).toBe(false);
  expect(isSealed({ ...sealed, origin: "scout" })).toBe(false);
});
