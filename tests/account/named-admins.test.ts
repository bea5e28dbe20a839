import { afterEach, describe, expect, test } from "vitest";
import { grantNamedAdmins } from "#server/account/admin/named-admins.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, signUp } from "#tests/support/test-user.ts";

let app: TestApp;

afterEach(() => app.close());

async function admins(): Promise<string[]> {
  const { rows } = await app.pool.query<{ email: string }>(
    `select email from "user" where is_admin order by email`,
  );
  return rows.map(({ email }) => email);
}

const verify = async (email: string) =>
  app.pool.query(`update "user" set email_verified = true where email = $1`, [email]);

async function signInAs(email: string) {
  const url = "/api/auth/sign-in/email";
  const answer = await app.server.inject({ method: "POST", url, payload: { email, password: PASSWORD } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ user: { isAdmin: boolean } }>().user;
}

describe("ADMIN_EMAILS", () => {
  test("makes no one admin by an unverified address, not even the first account", async () => {
    app = await makeTestApp({ env: { ADMIN_EMAILS: "person.7@example.com" } });
    for (const name of ["Person 3", "Person 7"]) await signUp(app, name);
    await signInAs("person.7@example.com");
    await grantNamedAdmins(app.deps, app.deps.config.adminEmails);
    expect(await admins()).toEqual([]);
  });

  test("names the admins, in whatever case, once their addresses are verified", async () => {
    app = await makeTestApp({ env: { ADMIN_EMAILS: "Person.7@Example.com, person.11@example.com" } });
    for (const name of ["Person 3", "Person 7", "Person 11"]) await signUp(app, name);
    for (const name of ["3", "7", "11"]) await verify(`person.${name}@example.com`);
    expect(await signInAs("person.7@example.com")).toMatchObject({ isAdmin: true });
    expect(await admins()).toEqual(["person.11@example.com", "person.7@example.com"]);
  });

  test("counts at the next start, and takes nothing from anybody", async () => {
    app = await makeTestApp();
    for (const name of ["Alice", "Bob", "Carol"]) await signUp(app, name);
    await verify("bob@example.com");
    await grantNamedAdmins(app.deps, new Set(["bob@example.com", "carol@example.com", "nobody@example.com"]));
    expect(await admins()).toEqual(["alice@example.com", "bob@example.com"]);
  });
});
