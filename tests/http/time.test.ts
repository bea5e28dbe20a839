import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { PANNA_TIME_HEADER } from "#contract/panna-time.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { visitor } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("an answer", () => {
  test("says what time it is in the game, whatever the time outside", async () => {
    app.clock.set(Date.parse("2031-05-04T03:02:01Z"));
    const { headers } = await visitor(app).call(getCurrentUser);
    expect(headers[PANNA_TIME_HEADER]).toBe("2031-05-04T03:02:01.000Z");
  });
});
