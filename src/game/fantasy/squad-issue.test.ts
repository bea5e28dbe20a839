import { describe, expect, test } from "vitest";
import { isSquadErrorCode, isSquadWarningCode, squadErrorCodes, squadWarningCodes } from "./squad-issue.ts";

describe("a code from outside", () => {
  test("is either that of an error or that of a warning", () => {
    expect(squadErrorCodes).toContain("deadline_passed");
    expect(squadErrorCodes.map(isSquadErrorCode)).toEqual(squadErrorCodes.map(() => true));
    expect(squadErrorCodes.filter(isSquadWarningCode)).toEqual([]);
    expect(squadWarningCodes).toContain("no_fixture");
    expect(squadWarningCodes.map(isSquadWarningCode)).toEqual(squadWarningCodes.map(() => true));
    expect(squadWarningCodes.filter(isSquadErrorCode)).toEqual([]);
  });

  test.each(["", "toString", "no_such_code"])("is neither, such as %j", (code) => {
    expect([isSquadErrorCode(code), isSquadWarningCode(code)]).toEqual([false, false]);
  });
});
