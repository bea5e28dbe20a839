import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { guessedBefore } from "#tests/account/guessed-before.ts";
import { changeEmail, confirmEmail } from "#contract/access/email.ts";
import { getCurrentUser } from "#contract/account.ts";
import { postAuth } from "#tests/account/post-auth.ts";
import { aSession, aSignedUpUser } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import { browserOf, PASSWORD } from "#tests/support/test-user.ts";
import { mailsSent, tokenIn } from "./mail-server.ts";
import { type MailingApp, mailsTo, makeMailingApp } from "./mailing-app.ts";
import { resetTokenFor } from "./reset-token.ts";

const NEW = "another horse battery";

let app: MailingApp;

beforeAll(async () => {
  app = await makeMailingApp();
});

afterAll(() => app.close());

const signIn = (email: string, password: string) => postAuth(app, "sign-in/email", { email, password });

/** What Panna has written to an address since the last time. */
async function noticesTo(email: string): Promise<string[]> {
  app.mails.received.length = 0;
  return mailsTo(app, email);
}

/** The text of a query, in either of pg's forms. */
const textOf = (query: unknown): string =>
  typeof query === "string" ? query : (query as { readonly text: string }).text;

test("a changed password is told to its owner", async () => {
  const { email, cookie } = await aSignedUpUser(app, "Wanda");
  await noticesTo(email);
  const change = { currentPassword: PASSWORD, newPassword: NEW };
  expect(
    (await postAuth(app, "change-password", { ...change, currentPassword: "no" }, { cookie })).status,
  ).toBe(400);
  expect(await noticesTo(email)).toEqual([]);
  expect((await postAuth(app, "change-password", change, { cookie })).status).toBe(200);
  expect(await noticesTo(email)).toEqual([
    expect.stringContaining("Subject: Your Panna password has changed"),
  ]);
});

