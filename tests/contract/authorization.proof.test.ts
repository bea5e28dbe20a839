import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { aCatalogue } from "#tests/support/football-makers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { callers, isFurther, makeAsking } from "./callers.ts";
import { scenarios } from "./requests.ts";

let app: TestApp;
const asked = (await declaredEndpoints()).filter((endpoint) => nameOf(endpoint) in scenarios);
const further = callers.filter(isFurther);

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  await aCatalogue(app);
});

afterAll(() => app.close());

const ask = makeAsking(() => app);

describe.each(asked.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (_name, endpoint) => {
  test.each(further.map((caller) => [caller.name, caller] as const))("answers %s", async (_, caller) => {
    const { status, expected, isOfContract } = await ask(caller, endpoint);
    expect(status).toBe(expected);
    expect(isOfContract).toBe(true);
  });
});
