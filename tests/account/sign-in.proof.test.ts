import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { signUp } from "#tests/support/test-user.ts";
import { postAuth } from "./post-auth.ts";

const password = "correct horse battery";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
  await signUp(app, "Alice Archer");
});

afterAll(() => app.close());

describe("signing up", () => {
  test("twenty times at once with one address makes one account", async () => {
    const payload = { name: "Twin", email: "twin@example.com", password };
    const answers = await atOnce(20, () => postAuth(app, "sign-up/email", payload));
    expect(countStatuses(answers)).toEqual({ 200: 1, 422: 19 });
    const codes = new Set(answers.map(({ body }) => (body as { code?: string }).code));
    expect(codes).toEqual(new Set([undefined, "email_taken"]));
    const { rows } = await app.pool.query(
      `select count(*)::int as n from "user" where email = 'twin@example.com'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe("signing in", () => {
  test("takes as long for an unknown address as for a wrong password", async () => {
    const timeOf = async (email: string): Promise<number> => {
      const start = performance.now();
      await postAuth(app, "sign-in/email", { email, password: "wrong horse battery" });
      return performance.now() - start;
    };
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let turn = 0; turn < 5; turn += 1) {
      times.known.push(await timeOf("alice.archer@example.com"));
      times.unknown.push(await timeOf(`nobody.${turn}@example.com`));
    }
    // The fastest of each, which other work on the machine disturbs least. A hash takes most of it.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    expect(unknown).toBeGreaterThan(known / 2);
    expect(unknown).toBeLessThan(known * 2);
  });
});
