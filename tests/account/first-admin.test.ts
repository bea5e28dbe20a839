import { afterEach, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { grantNamedAdmins } from "#server/account/named-admins.ts";
import { makeTestApp, type TestApp, type TestAppOptions } from "#tests/support/test-app.ts";
import { PASSWORD, signUp } from "#tests/support/test-user.ts";

let app: TestApp;

afterEach(() => app.close());

async function adminsAfter(names: readonly string[], options: TestAppOptions = {}): Promise<string[]> {
  app = await makeTestApp(options);
  await Promise.all(names.map((name) => signUp(app, name)));
  const { rows } = await app.pool.query<{ email: string }>(
    `select email from "user" where is_admin order by email`,
  );
  return rows.map(({ email }) => email);
}

const twenty = Array.from({ length: 20 }, (_, number) => `Person ${number}`);

describe("the first account of a fresh database", () => {
  test("is admin, and it is exactly one when twenty sign up at once", async () => {
    expect(await adminsAfter(twenty)).toHaveLength(1);
  });

  test("is the only one: who signs up later is not", async () => {
    app = await makeTestApp();
    await signUp(app, "Alice");
    await signUp(app, "Bob");
    const { rows } = await app.pool.query(`select email from "user" where is_admin`);
    expect(rows).toEqual([{ email: "alice@example.com" }]);
  });
});

describe("a sign-up that was cut off before its password was kept", () => {
  async function cutOffAfter(seconds: number): Promise<void> {
    app = await makeTestApp();
    await signUp(app, "Alice");
    await app.pool.query("delete from session");
    await app.pool.query("delete from account");
    const createdAt = new Date(app.clock.wallTime() - 1000 * seconds);
    await app.pool.query(`update "user" set created_at = $1`, [createdAt]);
  }

  const signUpAgain = async () => {
    const payload = { name: "Alice", email: "Alice@example.com", password: PASSWORD };
    return app.server.inject({ method: "POST", url: "/api/auth/sign-up/email", payload });
  };

  test("leaves the address free, and the first account admin", async () => {
    await cutOffAfter(61);
    const answer = await signUpAgain();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ user: { email: "alice@example.com", isAdmin: true } });
  });

  test("may still be at work within a minute", async () => {
    await cutOffAfter(59);
    expect((await signUpAgain()).statusCode).toBe(422);
  });
});

describe("the answer to a sign-up and to a sign-in", () => {
  test("says of the first account that it is admin, and of the next that it is not", async () => {
    app = await makeTestApp();
    const ask = async (path: string, name: string) => {
      const email = `${name}@example.com`;
      const payload = { name, email, password: PASSWORD };
      const answer = await app.server.inject({ method: "POST", url: `/api/auth/${path}/email`, payload });
      return answer.json<{ user: unknown }>().user;
    };
    for (const path of ["sign-up", "sign-in"]) {
      expect(await ask(path, "alice")).toMatchObject({ email: "alice@example.com", isAdmin: true });
      expect(await ask(path, "bob")).toMatchObject({ email: "bob@example.com", isAdmin: false });
    }
  });
});

describe("ADMIN_EMAILS", () => {
  test("names the admins, in whatever case, and the first account is none", async () => {
    const env = { ADMIN_EMAILS: "Person.7@Example.com, person.11@example.com" };
    const three = ["Person 3", "Person 7", "Person 11"];
    expect(await adminsAfter(three, { env })).toEqual(["person.11@example.com", "person.7@example.com"]);
  });

  test("counts at the next sign-in of an account that was there before", async () => {
    app = await makeTestApp({ env: { ADMIN_EMAILS: "boss@example.com" } });
    const alice = await signUp(app, "Alice");
    expect((await alice.call(getCurrentUser)).body.isAdmin).toBe(false);
    await app.pool.query(`update "user" set email = 'boss@example.com' where id = $1`, [alice.id]);
    const { statusCode } = await app.server.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: { email: "boss@example.com", password: PASSWORD },
    });
    expect(statusCode).toBe(200);
    expect((await alice.call(getCurrentUser)).body.isAdmin).toBe(true);
  });

  test("counts at the next start, and takes nothing from anybody", async () => {
    app = await makeTestApp();
    const [first, second] = [await signUp(app, "Alice"), await signUp(app, "Bob")];
    await grantNamedAdmins(app.db, new Set(["bob@example.com", "nobody@example.com"]));
    const [alice, bob] = [await first.call(getCurrentUser), await second.call(getCurrentUser)];
    expect([alice.body.isAdmin, bob.body.isAdmin]).toEqual([true, true]);
  });

  test("leaves a database without admins where none of them has signed up", async () => {
    expect(await adminsAfter(["Alice"], { env: { ADMIN_EMAILS: "boss@example.com" } })).toEqual([]);
  });
});
