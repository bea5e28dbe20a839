import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { guessedBefore } from "#tests/account/guessed-before.ts";
import { changeEmail, confirmEmail } from "#contract/access/email.ts";
import { getCurrentUser } from "#contract/account.ts";
import { aSession, aSignedUpUser } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD } from "#tests/support/test-user.ts";
import { type MailServer, mailsSent, startMailServer, tokenIn } from "./mail-server.ts";

const NEW = "another horse battery";

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

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await app.server.inject({ method: "POST", url: `/api/auth/${path}`, payload, headers });
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers };
}

const signIn = (email: string, password: string) => post("sign-in/email", { email, password });

/** Asks for a new password. @returns the token from the mail */
async function linkFor(email: string): Promise<string> {
  expect((await post("request-password-reset", { email })).status).toBe(200);
  server.received.length = 0;
  await mailsSent(app);
  const mail = server.received.findLast(({ to, source }) => to === email && source.includes("?reset="));
  return tokenIn(mail?.source ?? "", "reset");
}

/** What Panna has written to an address since the last time. */
async function noticesTo(email: string): Promise<string[]> {
  server.received.length = 0;
  await mailsSent(app);
  return server.received.filter(({ to }) => to === email).map(({ source }) => source);
}

/** The text of a query, in either of pg's forms. */
const textOf = (query: unknown): string =>
  typeof query === "string" ? query : (query as { readonly text: string }).text;

test("a changed password is told to its owner", async () => {
  const { email, cookie } = await aSignedUpUser(app, "Wanda");
  await noticesTo(email);
  const change = { currentPassword: PASSWORD, newPassword: NEW };
  expect((await post("change-password", { ...change, currentPassword: "no" }, { cookie })).status).toBe(400);
  expect(await noticesTo(email)).toEqual([]);
  expect((await post("change-password", change, { cookie })).status).toBe(200);
  expect(await noticesTo(email)).toEqual([
    expect.stringContaining("Subject: Your Panna password has changed"),
  ]);
});

describe("a lost password", () => {
  test("is replaced with the link from the mail, which ends every session", async () => {
    const alice = await aSignedUpUser(app, "Alice Archer");
    const phone = browserOf(app, { ...alice, cookie: await aSession(app, alice.id) });
    const token = await linkFor(alice.email);
    expect((await alice.call(getCurrentUser)).status).toBe(200);
    expect(await post("reset-password", { token, newPassword: NEW })).toMatchObject({ status: 200 });
    for (const old of [alice, phone]) expect((await old.call(getCurrentUser)).status).toBe(401);
    expect((await signIn(alice.email, PASSWORD)).status).toBe(401);
    expect((await signIn(alice.email, NEW)).status).toBe(200);
  });

  test("is told to its owner once it's replaced", async () => {
    const { email } = await aSignedUpUser(app, "Walter");
    const token = await linkFor(email);
    await post("reset-password", { token, newPassword: "12345678" });
    expect(await noticesTo(email)).toEqual([]);
    await post("reset-password", { token, newPassword: NEW });
    expect(await noticesTo(email)).toEqual([
      expect.stringContaining("Subject: Your Panna password has changed"),
    ]);
  });

  test("isn't replaced by a link from before a change of the password", async () => {
    const { email, cookie } = await aSignedUpUser(app, "Nina");
    const token = await linkFor(email);
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await post("change-password", change, { cookie })).status).toBe(200);
    expect((await post("reset-password", { token, newPassword: "a third password" })).status).toBe(400);
  });

  test("isn't replaced by a link to an address that the account has given up", async () => {
    const olga = await aSignedUpUser(app, "Olga");
    const token = await linkFor(olga.email);
    await olga.call(changeEmail, { body: { email: "olga@new.example", password: PASSWORD } });
    await mailsSent(app);
    const mail = server.received.findLast(({ to }) => to === "olga@new.example");
    const confirmed = await olga.call(confirmEmail, {
      body: { token: tokenIn(mail?.source ?? "", "verify") },
    });
    expect(confirmed.status).toBe(200);
    expect((await post("reset-password", { token, newPassword: NEW })).status).toBe(400);
    expect((await olga.call(getCurrentUser)).status).toBe(200);
  });

  test("isn't replaced by a link after an hour, or after another link was used", async () => {
    const { email } = await aSignedUpUser(app, "Carol");
    const [late, other, good] = [await linkFor(email), await linkFor(email), await linkFor(email)];
    const { rows } = await app.pool.query<{ seconds: number }>(
      "select extract(epoch from max(expires_at) - now())::int as seconds from verification where identifier not like 'email of%'",
    );
    expect(rows[0]?.seconds).toBeGreaterThan(3500);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(3600);
    await app.pool.query(
      "update verification set expires_at = now() where expires_at = (select min(expires_at) from verification where identifier not like 'email of%')",
    );
    expect((await post("reset-password", { token: late, newPassword: NEW })).status).toBe(400);
    expect((await post("reset-password", { token: good, newPassword: NEW })).status).toBe(200);
    expect((await post("reset-password", { token: other, newPassword: NEW })).status).toBe(400);
  });

  test("is replaced by the rules for passwords, and a refused one leaves the link working", async () => {
    const { email } = await aSignedUpUser(app, "Grace Hopper");
    const token = await linkFor(email);
    for (const [newPassword, code] of [
      ["12345678", "password_common"],
      ["Hopper1906", "password_personal"],
      ["rfq8-2k", "password_too_short"],
    ]) {
      const refused = await post("reset-password", { token, newPassword });
      expect(refused).toMatchObject({ status: 400, body: { code } });
    }
    expect((await post("reset-password", { token, newPassword: NEW })).status).toBe(200);
  });

  test("ends the pause after wrong guesses", async () => {
    const { email } = await aSignedUpUser(app, "Dora");
    await guessedBefore(app, email, 9);
    await signIn(email, "a wrong guess");
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    await post("reset-password", { token: await linkFor(email), newPassword: NEW });
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test("leaves no token that works in the database", async () => {
    const { email } = await aSignedUpUser(app, "Erin");
    const token = await linkFor(email);
    const { rows } = await app.pool.query("select * from verification");
    const { rows: queued } = await app.pool.query("select * from mail");
    expect(JSON.stringify([rows, queued])).not.toContain(token);
  });
});

