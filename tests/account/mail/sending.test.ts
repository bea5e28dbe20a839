import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#game/milliseconds.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { personalData } from "#server/personal-data.ts";
import { removeOldMailFiles } from "#server/platform/mail/mail-files.ts";
import { askDeletion } from "#tests/account/personal/belongings.ts";
import { tablesSaying } from "#tests/account/tables-saying.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { aUser } from "#tests/support/sessions.ts";
import { PASSWORD, signUp } from "#tests/support/test-user.ts";
import { type MailServer, mailsSent, startMailServer, tokenIn } from "./mail-server.ts";

let app: TestApp;
let server: MailServer;
let written = "";

beforeAll(async () => {
  server = await startMailServer();
  const logTo = { write: (line: string) => void (written += line) };
  const env = { SMTP_URL: server.url, PUBLIC_URL: "http://localhost:3000", LOG_LEVEL: "info" };
  app = await makeTestApp({ env, logTo });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

beforeEach(async () => {
  await app.pool.query("delete from mail");
  server.received.length = 0;
  server.answer = null;
  written = "";
});

async function askReset(email: string, on = app) {
  const answer = await on.server.inject({
    method: "POST",
    url: "/api/auth/request-password-reset",
    payload: { email },
    headers: { "accept-language": "es" },
  });
  expect(answer.statusCode).toBe(200);
}

const waiting = async (): Promise<number> => {
  const { rows } = await app.pool.query<{ n: number }>("select count(*)::int as n from mail");
  return rows[0]?.n ?? 0;
};

describe("a mail", () => {
  test("is in its receiver's language, whatever the language of the request, as text and as HTML", async () => {
    const giulia = await aUser(app, { language: "it", username: "giulia" });
    await askReset(giulia.email);
    expect(app.asked).toContain("send-mails");
    expect(await mailsSent(app)).toBe(1);
    const [mail] = server.received;
    expect(mail?.to).toBe(giulia.email);
    expect(mail?.source).toContain("Subject: Scegli una nuova password per Panna");
    expect(mail?.source).toContain("From: Panna <no-reply@localhost>");
    expect(mail?.source).toContain("Ciao giulia,");
    expect(mail?.source).toContain("Content-Type: text/plain");
    expect(mail?.source).toContain("Content-Type: text/html");
    const token = tokenIn(mail?.source ?? "", "reset");
    expect(mail?.source).toContain(`<a href="http://localhost:3000/sign-in?reset=${token}"`);
  });

  test("is in the language of the request if the receiver's is unknown", async () => {
    const { email } = await aUser(app, { language: null });
    await askReset(email);
    await mailsSent(app);
    expect(server.received[0]?.source).toContain("Has pedido una contraseña nueva.");
  });

  test("outlives a mail server that is away: the request succeeds, and the mail follows", async () => {
    const away = await makeTestApp({ env: { SMTP_URL: "smtp://127.0.0.1:1" } });
    const { email } = await aUser(away);
    await askReset(email, away);
    expect(await mailsSent(away)).toBe(0);
    expect(await mailsSent(away)).toBe(0);
    const back = { ...away, deps: { ...away.deps, config: { ...away.deps.config, smtpUrl: server.url } } };
    away.clock.pass(30_000);
    expect(await mailsSent(back)).toBe(1);
    expect(server.received.map(({ to }) => to)).toEqual([email]);
    await away.close();
  });

  test("is tried again after the server's 4xx, and given up after its 5xx, and no log line has the address", async () => {
    const { email } = await aUser(app, { email: "private.person@example.com" });
    await askReset(email);
    server.answer = 451;
    expect(await mailsSent(app)).toBe(0);
    expect(await waiting()).toBe(1);
    server.answer = 550;
    await app.pool.query("update mail set due_at = now() - interval '1 minute'");
    expect(await mailsSent(app)).toBe(0);
    expect(await waiting()).toBe(0);
    expect(written).toContain("a mail was not sent");
    expect(written).not.toMatch(/private\.person|alice@|reset=/u);
  });

  test("waits while the server refuses our settings, which the log names", async () => {
    const { email } = await aUser(app);
    await askReset(email);
    server.answerToSender = 553;
    expect(await mailsSent(app)).toBe(0);
    expect(written).toContain("check SMTP_URL and MAIL_FROM");
    server.answerToSender = null;
    await app.pool.query("update mail set due_at = now() - interval '1 minute'");
    expect(await mailsSent(app)).toBe(1);
  });

  test("that many wait before has its turn at once: each run asks for the next while there are more", async () => {
    await app.pool.query(`
      insert into mail (address, kind, data, language, due_at)
      select 'reader' || n || '@example.com', 'password reset', '{"origin": "http://localhost:3000"}', 'en',
             now() - interval '1 hour' from generate_series(1, 60) n`);
    const { email } = await aUser(app);
    await askReset(email);
    const runs: { readonly sent: number; readonly asksForMore: boolean }[] = [];
    do {
      app.asked.length = 0;
      runs.push({ sent: await mailsSent(app), asksForMore: app.asked.includes("send-mails") });
    } while (runs.at(-1)?.asksForMore === true);
    expect(runs).toEqual([
      { sent: 0, asksForMore: true },
      { sent: 1, asksForMore: false },
    ]);
    expect(server.received.map(({ to }) => to)).toEqual([email]);
  });

  test("is sent once by ten jobs at once", async () => {
    const { email } = await aUser(app);
    await askReset(email);
    const sent = await Promise.all(Array.from({ length: 10 }, () => mailsSent(app)));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(server.received.length).toBe(1);
  });
});

test("the owner of a deleted account is told so, in their language, and nothing of them is left afterwards", async () => {
  await aUser(app, { isAdmin: true });
  const person = await signUp(app, "Gone Greta");
  await app.pool.query(`update "user" set language = 'es' where id = $1`, [person.id]);
  await app.pool.query("delete from mail");
  await askDeletion(app, person, { password: PASSWORD });
  await eraseAccounts(app.deps, personalData);
  await mailsSent(app);
  expect(server.received.map(({ to }) => to)).toEqual([person.email]);
  expect(server.received[0]?.source).toContain("Subject: Tu cuenta de Panna se ha eliminado");
  expect(await tablesSaying(app, person.email)).toEqual([]);
  expect(written).toContain('"msg":"account deleted"');
  expect(written).not.toContain(person.email);
});

describe("a mail's file", () => {
  async function withFiles() {
    const plain = await makeTestApp();
    await aUser(plain, { isAdmin: true });
    const folder = join(plain.deps.config.dataDir, "mail");
    const [one, other] = [await signUp(plain, "File One"), await signUp(plain, "File Two")];
    await mailsSent(plain);
    const addresses = () =>
      readdirSync(folder).map(
        (name) => /^To: (.*)$/mu.exec(readFileSync(join(folder, name), "utf8"))?.[1] ?? "",
      );
    return { plain, one, other, addresses };
  }

  test("goes with its account", async () => {
    const { plain, one, other, addresses } = await withFiles();
    expect(new Set(addresses())).toEqual(new Set([one.email, other.email]));
    await askDeletion(plain, one, { password: PASSWORD });
    await mailsSent(plain);
    await eraseAccounts(plain.deps, personalData);
    expect(addresses()).toEqual([other.email]);
    await plain.close();
  });

  test("goes after a day, when its link is dead", async () => {
    const { plain, addresses } = await withFiles();
    plain.clock.pass(DAY_MS - 1000);
    expect(await removeOldMailFiles(plain.deps)).toBe(0);
    plain.clock.pass(2000);
    expect(await removeOldMailFiles(plain.deps)).toBe(2);
    expect(addresses()).toEqual([]);
    await plain.close();
  });
});

test("without SMTP_URL a mail is a file that only its owner can read, and the log says where, without the link", async () => {
  let lines = "";
  const logTo = { write: (line: string) => void (lines += line) };
  const plain = await makeTestApp({ env: { LOG_LEVEL: "info" }, logTo });
  const { email } = await aUser(plain);
  await askReset(email, plain);
  await mailsSent(plain);
  const folder = join(plain.deps.config.dataDir, "mail");
  const [name = ""] = readdirSync(folder);
  const file = join(folder, name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(`To: ${email}\nSubject: Elige una nueva contraseña de Panna\n`);
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(lines).toContain(`"file":${JSON.stringify(file)}`);
  expect(lines).not.toContain(email);
  expect(lines).not.toContain(tokenIn(text, "reset"));
  await plain.close();
});
