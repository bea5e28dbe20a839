import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { signUp, visitor } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("a session", () => {
  // shows: 3.1, 7.7
  test("gives the signed-in user in the specification's fields", async () => {
    const alice = await signUp(app, "Alice Archer");
    const { status, body } = await alice.call(getCurrentUser);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: alice.id,
      username: null,
      firstName: "Alice",
      lastName: "Archer",
      email: "alice.archer@example.com",
      language: "en",
      isAdmin: true,
      profileImageUrl: null,
      totalMatches: 0,
      totalWins: 0,
      totalLosses: 0,
      totalDraws: 0,
      currentRank: 0,
      points: 1000,
      rankedMatches: 0,
      timeZone: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  // shows: 7.7
  test("is 401 for a visitor", async () => {
    const { status, body } = await visitor(app).call(getCurrentUser);
    expect(status).toBe(401);
    expect(body).toEqual({ code: "unauthorized", message: "Unauthorized" });
  });
});
