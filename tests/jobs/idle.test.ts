import { afterAll, beforeAll, expect, test } from "vitest";
import { importProvider } from "#server/football/import/import-provider.ts";
import { planJobs } from "#server/panna-jobs.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

test("an idle Panna writes less than a row a second for its jobs", () => {
  const plans = Object.values(planJobs(app.deps, importProvider(app.db)));
  const runsPerSecond = plans.reduce((sum, { everySeconds }) => sum + 1 / everySeconds, 0);
  expect(runsPerSecond).toBeLessThan(0.7);
});
