import { describe, expect, test } from "vitest";
import { enterLoaded } from "./tournament-queries.ts";

describe("an entry", () => {
  // shows: 8.10
  test("without a loaded tournament fails with the words of the specification", async () => {
    const attempt = { teamId: 1, idempotencyKey: "attempt-1" };
    await expect(enterLoaded(null, attempt)).rejects.toThrow("No active tournament");
  });
});
