import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { banUser, listUsers, unbanUser } from "#contract/account/user-admin.ts";
import { getCurrentUser } from "#contract/account.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { type HonestProvider, type Person, startHonestProvider } from "#tests/support/honest-provider.ts";
import { type ProviderWay, providerWay, sent } from "#tests/support/provider-way.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf } from "#tests/support/test-user.ts";

const publicUrl = "http://localhost:3000";
const grace = {
  sub: "person-7",
  email: "Grace@example.com",
  email_verified: true,
  given_name: "Grace",
  family_name: "Hopper",
  name: "Grace Hopper",
};
/** What the provider says; tests can change it. */
let person: { -readonly [Field in keyof Person]: Person[Field] };
let provider: HonestProvider;
let app: TestApp;
let way: ProviderWay;

beforeAll(async () => {
  person = { ...grace };
  provider = await startHonestProvider(person, `${publicUrl}/api/auth/callback/oidc`);
  app = await makeTestApp({
    env: {
      PUBLIC_URL: publicUrl,
      ADMIN_EMAILS: "grace@example.com",
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    },
  });
  way = providerWay(app, provider);
});

// As in a fresh database.
beforeEach(async () => {
  Object.assign(person, grace);
  for (const table of ["first_admin", "audit_log", `"user"`]) await app.pool.query(`delete from ${table}`);
});

afterAll(async () => {
  await app.close();
  await provider.close();
});

async function signedIn() {
  const { body } = await browserOf(app, { id: "", email: "", cookie: sent(await way.signIn()) }).call(
    getCurrentUser,
  );
  return body;
}

describe("an address of ADMIN_EMAILS at the provider", () => {
  test.each([true, "true"])("is admin where the provider says %j of it", async (verified) => {
    person.email_verified = verified;
    expect(await signedIn()).toMatchObject({ email: "grace@example.com", isAdmin: true });
  });

  test.each([false, "false", undefined])("is no admin where the provider says %j of it", async (verified) => {
    person.email_verified = verified;
    expect(await signedIn()).toMatchObject({ email: "grace@example.com", isAdmin: false });
  });

  test("is admin from the sign-in on at which the provider has verified it", async () => {
    person.email_verified = false;
    const { id } = await signedIn();
    person.email_verified = true;
    expect(await signedIn()).toMatchObject({ id, isAdmin: true });
  });
});