describe("a lost password", () => {
  test("is replaced with the link from the mail, which ends every session", async () => {
    const alice = await aSignedUpUser(app, "Alice Archer");
    const phone = browserOf(app, { ...alice, cookie: await aSession(app, alice.id) });
    const token = await resetTokenFor(app, alice.email);
    expect((await alice.call(getCurrentUser)).status).toBe(200);
    expect(await postAuth(app, "reset-password", { token, newPassword: NEW })).toMatchObject({ status: 200 });
    for (const old of [alice, phone]) expect((await old.call(getCurrentUser)).status).toBe(401);
    expect((await signIn(alice.email, PASSWORD)).status).toBe(401);
    expect((await signIn(alice.email, NEW)).status).toBe(200);
  });

  test("is told to its owner once it's replaced", async () => {
    const { email } = await aSignedUpUser(app, "Walter");
    const token = await resetTokenFor(app, email);
    await postAuth(app, "reset-password", { token, newPassword: "12345678" });
    expect(await noticesTo(email)).toEqual([]);
    await postAuth(app, "reset-password", { token, newPassword: NEW });
    expect(await noticesTo(email)).toEqual([
      expect.stringContaining("Subject: Your Panna password has changed"),
    ]);
  });

  test("isn't replaced by a link from before a change of the password", async () => {
    const { email, cookie } = await aSignedUpUser(app, "Nina");
    const token = await resetTokenFor(app, email);
    const change = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await postAuth(app, "change-password", change, { cookie })).status).toBe(200);
    expect((await postAuth(app, "reset-password", { token, newPassword: "a third password" })).status).toBe(
      400,
    );
  });

  test("isn't replaced by a link to an address that the account has given up", async () => {
    const olga = await aSignedUpUser(app, "Olga");
    const token = await resetTokenFor(app, olga.email);
    await olga.call(changeEmail, { body: { email: "olga@new.example", password: PASSWORD } });
    await mailsSent(app);
    const mail = app.mails.received.findLast(({ to }) => to === "olga@new.example");
    const confirmed = await olga.call(confirmEmail, {
      body: { token: tokenIn(mail?.source ?? "", "verify") },
    });
    expect(confirmed.status).toBe(200);
    expect((await postAuth(app, "reset-password", { token, newPassword: NEW })).status).toBe(400);
    expect((await olga.call(getCurrentUser)).status).toBe(200);
  });

  test("isn't replaced by a link after an hour, or after another link was used", async () => {
    const { email } = await aSignedUpUser(app, "Carol");
    const [late, other, good] = [
      await resetTokenFor(app, email),
      await resetTokenFor(app, email),
      await resetTokenFor(app, email),
    ];
    const { rows } = await app.pool.query<{ seconds: number }>(
      "select extract(epoch from max(expires_at) - now())::int as seconds from verification where identifier not like 'email of%'",
    );
    expect(rows[0]?.seconds).toBeGreaterThan(3500);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(3600);
    await app.pool.query(
      "update verification set expires_at = now() where expires_at = (select min(expires_at) from verification where identifier not like 'email of%')",
    );
    expect((await postAuth(app, "reset-password", { token: late, newPassword: NEW })).status).toBe(400);
    expect((await postAuth(app, "reset-password", { token: good, newPassword: NEW })).status).toBe(200);
    expect((await postAuth(app, "reset-password", { token: other, newPassword: NEW })).status).toBe(400);
  });

  test("is replaced by the rules for passwords, and a refused one leaves the link working", async () => {
    const { email } = await aSignedUpUser(app, "Grace Hopper");
    const token = await resetTokenFor(app, email);
    for (const [newPassword, code] of [
      ["12345678", "password_common"],
      ["Hopper1906", "password_personal"],
      ["rfq8-2k", "password_too_short"],
    ]) {
      const refused = await postAuth(app, "reset-password", { token, newPassword });
      expect(refused).toMatchObject({ status: 400, body: { code } });
    }
    expect((await postAuth(app, "reset-password", { token, newPassword: NEW })).status).toBe(200);
  });

  test("ends the pause after wrong guesses", async () => {
    const { email } = await aSignedUpUser(app, "Dora");
    await guessedBefore(app, email, 9);
    await signIn(email, "a wrong guess");
    expect((await signIn(email, PASSWORD)).status).toBe(429);
    await postAuth(app, "reset-password", { token: await resetTokenFor(app, email), newPassword: NEW });
    expect((await signIn(email, NEW)).status).toBe(200);
  });

  test("leaves no token that works in the database", async () => {
    const { email } = await aSignedUpUser(app, "Erin");
    const token = await resetTokenFor(app, email);
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
      const { status, body } = await postAuth(app, "request-password-reset", { email: address });
      texts.push(queries.mock.calls.map(([query]: readonly unknown[]) => textOf(query)));
      queries.mockRestore();
      answers.push({ status, body });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(texts[0]?.length).toBeGreaterThan(0);
    expect(texts[1]).toEqual(texts[0]);
    app.mails.received.length = 0;
    await mailsSent(app);
    expect(app.mails.received.map(({ to }) => to)).not.toContain("nobody@example.com");
  });

  test.each(["known", "unknown"])("is 429 after five in an hour for an address that is %s", async (which) => {
    const email = which === "known" ? (await aSignedUpUser(app, "Gil")).email : "unknown.person@example.com";
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await postAuth(app, "request-password-reset", { email })).status).toBe(200);
    }
    const refused = await postAuth(app, "request-password-reset", { email: email.toUpperCase() });
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
  });

  test("is 429 after twenty in a minute from one network", async () => {
    const ask = (n: number) =>
      postAuth(
        app,
        "request-password-reset",
        { email: `n${n}@example.com` },
        { "x-forwarded-for": "192.0.2.7" },
      );
    const answers = [];
    for (let n = 0; n < 21; n += 1) answers.push(await ask(n));
    expect(countStatuses(answers)).toEqual({ 200: 20, 429: 1 });
  });

  test("ignores a name in Host: the link leads to Panna's own address", async () => {
    const { email } = await aSignedUpUser(app, "Heidi");
    await postAuth(
      app,
      "request-password-reset",
      { email },
      { host: "127.0.0.1:9", "x-forwarded-host": "evil.example" },
    );
    app.mails.received.length = 0;
    await mailsSent(app);
    expect(
      app.mails.received.findLast(({ to, source }) => to === email && source.includes("reset="))?.source,
    ).toContain("http://localhost:3000/sign-in?reset=");
  });
});
