import { describe, expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { ApiError } from "#web/api/api-error.ts";
import { outcomeOfFailure } from "./send-outcome.ts";

function refusedWith(code: keyof typeof refusals): ApiError {
  return new ApiError(refusals[code].status, JSON.stringify({ code, message: `no: ${code}` }), "");
}

describe("a failed upload of the shoebox", () => {
  test.each([
    ["too_many_pending", "pending"],
    ["too_many_requests", "busy"],
    ["busy", "busy"],
    ["internal_error", "busy"],
    ["idempotency_key_in_use", "busy"],
    ["storage_full", "storage"],
    ["verification_code_expired", "code"],
  ] as const)("waits after %s", (code, reason) => {
    expect(outcomeOfFailure(refusedWith(code), false)).toEqual({ name: "wait", reason });
  });

  test("waits for the connection if no answer came", () => {
    expect(outcomeOfFailure(new TypeError("lost"), false)).toEqual({ name: "wait", reason: "connection" });
  });

  test("fails with the server's reason if the photo is at fault", () => {
    expect(outcomeOfFailure(refusedWith("photo_broken"), false)).toMatchObject({ name: "failed" });
    expect(outcomeOfFailure(refusedWith("photo_already_uploaded"), false)).toMatchObject({ name: "failed" });
  });

  test("is done if an earlier upload arrived whose answer was lost", () => {
    expect(outcomeOfFailure(refusedWith("photo_already_uploaded"), true)).toEqual({ name: "sent" });
    expect(outcomeOfFailure(refusedWith("idempotency_key_reused"), true)).toEqual({ name: "sent" });
  });
});