test("a first sign-in that was interrupted halfway works at the next try, also without a verified address", async () => {
  person.email_verified = false;
  await app.pool.query(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'the line is lost'; end $$;
    create trigger fail before insert on account for each row execute function fail()`);
  await way.go();
  await app.pool.query("drop function fail cascade");
  app.clock.pass(2 * MINUTE_MS);
  expect(await signedIn()).toMatchObject({ email: "grace@example.com" });
});

describe("a user who had a password before the provider came", () => {
  async function aPasswordUser() {
    const user = await aUser(app, { email: "grace@example.com", username: "grace" });
    await app.pool.query(
      `insert into account (id, account_id, provider_id, user_id, password) values ('a', $1, 'credential', $1, 'x')`,
      [user.id],
    );
    return browserOf(app, { ...user, cookie: await aSession(app, user.id) });
  }

  const waysOf = async (userId: string) => {
    const { rows } = await app.pool.query<{ provider_id: string }>(
      "select provider_id from account where user_id = $1",
      [userId],
    );
    return rows.map((row) => row.provider_id);
  };

  test("has the same account through the verified address, and password and sessions end", async () => {
    const user = await aPasswordUser();
    expect(await signedIn()).toMatchObject({ id: user.id, username: "grace" });
    expect(await waysOf(user.id)).toEqual(["oidc"]);
    expect((await user.call(getCurrentUser)).status).toBe(401);
    expect(await signedIn()).toMatchObject({ id: user.id });
  });

  test("has none of the account's passkeys afterwards: they may be somebody else's", async () => {
    const { id } = await aPasswordUser();
    await app.pool.query(
      `insert into passkey (id, public_key, user_id, credential_id, counter, device_type, backed_up)
       values ('p', '', $1, 'p', 0, 'singleDevice', false)`,
      [id],
    );
    expect(await signedIn()).toMatchObject({ id });
    expect((await app.pool.query("select 1 from passkey")).rows).toEqual([]);
  });

  test.each(["account", "session"])(
    "has none of it after the next sign-in, if the first was cut off at the deletion of the %s",
    async (table) => {
      const user = await aPasswordUser();
      await app.pool.query(`
        create function fail() returns trigger language plpgsql as $$
          begin raise exception 'cut off' using errcode = 'admin_shutdown'; end $$`);
      await app.pool.query(`create trigger fail before delete on ${table} execute function fail()`);
      const jar = new Map<string, string>();
      const sentOff = await way.visit(jar, "/api/login");
      const back = await way.signInAtProvider(sentOff.location);
      await way.visit(jar, back.slice(publicUrl.length));
      expect([...jar.keys()].filter((name) => name.includes("session"))).toEqual([]);
      expect((await user.call(getCurrentUser)).status).toBe(200);
      await app.pool.query("drop function fail cascade");
      expect(await signedIn()).toMatchObject({ id: user.id });
      expect(await waysOf(user.id)).toEqual(["oidc"]);
      expect((await user.call(getCurrentUser)).status).toBe(401);
    },
  );

  test("is sent to a page of ours while the provider does not vouch for the address", async () => {
    person.email_verified = false;
    const user = await aPasswordUser();
    expect((await way.go()).location).toBe("/sign-in?error=unverified");
    expect(await waysOf(user.id)).toEqual(["credential"]);
    expect((await user.call(getCurrentUser)).status).toBe(200);
  });
});

describe("two people at the provider with one address", () => {
  const signInAs = async (sub: string, verified: boolean) => {
    [person.sub, person.email_verified] = [sub, verified];
    return browserOf(app, { id: "", email: "", cookie: sent(await way.signIn()) });
  };

  test("one who hasn't verified it loses the account, with every session, to one who has", async () => {
    const intruder = await signInAs("intruder", false);
    const { id } = (await intruder.call(getCurrentUser)).body;
    const owner = await signInAs("owner", true);
    expect((await owner.call(getCurrentUser)).body).toMatchObject({ id, isAdmin: true });
    expect((await intruder.call(getCurrentUser)).status).toBe(401);
    [person.sub, person.email_verified] = ["intruder", false];
    expect((await way.go()).location).toBe("/sign-in?error=unverified");
    const { rows } = await app.pool.query("select account_id, user_id from account");
    expect(rows).toEqual([{ account_id: "owner", user_id: id }]);
    expect((await owner.call(getCurrentUser)).status).toBe(200);
  });

  test("one who hasn't verified it doesn't get the account of one who has", async () => {
    const owner = await signInAs("owner", true);
    [person.sub, person.email_verified] = ["intruder", false];
    expect((await way.go()).location).toBe("/sign-in?error=unverified");
    expect((await owner.call(getCurrentUser)).status).toBe(200);
  });

  test("one who hasn't verified it gets no session after the owner's sign-in was cut off", async () => {
    const intruder = await signInAs("intruder", false);
    await app.pool.query(`
      create function fail() returns trigger language plpgsql as $$
        begin raise exception 'cut off' using errcode = 'admin_shutdown'; end $$`);
    await app.pool.query("create trigger fail before delete on session execute function fail()");
    [person.sub, person.email_verified] = ["owner", true];
    expect((await way.go()).location).toBe("/sign-in?error=failed");
    expect((await intruder.call(getCurrentUser)).status).toBe(200);
    await app.pool.query("drop function fail cascade");
    const owner = await signInAs("owner", true);
    expect((await intruder.call(getCurrentUser)).status).toBe(401);
    expect((await owner.call(getCurrentUser)).status).toBe(200);
  });
});

describe("a banned user at the provider", () => {
  test.each([
    ["with its end", 7],
    ["without an end", null],
  ])("is told of the ban %s, gets no session, and is let in when it is lifted", async (_, days) => {
    const { id } = await signedIn();
    const admin = await aUser(app, { isAdmin: true, email: "admin@example.com", username: "the_admin" });
    await admin.call(banUser, { params: { id }, body: { reason: "Spam in team names", days } });
    const { body } = await admin.call(listUsers, { query: {} });
    const until = body.users[0]?.ban?.until ?? null;
    const { jar, location } = await way.go();
    expect(location).toBe(`/sign-in?error=banned${until === null ? "" : `&until=${Date.parse(until)}`}`);
    expect(until === null).toBe(days === null);
    expect([...jar.keys()].filter((name) => name.includes("session"))).toEqual([]);
    await admin.call(unbanUser, { params: { id } });
    expect(await signedIn()).toMatchObject({ id });
  });
});

describe("what goes wrong at the provider", () => {
  test.each([
    ["access_denied", "cancelled"],
    ["server_error", "failed"],
    ["<script>", "failed"],
  ])("%s ends on the sign-in page", async (error, ours) => {
    const jar = new Map<string, string>();
    const { location } = await way.visit(jar, "/api/login");
    const state = new URL(location).searchParams.get("state") ?? "";
    const query = new URLSearchParams({ error, error_description: "<b>no</b>", state }).toString();
    const back = await way.visit(jar, `/api/auth/callback/oidc?${query}`);
    expect([back.status, back.location]).toEqual([302, `/sign-in?error=${ours}`]);
  });
});
