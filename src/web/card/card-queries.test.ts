import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { isBaseSetTaken } from "./card-queries.ts";

// shows: 8.14
test.each([
  ["our code", 409, JSON.stringify({ code: "base_set_taken", message: "" }), true],
  ["the specification's words alone", 400, JSON.stringify({ message: "User already has base cards" }), true],
  ["another refusal", 409, JSON.stringify({ code: "base_set_unavailable", message: "" }), false],
])("a base set that's taken is told by %s", (_, status, body, isTaken) => {
  expect(isBaseSetTaken(new ApiError(status, body, ""))).toBe(isTaken);
});
