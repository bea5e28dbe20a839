import { expect, test } from "vitest";
import type { ValidationView } from "#contract/fantasy/transfers.ts";
import { wholeValidation } from "./whole-validation.ts";

test("a validation of which only the specification's fields came has notices to show and costs nothing", () => {
  const answer: ValidationView = JSON.parse(
    '{"valid":false,"errors":["Too many of one club"],"warnings":[]}',
  );
  expect(wholeValidation(answer)).toMatchObject({
    valid: false,
    errors: [{ cardId: null, message: "Too many of one club" }],
    warnings: [],
    cost: 0,
  });
});
