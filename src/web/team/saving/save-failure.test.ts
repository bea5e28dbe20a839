import { describe, expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { conflictOf, isWorthRetrying, orFailWith, SaveFailure } from "./save-failure.ts";

function failedWith(status: number, code = "some_code"): SaveFailure {
  return new SaveFailure("Failed", { cause: new ApiError(status, JSON.stringify({ code }), "") });
}

describe("a save that failed", () => {
  test.each([500, 502, 503, 429])("with %i is worth another try", (status) => {
    expect(isWorthRetrying(failedWith(status))).toBe(true);
  });

  test("without an answer is worth another try", () => {
    expect(isWorthRetrying(new SaveFailure("Failed", { cause: new TypeError("Failed to fetch") }))).toBe(
      true,
    );
  });

  test.each([400, 401, 404, 409])("with %i is not: the answer would be the same", (status) => {
    expect(isWorthRetrying(failedWith(status))).toBe(false);
  });

  test("because of others is told apart from one that the rules refused", () => {
    expect(conflictOf(failedWith(409, "team_changed"))).toBe("changed");
    expect(conflictOf(failedWith(404, "not_found"))).toBe("deleted");
    expect(conflictOf(failedWith(404, "card_not_yours"))).toBeNull();
    expect(conflictOf(failedWith(503, "busy"))).toBeNull();
  });

  test("says which part it was and why", async () => {
    const cause = new Error("away");
    const failed = orFailWith("Failed to update team", () => Promise.reject(cause));
    await expect(failed).rejects.toMatchObject({ message: "Failed to update team", cause });
  });
});
