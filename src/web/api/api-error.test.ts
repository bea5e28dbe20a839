import { describe, expect, test } from "vitest";
import { ApiError, isRefusedWith, isUnauthorized, PageError, userMessageOf } from "./api-error.ts";

describe("an error of a call", () => {
  // shows: 8.1
  test("its message is the status code, a colon, a space and the body", () => {
    const error = new ApiError(
      409,
      '{"code":"username_taken","message":"Username is already taken"}',
      "Conflict",
    );
    expect(error.message).toBe('409: {"code":"username_taken","message":"Username is already taken"}');
    expect(userMessageOf(error)).toBe("Username is already taken");
    expect(isRefusedWith(error, "username_taken")).toBe(true);
  });

  // shows: 8.1
  test("without a body the status text replaces it", () => {
    const error = new ApiError(502, "", "Bad Gateway");
    expect(error.message).toBe("502: Bad Gateway");
    expect(userMessageOf(error)).toBeNull();
  });

  test("the browser's own errors have no message for the user, and the page's have", () => {
    expect(userMessageOf(new TypeError("Failed to fetch"))).toBeNull();
    expect(userMessageOf(new DOMException("Share canceled", "NotAllowedError"))).toBeNull();
    expect(userMessageOf(new PageError("Este equipo ya no existe."))).toBe("Este equipo ya no existe.");
  });

  // shows: 8.2
  test("a 401 that says Unauthorized is a session that has ended", () => {
    expect(isUnauthorized(new ApiError(401, '{"code":"unauthorized","message":"Unauthorized"}', ""))).toBe(
      true,
    );
    expect(isUnauthorized(new ApiError(401, '{"code":"INVALID_EMAIL_OR_PASSWORD"}', ""))).toBe(false);
    expect(isUnauthorized(new ApiError(403, "Unauthorized", ""))).toBe(false);
  });
});
