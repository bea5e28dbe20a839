import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type Burst, tally } from "./scenario.ts";
import { seasonScenarios } from "./season-scenarios.ts";
import { teamScenarios } from "./team-scenarios.ts";

/** Bursts per scenario, half of them on one instance and half on two; set RACE_BURSTS for more. */
const BURSTS = Number(process.env["RACE_BURSTS"] ?? 2);

const scenarios = [...teamScenarios, ...seasonScenarios];

test("there are the fourteen races that can be lost", () => {
  expect(new Set(scenarios.map(({ name }) => name)).size).toBe(14);
});

/** Two instances on one database. */
interface Instances {
  readonly app: TestApp;
  readonly other: TestApp;
}

async function twoInstances(): Promise<Instances> {
  const app = await makeTestApp();
  return { app, other: await anotherInstance(app) };
}

async function closeBoth({ app, other }: Instances): Promise<void> {
  await other.close();
  await app.close();
}

let shared: Instances;

beforeAll(async () => {
  shared = await twoInstances();
});

afterAll(() => closeBoth(shared));

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))("%s", (_, scenario) => {
  let instances: Instances;
  let makeBurst: (burst: number) => Promise<Burst>;
  /** Bursts so far on these instances. */
  let made = 0;

  async function begin(): Promise<void> {
    instances = scenario.isAlone === true ? await twoInstances() : shared;
    makeBurst = await scenario.prepare(instances.app);
    made = 0;
  }

  async function end(): Promise<void> {
    if (instances !== shared) await closeBoth(instances);
  }

  beforeAll(begin);
  afterAll(end);

  test.each([
    ["one instance", () => [instances.app]],
    ["two instances", () => [instances.app, instances.other]],
  ])("is kept however many ask at once on %s", { timeout: 7_200_000 }, async (_on, asked) => {
    for (let burst = 0; burst < Math.ceil(BURSTS / 2); burst += 1) {
      if (made === scenario.most) {
        await end();
        await begin();
      }
      const { requests, expected, check } = await makeBurst(made);
      made += 1;
      const on = asked();
      const answers = await Promise.all(
        requests.map((request, turn) => request(on[turn % on.length] ?? instances.app)),
      );
      const counted = tally(answers);
      if (typeof expected === "function") expect([counted, expected(counted)]).toEqual([counted, true]);
      else expect(counted).toEqual(expected);
      await check();
    }
  });
});
