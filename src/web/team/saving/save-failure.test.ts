import { describe, expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { conflictOf, isWorthRetrying, SaveFailure, savePart } from "./save-failure.ts";

function failedWith(status: number, code = "some_code"): SaveFailure {
  return new SaveFailure("team", { cause: new ApiError(status, JSON.stringify({ code }), "") });
}

describe("a failed save", () => {
  test.each([500, 502, 503, 429])("with %i is worth a retry", (status) => {
    expect(isWorthRetrying(failedWith(status))).toBe(true);
  });

  test("without a response is worth a retry", () => {
    expect(isWorthRetrying(new SaveFailure("team", { cause: new TypeError("Failed to fetch") }))).toBe(true);
  });

  test.each([400, 401, 404, 409])("with %i isn't worth a retry", (status) => {
    expect(isWorthRetrying(failedWith(status))).toBe(false);
  });

  test("is a conflict only if the team changed elsewhere", () => {
    expect(conflictOf(failedWith(409, "team_changed"))).toBe("changed");
    expect(conflictOf(failedWith(404, "not_found"))).toBe("deleted");
    expect(conflictOf(failedWith(404, "card_not_yours"))).toBeNull();
    expect(conflictOf(failedWith(503, "busy"))).toBeNull();
  });

  test("names its part and its cause", async () => {
    const cause = new Error("away");
    const failed = savePart("positions", () => Promise.reject(cause));
    await expect(failed).rejects.toMatchObject({ part: "positions", cause });
  });
});
