import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listUsers } from "#contract/account/user-admin.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

interface Line {
  readonly level: number;
  readonly reqId?: string;
  readonly req?: { method: string; path: string };
  readonly err?: { message: string };
  readonly msg: string;
}

let app: TestApp;
let written = "";

const lines = (): Line[] => written.split("\n").flatMap((line) => (line === "" ? [] : JSON.parse(line)));

beforeAll(async () => {
  const logTo = { write: (line: string) => void (written += line) };
  app = await makeTestApp({ env: { LOG_LEVEL: "trace" }, logTo });
});

beforeEach(() => {
  written = "";
});

afterAll(() => app.close());

const secrets = {
  email: "very.private@example.com",
  password: "a very private password",
};

async function signUp() {
  const payload = { name: "Private Person", ...secrets };
  return app.server.inject({ method: "POST", url: "/api/auth/sign-up/email", payload });
}

const signIn = () => app.server.inject({ method: "POST", url: "/api/auth/sign-in/email", payload: secrets });

describe("the logs", () => {
  test("are one JSON object a line, each with the id that the answer carries", async () => {
    const answer = await app.server.inject("/api/cards");
    const ofRequest = lines().filter(({ reqId }) => reqId === answer.headers["x-request-id"]);
    expect(ofRequest.length).toBeGreaterThanOrEqual(2);
    expect(ofRequest[0]).toMatchObject({ req: { method: "GET", path: "/api/cards" } });
  });

  test("contain no email address, password, name or cookie of a user who signs up and comes back", async () => {
    const signedUp = await signUp();
    const cookie = signedUp.cookies
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join("; ");
    const authorization = "Bearer of-a-private-token";
    await app.server.inject({ url: "/api/auth/user", headers: { cookie, authorization } });
    await app.server.inject({ url: "/api/logout", headers: { cookie } });
    expect(lines().length).toBeGreaterThan(5);
    for (const secret of [
      ...Object.values(secrets),
      "Private Person",
      signedUp.cookies[0]?.value ?? "?",
      authorization,
    ]) {
      expect(written).not.toContain(secret);
    }
    expect(written).not.toContain("session_token");
  });

  test("tell whose sign-in succeeded, and who was refused what is for admins", async () => {
    const user = await aUser(app);
    await user.call(listUsers, { query: {} });
    const answer = await signIn();
    const { id } = answer.json<{ user: { id: string } }>().user;
    expect(lines()).toContainEqual(expect.objectContaining({ accountId: id, msg: "signed in" }));
    const refused = lines().find(({ msg }) => msg === "refused: for admins only");
    const ofCall = lines().find(({ reqId, req }) => reqId === refused?.reqId && req !== undefined);
    expect(refused).toMatchObject({ accountId: user.id, level: 40 });
    expect(ofCall?.req).toEqual(expect.objectContaining({ method: "GET", path: "/api/admin/users" }));
  });

  test("hold nothing of a query string: a provider's answer has its code there", async () => {
    await app.server.inject("/api/auth/callback/oidc?code=a-private-code&state=a-private-state");
    expect(lines().length).toBeGreaterThan(0);
    expect(written).not.toContain("a-private");
  });

  test("have a failed query's text, without the values", async () => {
    await app.pool.query(`alter table "user" rename column email to mail`);
    const answer = await signUp();
    await app.pool.query(`alter table "user" rename column mail to email`);
    expect(answer.statusCode).toBe(500);
    const failed = lines().find(({ level, err }) => level === 50 && err !== undefined);
    expect(failed?.reqId).toBe(answer.headers["x-request-id"]);
    expect(failed?.err?.message).toMatch(/^Failed query:\s+with gone as/);
    for (const secret of Object.values(secrets)) expect(written).not.toContain(secret);
  });

  test("name a constraint that was violated, without the values", async () => {
    await signUp();
    written = "";
    await app.pool.query("alter table session add constraint no_sessions check (false) not valid");
    const answer = await signIn();
    await app.pool.query("alter table session drop constraint no_sessions");
    expect(answer.statusCode).toBe(500);
    expect(written).toContain("no_sessions");
    for (const secret of Object.values(secrets)) expect(written).not.toContain(secret);
  });
});
