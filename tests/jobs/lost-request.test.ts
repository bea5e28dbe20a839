import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendEmailLink } from "#contract/access/email.ts";
import { makeApp } from "#server/app.ts";
import { Background } from "#server/platform/jobs/background.ts";
import { jobNames, type JobName } from "#server/platform/jobs/jobs.ts";
import { type JobPlan, startJobs } from "#server/platform/jobs/start-jobs.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, signUp } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

test("a call whose job can't be requested is answered, because its work is done", async () => {
  const written: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void written.push(line) });
  const background = new Background();
  const deps = { ...app.deps, log, jobs: background };
  const running = await makeApp({ deps, logger: app.server.log, checkResponses: true, webDir: null });
  const nothing: JobPlan = { run: async () => undefined, everySeconds: 3600 };
  const plans = Object.fromEntries(jobNames.map((name) => [name, nothing])) as Record<JobName, JobPlan>;
  await background.start(log, (noteRun) => startJobs(deps, plans, noteRun));
  const user = await signUp(app, "Alice");
  const browser = browserOf({ ...app, server: running }, user);
  await app.pool.query("alter schema job rename to lost");
  expect((await browser.call(sendEmailLink)).status).toBe(200);
  expect((await browser.call(sendEmailLink, {}, { idempotencyKey: "once" })).status).toBe(200);
  await app.pool.query("alter schema lost rename to job");
  // One from the sign-up, and one from each call.
  expect((await app.pool.query("select from mail")).rowCount).toBe(3);
  const lost = written.filter((line) => line.includes("job not requested"));
  expect(lost.map((line) => (JSON.parse(line) as { job: string }).job)).toEqual(["send-mails", "send-mails"]);
  await background.stop();
  await running.close();
});