describe("the answer to somebody who asks for a new password", () => {
  test("is the same for an address without an account, and so are its queries", async () => {
    const { email } = await aSignedUpUser(app, "Frank");
    const texts: string[][] = [];
    const answers: unknown[] = [];
    for (const address of [email, "nobody@example.com"]) {
      const queries = vi.spyOn(app.pool, "query");
      const { status, body } = await post("request-password-reset", { email: address });
      texts.push(queries.mock.calls.map(([query]: readonly unknown[]) => textOf(query)));
      queries.mockRestore();
      answers.push({ status, body });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(texts[0]?.length).toBeGreaterThan(0);
    expect(texts[1]).toEqual(texts[0]);
    server.received.length = 0;
    await mailsSent(app);
    expect(server.received.map(({ to }) => to)).not.toContain("nobody@example.com");
  });

  test.each(["known", "unknown"])("is 429 after five in an hour for an address that is %s", async (which) => {
    const email = which === "known" ? (await aSignedUpUser(app, "Gil")).email : "unknown.person@example.com";
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await post("request-password-reset", { email })).status).toBe(200);
    }
    const refused = await post("request-password-reset", { email: email.toUpperCase() });
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
  });

  test("is 429 after twenty in a minute from one network", async () => {
    const ask = (n: number) =>
      post("request-password-reset", { email: `n${n}@example.com` }, { "x-forwarded-for": "192.0.2.7" });
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push(await ask(n));
    expect(countStatuses(answers)).toEqual({ 200: 20, 429: 1 });
  });

  test("ignores a name in Host: the link leads to Panna's own address", async () => {
    const { email } = await aSignedUpUser(app, "Heidi");
    await post(
      "request-password-reset",
      { email },
      { host: "127.0.0.1:9", "x-forwarded-host": "evil.example" },
    );
    server.received.length = 0;
    await mailsSent(app);
    expect(
      server.received.findLast(({ to, source }) => to === email && source.includes("reset="))?.source,
    ).toContain("http://localhost:3000/sign-in?reset=");
  });
});
