import { describe, expect, test } from "vitest";
import { enterLoaded, pauseBeforeNext } from "./tournament-queries.ts";

describe("an entry", () => {
  // shows: 8.10
  test("without a loaded tournament fails with the specification's message", async () => {
    const attempt = { teamId: 1, idempotencyKey: "attempt-1" };
    await expect(enterLoaded(null, attempt)).rejects.toThrow("No active tournament");
  });

  test("is polled twice a second at first, then less and less often", () => {
    expect([0, 400, 1000, 6000, 60_000].map(pauseBeforeNext)).toEqual([500, 500, 1000, 6000, 15_000]);
  });
});
