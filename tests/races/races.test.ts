import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type Burst, tally } from "./scenario.ts";
import { seasonScenarios } from "./season-scenarios.ts";
import { teamScenarios } from "./team-scenarios.ts";

/** Bursts of each scenario, half of them on one instance and half on two; RACE_BURSTS asks for more. */
const BURSTS = Number(process.env["RACE_BURSTS"] ?? 12);

const scenarios = [...teamScenarios, ...seasonScenarios];

test("there are the twelve races that can be lost", () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(12);
});

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))("%s", (_, scenario) => {
  let app: TestApp;
  let other: TestApp;
  let makeBurst: (burst: number) => Promise<Burst>;
  let made = 0;
  const bursts = Math.min(BURSTS, scenario.most ?? BURSTS);

  beforeAll(async () => {
    app = await makeTestApp();
    other = await anotherInstance(app);
    makeBurst = await scenario.prepare(app);
  });

  afterAll(async () => {
    await other.close();
    await app.close();
  });

  test.each([
    ["one instance", () => [app]],
    ["two instances", () => [app, other]],
  ])("is kept however many ask at once on %s", { timeout: 7_200_000 }, async (_on, instancesOf) => {
    const instances = instancesOf();
    for (let burst = 0; burst < Math.ceil(bursts / 2); burst += 1) {
      const { requests, expected, check } = await makeBurst(made);
      made += 1;
      const answers = await Promise.all(
        requests.map((request, turn) => request(instances[turn % instances.length] ?? app)),
      );
      const counted = tally(answers);
      if (typeof expected === "function") expect([counted, expected(counted)]).toEqual([counted, true]);
      else expect(counted).toEqual(expected);
      await check();
    }
  });
});
