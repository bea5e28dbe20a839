import { describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { whenAnswered } from "./when-answered.ts";

describe("data that a change affects", () => {
  const readAgain = vi.fn(async () => undefined);

  test("is refetched after a success and after a refusal", async () => {
    await whenAnswered(readAgain)({}, null);
    await whenAnswered(readAgain)(undefined, new ApiError(409, "", "Conflict"));
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  test("isn't refetched if the server wasn't reached", async () => {
    readAgain.mockClear();
    await whenAnswered(readAgain)(undefined, new TypeError("Failed to fetch"));
    expect(readAgain).not.toHaveBeenCalled();
  });
});
