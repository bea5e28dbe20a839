import { describe, expect, test } from "vitest";
import { retried } from "./retried.ts";

/** A PostgreSQL error, wrapped like Drizzle does. */
function failure(code: string): Error {
  return new Error("Failed query", { cause: Object.assign(new Error(code), { code }) });
}

/** Work that fails this often, then returns its number of tries. */
function work(code: string, failures: number): () => Promise<number> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= failures) throw failure(code);
    return tries;
  };
}

describe("work that conflicts with another transaction", () => {
  test.each([
    ["was sooner", "40001"],
    ["waited for it too", "40P01"],
  ])("is done again if the other one %s", async (_, code) => {
    expect(await retried(work(code, 2))).toBe(3);
  });

  test("fails with the last error if it never succeeds", async () => {
    await expect(retried(work("40001", 100))).rejects.toThrow("Failed query");
  });

  test("is not repeated if the body itself failed", async () => {
    let tries = 0;
    const broken = async (): Promise<void> => {
      tries += 1;
      throw failure("23505");
    };
    await expect(retried(broken)).rejects.toThrow("Failed query");
    expect(tries).toBe(1);
  });
});
