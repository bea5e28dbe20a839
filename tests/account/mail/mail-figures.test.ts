import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { repository } from "#tests/support/panna-process.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type MailServer, mailsSent, startMailServer } from "./mail-server.ts";

let app: TestApp;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  app = await makeTestApp({ env: { SMTP_URL: server.url, PUBLIC_URL: "http://localhost:3000" } });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

async function countsByOutcome(): Promise<Readonly<Record<string, number>>> {
  const { body } = await app.server.inject("/api/health/metrics");
  const lines = [...body.matchAll(/^panna_mails_total\{outcome="(\w+)"\} (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, outcome = "", count]) => [outcome, Number(count)]));
}

test("each try to send a mail is counted by its outcome, and the alert asks for those", async () => {
  const { email } = await aUser(app);
  const payload = { email };
  await app.server.inject({ method: "POST", url: "/api/auth/request-password-reset", payload });
  const tried = async (): Promise<unknown> => {
    await app.pool.query("update mail set due_at = now() - interval '1 minute'");
    await mailsSent(app);
    return countsByOutcome();
  };
  const before = { sent: 0, later: 0, refused: 0, settings: 0, ...(await countsByOutcome()) };
  server.answerToSender = 535;
  await tried();
  server.answerToSender = null;
  server.answer = 451;
  await tried();
  server.answer = null;
  await tried();
  await app.server.inject({ method: "POST", url: "/api/auth/request-password-reset", payload });
  server.answer = 550;
  expect(await tried()).toEqual({
    sent: before.sent + 1,
    later: before.later + 1,
    refused: before.refused + 1,
    settings: before.settings + 1,
  });
  const alerts = readFileSync(join(repository, "deploy/alerts.yml"), "utf8");
  const asked = [...alerts.matchAll(/panna_mails_total\{outcome="(\w+)"\}/g)].map(([, outcome]) => outcome);
  expect(asked).toEqual(["settings", "later", "sent"]);
});
