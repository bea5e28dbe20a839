import { describe, expect, test, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { whenAnswered } from "./when-answered.ts";

describe("what a change may have moved", () => {
  const readAgain = vi.fn(async () => undefined);

  test("is read again after a success and after a refusal", async () => {
    await whenAnswered(readAgain)({}, null);
    await whenAnswered(readAgain)(undefined, new ApiError(409, "", "Conflict"));
    expect(readAgain).toHaveBeenCalledTimes(2);
  });

  test("is left alone where the server was not reached", async () => {
    readAgain.mockClear();
    await whenAnswered(readAgain)(undefined, new TypeError("Failed to fetch"));
    expect(readAgain).not.toHaveBeenCalled();
  });
});
