import { describe, expect, test } from "vitest";
import { ProviderTrouble } from "#server/football/remote/provider-trouble.ts";
import { readEnvelope } from "./envelope.ts";

const NOON = Date.parse("2026-08-22T12:00:00Z");

function answer(errors: unknown, response: unknown[] = []) {
  return { get: "fixtures", errors, results: response.length, response };
}

function troubleOf(body: unknown): ProviderTrouble {
  try {
    readEnvelope(body, NOON);
  } catch (error) {
    if (error instanceof ProviderTrouble) return error;
  }
  throw new Error("there was no trouble");
}

describe("an answer of API-Football", () => {
  test("without errors gives its records", () => {
    expect(readEnvelope(answer([], [1, 2]), NOON)).toEqual({ records: [1, 2], isWhole: true });
  });

  test("that counts more records than it holds is not whole", () => {
    expect(readEnvelope({ ...answer([], [1]), results: 20 }, NOON).isWhole).toBe(false);
  });

  test("that is one page of several is not whole", () => {
    const paged = { ...answer([], [1]), paging: { current: 1, total: 2 } };
    expect(readEnvelope(paged, NOON).isWhole).toBe(false);
    expect(readEnvelope({ ...paged, paging: { current: 2, total: 2 } }, NOON).isWhole).toBe(true);
  });

  test.each([[null], [""], [{}], [undefined]])("has no errors where it says %j of them", (errors) => {
    expect(readEnvelope(answer(errors, [1]), NOON).records).toEqual([1]);
  });

  test.each([["Out of order"], [["Out of order"]]])("with %j as errors is refused", (errors) => {
    expect(troubleOf(answer(errors)).message).toContain("Out of order");
  });

  test("with too many requests a minute asks for a minute's rest", () => {
    const { kind, retryAfterMs } = troubleOf(answer({ rateLimit: "Too many requests." }));
    expect([kind, retryAfterMs]).toEqual(["quota", 60_000]);
  });

  test("with the day's quota used up asks for rest until midnight UTC", () => {
    const { kind, retryAfterMs } = troubleOf(
      answer({ requests: "You have reached the request limit for the day" }),
    );
    expect([kind, retryAfterMs]).toEqual(["quota", 12 * 3_600_000]);
  });

  test.each([
    ["access", "Your account is suspended, check on https://dashboard.api-football.com."],
    ["token", "Error/Missing application key."],
    ["plan", "Free plans do not have access to this season, try from 2021 to 2023."],
  ])("with the error %s is refused, in the provider's words", (name, text) => {
    const { kind, message } = troubleOf(answer({ [name]: text }));
    expect(kind).toBe("refused");
    expect(message).toContain(text);
  });

  test.each([["a page"], [null], [{ message: "You are not subscribed to this API." }]])(
    "of another shape (%j) is not read",
    (body) => {
      expect(troubleOf(body).kind).toBe("unknown shape");
    },
  );
});
