import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guessedBefore } from "#tests/account/guessed-before.ts";
import { changeEmail, confirmEmail, getEmail, sendEmailLink } from "#contract/access/email.ts";
import { getCurrentUser, setLanguage } from "#contract/account.ts";
import { makeApp } from "#server/app.ts";
import { aSession, aSignedUpUser, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf, PASSWORD, signUp, type TestUser } from "#tests/support/test-user.ts";
import { type MailServer, mailsSent, startMailServer, tokenIn } from "./mail-server.ts";

const DAY_MS = 86_400_000;
const NEW = "another horse battery";

let app: TestApp;
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  const env = { SMTP_URL: server.url, PUBLIC_URL: "http://localhost:3000", ADMIN_EMAILS: "boss@example.com" };
  app = await makeTestApp({ env });
});

afterAll(async () => {
  await app.close();
  await server.close();
});

beforeEach(async () => {
  await app.pool.query("delete from mail");
  server.received.length = 0;
});

/** The source of the mail that an address gets now. */
async function mailTo(address: string): Promise<string> {
  await mailsSent(app);
  const mail = server.received.findLast(({ to }) => to === address);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail.source;
}

const confirm = (user: TestUser, token: string) => user.call(confirmEmail, { body: { token } });

const change = (user: TestUser, email: string, password = PASSWORD) =>
  user.call(changeEmail, { body: { email, password } });

describe("a new account", () => {
  test("is signed in at once, and its address is confirmed with the link from the mail, once", async () => {
    const alice = await signUp(app, "Alice");
    expect((await alice.call(getEmail)).body).toEqual({
      email: alice.email,
      isConfirmed: false,
      pendingEmail: null,
    });
    const token = tokenIn(await mailTo(alice.email), "verify");
    expect((await confirm(alice, token)).body).toEqual({ email: alice.email });
    expect((await alice.call(getEmail)).body.isConfirmed).toBe(true);
    expect(await confirm(alice, token)).toMatchObject({ status: 400, body: { code: "link_expired" } });
  });

  test("gets the mail again when it asks, and only the latest link works, for a day", async () => {
    const bob = await signUp(app, "Bob");
    const first = tokenIn(await mailTo(bob.email), "verify");
    expect((await bob.call(sendEmailLink)).status).toBe(200);
    const second = tokenIn(await mailTo(bob.email), "verify");
    expect((await confirm(bob, first)).status).toBe(400);
    await app.pool.query(
      "update verification set expires_at = expires_at - interval '1 day' where identifier = $1",
      [`email of ${bob.id}`],
    );
    expect((await confirm(bob, second)).status).toBe(400);
    await bob.call(sendEmailLink);
    expect((await confirm(bob, tokenIn(await mailTo(bob.email), "verify"))).status).toBe(200);
    expect((await bob.call(sendEmailLink)).status).toBe(200);
    expect(await mailsSent(app)).toBe(0);
  });

  test("isn't confirmed by anybody but its own user, so no stranger's account gets the rights of an address", async () => {
    const stranger = await signUp(app, "Boss");
    const owner = await aUser(app);
    const token = tokenIn(await mailTo(stranger.email), "verify");
    expect((await confirm(owner, token)).status).toBe(400);
    expect(
      (await browserOf(app, { id: "", email: "", cookie: "" }).call(confirmEmail, { body: { token } }))
        .status,
    ).toBe(401);
    expect((await stranger.call(getCurrentUser)).body.isAdmin).toBe(false);
    expect((await confirm(stranger, token)).status).toBe(200);
    expect((await stranger.call(getCurrentUser)).body.isAdmin).toBe(true);
  });

  test("sends no more than five mails an hour", async () => {
    const dora = await aUser(app);
    for (let turn = 0; turn < 5; turn += 1) expect((await dora.call(sendEmailLink)).status).toBe(200);
    const refused = await dora.call(sendEmailLink);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3500);
  });
});

