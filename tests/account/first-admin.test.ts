import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { getSignInMethods } from "#contract/account.ts";
import { setupCode } from "#server/account/admin/setup-code.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD, signUp, visitor } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

// As in a fresh database.
beforeEach(async () => {
  for (const table of ["first_admin", "audit_log", "password_guess", `"user"`]) {
    await app.pool.query(`delete from ${table}`);
  }
});

afterAll(() => app.close());

async function admins(): Promise<string[]> {
  const { rows } = await app.pool.query<{ email: string }>(
    `select email from "user" where is_admin order by email`,
  );
  return rows.map(({ email }) => email);
}

/** How many of the database's sessions wait for a lock. */
async function countWaiting(): Promise<number | null> {
  const waiting = "datname = current_database() and wait_event_type = 'Lock'";
  return (await app.pool.query(`select from pg_stat_activity where ${waiting}`)).rowCount;
}

describe("the first account of a fresh database", () => {
  test("is the only one: later accounts aren't admin", async () => {
    await signUp(app, "Alice");
    await signUp(app, "Bob");
    const { rows } = await app.pool.query(`select email from "user" where is_admin`);
    expect(rows).toEqual([{ email: "alice@example.com" }]);
  });
});

describe("a sign-up that was cut off before its password was stored", () => {
  async function cutOffAfter(seconds: number): Promise<void> {
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

/** Signs up with these headers and remote address. @returns whether the account is an admin; null: refused */
async function signUpAs(given: {
  readonly headers?: Readonly<Record<string, string>>;
  readonly remoteAddress?: string;
  readonly setupCode?: string;
  readonly email?: string;
  readonly on?: TestApp;
}): Promise<boolean | null> {
  const { headers = {}, remoteAddress = "127.0.0.1", setupCode: code, email = "eve@example.com" } = given;
  const { server } = given.on ?? app;
  const payload = {
    name: "Eve",
    email,
    password: PASSWORD,
    ...(code === undefined ? {} : { setupCode: code }),
  };
  const url = "/api/auth/sign-up/email";
  const answer = await server.inject({ method: "POST", url, headers, remoteAddress, payload });
  return answer.statusCode === 200 ? answer.json<{ user: { isAdmin: boolean } }>().user.isAdmin : null;
}

const asksForCode = async (headers: Readonly<Record<string, string>>) =>
  (await visitor(app).call(getSignInMethods, {}, { headers })).body.setupCode;

describe("the first account that is not made at the machine itself", () => {
  test.each([
    { "x-forwarded-for": "203.0.113.7" },
    { "x-forwarded-proto": "https" },
    { forwarded: "for=203.0.113.7" },
    { "x-real-ip": "203.0.113.7" },
    { via: "1.1 proxy" },
    { host: "192.168.1.5:3000" },
    { referer: "https://panna.example/sign-in" },
  ])("is no admin with %j, and the page asks for the setup code", async (headers) => {
    expect(await asksForCode(headers)).toBe(true);
    expect(await signUpAs({ headers })).toBe(false);
  });

  test("is no admin over a connection from another machine, whatever its headers claim", async () => {
    expect(await signUpAs({ remoteAddress: "203.0.113.7", headers: { host: "localhost:3000" } })).toBe(false);
  });

  test("is no admin where PUBLIC_URL names another host", async () => {
    const named = await makeTestApp({ env: { PUBLIC_URL: "https://panna.example" } });
    expect(await signUpAs({ headers: { host: "localhost" }, on: named })).toBe(false);
    await named.close();
  });

  test("is admin with an address of this machine as the name, and the page asks for no code", async () => {
    expect(await asksForCode({ host: "127.0.0.1:3000" })).toBe(false);
    expect(await signUpAs({ headers: { host: "[::1]:3000" }, remoteAddress: "::ffff:127.0.0.1" })).toBe(true);
  });
});

describe("a proxy on this machine that adds no header", () => {
  beforeAll(() => app.server.listen({ port: 0, host: "127.0.0.1" }));

  /** Forwards what it's told, like the rest of a proxy chain. */
  async function throughProxy(start: string, host: string): Promise<string> {
    const { port } = app.server.server.address() as AddressInfo;
    const body = JSON.stringify({ name: "Eve", email: "eve@example.com", password: PASSWORD });
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `${start}\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n` +
        `Connection: close\r\n\r\n${body}`,
    );
    return text(socket);
  }

  test.each([
    ["passes on the name that the browser used", "POST /api/auth/sign-up/email HTTP/1.1", "panna.example"],
    ["names this machine as nginx does", "POST /api/auth/sign-up/email HTTP/1.0", "127.0.0.1:3000"],
  ])("makes nobody admin where it %s", async (_, start, host) => {
    await throughProxy(start, host);
    const { rows } = await app.pool.query(`select email from "user" where is_admin`);
    expect(rows).toEqual([]);
  });
});

describe("the setup code", () => {
  const far = { headers: { "x-forwarded-for": "203.0.113.7" } };
  const code = () => setupCode(app.deps.config.secret);

  test("makes an account admin from anywhere, however it is typed", async () => {
    expect(code()).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    const typed = ` ${code().toLowerCase().replaceAll("-", " ")}`;
    expect(await signUpAs({ ...far, setupCode: typed })).toBe(true);
    const { rows } = await app.pool.query(
      `select user_id, action from audit_log join "user" u on subject = 'user ' || u.id where u.email = 'eve@example.com'`,
    );
    expect(rows).toEqual([{ user_id: "setup code", action: "account.grant" }]);
    expect(await asksForCode(far.headers)).toBe(false);
  });

  test("makes an account admin also where others have signed up before", async () => {
    expect(await signUpAs(far)).toBe(false);
    expect(await signUpAs({ ...far, setupCode: code(), email: "boss@example.com" })).toBe(true);
  });

  test("makes one admin of two who sign up with it at once on two instances", async () => {
    const other = await anotherInstance(app);
    expect(await signUpAs({ ...far, email: "first@example.com" })).toBe(false);
    const holder = await app.pool.connect();
    // Both reach the moment of granting before either gets through.
    await holder.query("begin");
    await holder.query(`insert into first_admin (is_taken, user_id) select true, id from "user"`);
    const answers = [app, other].map(({ server }, at) => {
      const payload = { name: "Eve", email: `eve-${at}@example.com`, password: PASSWORD, setupCode: code() };
      return server.inject({ method: "POST", url: "/api/auth/sign-up/email", ...far, payload });
    });
    await expect.poll(countWaiting, { timeout: 30_000 }).toBe(2);
    await holder.query("rollback");
    holder.release();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200]);
    expect(await admins()).toHaveLength(1);
    await other.close();
  });

  test("is refused where it is wrong, before there is an account", async () => {
    expect(await signUpAs({ ...far, setupCode: `${code()}A` })).toBeNull();
    expect(
      await signUpAs({ ...far, setupCode: setupCode("another secret of another Panna, as long") }),
    ).toBeNull();
    const { rows } = await app.pool.query(`select email from "user"`);
    expect(rows).toEqual([]);
  });

  test("makes no second admin, and works again once there is none", async () => {
    await signUpAs({ ...far, setupCode: code() });
    expect(await signUpAs({ ...far, setupCode: code(), email: "second@example.com" })).toBe(false);
    await app.pool.query(`update "user" set is_admin = false`);
    expect(await signUpAs({ ...far, setupCode: code(), email: "third@example.com" })).toBe(true);
  });
});