describe("a change of the address", () => {
  test("takes the password, and counts once the new address is confirmed; the old one gets a notice", async () => {
    const erin = await aSignedUpUser(app, "Erin");
    await erin.call(setLanguage, { body: { language: "it" } });
    expect(await change(erin, "erin@new.example", "a wrong guess")).toMatchObject({
      status: 400,
      body: { code: "current_password_wrong" },
    });
    expect((await change(erin, "Erin@New.Example")).status).toBe(200);
    const mail = await mailTo("erin@new.example");
    expect(mail).toContain("Usa questo indirizzo");
    expect((await erin.call(getEmail)).body).toEqual({
      email: "erin@example.com",
      isConfirmed: false,
      pendingEmail: "erin@new.example",
    });
    expect((await confirm(erin, tokenIn(mail, "verify"))).body).toEqual({ email: "erin@new.example" });
    expect((await erin.call(getEmail)).body).toMatchObject({ email: "erin@new.example", isConfirmed: true });
    const notice = await mailTo("erin@example.com");
    expect(notice).toContain("Il tuo account ora usa erin@new.example.");
    expect(notice).not.toContain("/sign-in?");
    for (const [email, status] of [
      ["erin@example.com", 401],
      ["erin@new.example", 200],
    ] as const) {
      const payload = { email, password: PASSWORD };
      const answer = await app.server.inject({ method: "POST", url: "/api/auth/sign-in/email", payload });
      expect(answer.statusCode).toBe(status);
    }
  });

  test("asks for the notice to be sent once it's written", async () => {
    const written: (number | null)[] = [];
    const notices = "select from mail where kind = 'email changed'";
    const jobs = { soon: async () => void written.push((await app.pool.query(notices)).rowCount) };
    const parts = { logger: app.server.log, checkResponses: true, webDir: null };
    const asking = await makeApp({ deps: { ...app.deps, jobs }, ...parts });
    const lena = await aSignedUpUser(app, "Lena");
    await change(lena, "lena@new.example");
    const token = tokenIn(await mailTo("lena@new.example"), "verify");
    expect((await confirm(browserOf({ ...app, server: asking }, lena), token)).status).toBe(200);
    expect(written).toEqual([1]);
    await asking.close();
  });

  test("isn't possible to an address that has an account, now or when the link is opened", async () => {
    const frank = await aSignedUpUser(app, "Frank");
    expect(await change(frank, "erin@new.example")).toMatchObject({
      status: 422,
      // Who changes the address is signed in already.
      body: { code: "email_taken", message: expect.stringContaining("or use another email") },
    });
    expect(await change(frank, "nobody")).toMatchObject({ status: 400, body: { code: "email_invalid" } });
    expect((await change(frank, "gina@example.com")).status).toBe(200);
    const token = tokenIn(await mailTo("gina@example.com"), "verify");
    await aUser(app, { email: "gina@example.com" });
    expect(await confirm(frank, token)).toMatchObject({ status: 422, body: { code: "email_taken" } });
    expect((await frank.call(getEmail)).body.email).toBe("frank@example.com");
  });

  test("counts wrong passwords with all others", async () => {
    const heidi = await aSignedUpUser(app, "Heidi");
    await guessedBefore(app, heidi.email, 8);
    for (let turn = 8; turn < 10; turn += 1) {
      expect((await change(heidi, "heidi@new.example", "a wrong guess")).status).toBe(400);
    }
    expect(await change(heidi, "heidi@new.example")).toMatchObject({
      status: 429,
      body: { code: "too_many_guesses" },
    });
  });

  test("counts wrong passwords in calls with an Idempotency-Key too", async () => {
    const ivan = await aSignedUpUser(app, "Ivan");
    await guessedBefore(app, ivan.email, 8);
    for (let turn = 8; turn < 11; turn += 1) {
      const body = { email: "ivan@new.example", password: "a wrong guess" };
      const answer = await ivan.call(changeEmail, { body }, { idempotencyKey: `guess ${turn}` });
      expect(answer.status).toBe(turn < 10 ? 400 : 429);
    }
  });

  test("makes an admin of the owner of a named address only by confirming it", async () => {
    await app.pool.query(
      "update \"user\" set email = 'former@example.com', is_admin = false where email = 'boss@example.com'",
    );
    const judy = await aSignedUpUser(app, "Judy");
    await change(judy, "boss@example.com");
    expect((await judy.call(getCurrentUser)).body.isAdmin).toBe(false);
    await confirm(judy, tokenIn(await mailTo("boss@example.com"), "verify"));
    expect((await judy.call(getCurrentUser)).body.isAdmin).toBe(true);
  });

  const reset = async (user: TestUser) => {
    const ask = { email: user.email };
    await app.server.inject({ method: "POST", url: "/api/auth/request-password-reset", payload: ask });
    const payload = { token: tokenIn(await mailTo(user.email), "reset"), newPassword: NEW };
    return app.server.inject({ method: "POST", url: "/api/auth/reset-password", payload });
  };
  const replace = (revokeOtherSessions: boolean) => async (user: TestUser) => {
    const payload = { currentPassword: PASSWORD, newPassword: NEW, revokeOtherSessions };
    const headers = { cookie: user.cookie };
    return app.server.inject({ method: "POST", url: "/api/auth/change-password", payload, headers });
  };

  test.each([
    ["a reset of the password", "nora", reset],
    ["a change of the password", "otto", replace(true)],
    ["a change of the password that ends no session", "pia", replace(false)],
  ])("doesn't outlive %s, but the link to the present address does", async (_, name, act) => {
    const user = await aSignedUpUser(app, name);
    await user.call(sendEmailLink);
    const own = tokenIn(await mailTo(user.email), "verify");
    await change(user, `${name}@thief.example`);
    const token = tokenIn(await mailTo(`${name}@thief.example`), "verify");
    expect((await act(user)).statusCode).toBe(200);
    const again = browserOf(app, { ...user, cookie: await aSession(app, user.id) });
    expect((await again.call(getEmail)).body.pendingEmail).toBeNull();
    expect(await confirm(again, token)).toMatchObject({ status: 400, body: { code: "link_expired" } });
    expect((await confirm(again, own)).body).toEqual({ email: user.email });
  });

  test("doesn't outlive a change of the password if its mail wasn't sent yet", async () => {
    const ruth = await aSignedUpUser(app, "Ruth");
    await change(ruth, "ruth@thief.example");
    expect((await replace(true)(ruth)).statusCode).toBe(200);
    await mailsSent(app);
    expect(server.received.map(({ to }) => to)).not.toContain("ruth@thief.example");
    expect(server.received.map(({ to }) => to)).toContain(ruth.email);
  });

  test("asked for by a thief whose session has ended needs a sign-in, and expires after a day", async () => {
    const kim = await aSignedUpUser(app, "Kim");
    const thief = browserOf(app, { ...kim, cookie: await aSession(app, kim.id) });
    await change(thief, "thief@example.com");
    const token = tokenIn(await mailTo("thief@example.com"), "verify");
    await app.pool.query("delete from session where user_id = $1", [kim.id]);
    expect((await confirm(thief, token)).status).toBe(401);
    app.clock.pass(DAY_MS);
    expect(
      (await browserOf(app, { ...kim, cookie: await aSession(app, kim.id) }).call(getEmail)).body
        .pendingEmail,
    ).toBeNull();
  });
});
