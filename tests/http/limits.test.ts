import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { aSession, aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeWebFolder, type WebFolder } from "#tests/support/web-folder.ts";

let app: TestApp;
let port: number;
let web: WebFolder;

beforeAll(async () => {
  web = makeWebFolder();
  app = await makeTestApp({ webDir: web.path });
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await app.close();
  web.remove();
});

/** Sends a request from another address, as the proxy on this machine reports it. */
async function ask(from: string, url: string, payload?: object) {
  return app.server.inject({
    url,
    headers: { "x-forwarded-for": from },
    ...(payload === undefined ? {} : { method: "POST" as const, payload }),
  });
}

async function statuses(
  count: number,
  askOnce: () => Promise<{ statusCode: number }>,
): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let asked = 0; asked < count; asked += 1) {
    const { statusCode } = await askOnce();
    found.set(statusCode, (found.get(statusCode) ?? 0) + 1);
  }
  return found;
}

let guessed = 0;
/** Uses another account each time, because accounts have their own limit. */
const aGuess = () => ({ email: `alice.${(guessed += 1)}@example.com`, password: "a guess" });
/** Counts as a guess, but is refused without hashing a password. */
const unfinished = { email: "alice@example.com" };

describe("the rate limit", () => {
  test("lets an address try to sign in twenty times a minute, then says when to come again", async () => {
    const found = await statuses(25, () => ask("203.0.113.1", "/api/auth/sign-in/email", aGuess()));
    expect(found).toEqual(
      new Map([
        [401, 20],
        [429, 5],
      ]),
    );
    const answer = await ask("203.0.113.1", "/api/auth/sign-in/email", aGuess());
    expect(answer.json()).toEqual({
      code: "too_many_requests",
      message: "Too many requests. Wait a moment and try again.",
    });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(answer.headers["retry-after"])).toBeLessThanOrEqual(60);
  });

  test("leaves that address what is not signing in, and other addresses everything", async () => {
    const found = await statuses(25, () => ask("203.0.113.2", "/api/auth/sign-in/email", unfinished));
    expect(found.get(429)).toBe(5);
    expect((await ask("203.0.113.2", "/api/sign-in-methods")).statusCode).toBe(200);
    expect((await ask("203.0.113.3", "/api/auth/sign-in/email", aGuess())).statusCode).toBe(401);
  });

  test("counts a password that is asked for before another one is set", async () => {
    const change = { currentPassword: "a guess", newPassword: "something else" };
    const found = await statuses(25, () => ask("203.0.113.5", "/api/auth/change-password", change));
    expect(found).toEqual(
      new Map([
        [401, 20],
        [429, 5],
      ]),
    );
  });

  test("counts these on all their routes and all instances together", async () => {
    const other = await anotherInstance(app);
    const from = "203.0.113.7";
    const routes = ["sign-in/email", "sign-up/email", "change-password"].map((path) => `/api/auth/${path}`);
    let turn = 0;
    const found = await statuses(25, () => {
      turn += 1;
      const url = routes[turn % routes.length] ?? "";
      const headers = { "x-forwarded-for": from };
      const { server } = turn % 2 === 0 ? app : other;
      return server.inject({ method: "POST", url, headers, payload: {} });
    });
    await other.close();
    expect(found.get(429)).toBe(5);
  });

  test("begins again after a minute", async () => {
    const from = "203.0.113.8";
    await statuses(20, () => ask(from, "/api/auth/sign-in/email", unfinished));
    expect((await ask(from, "/api/auth/sign-in/email", unfinished)).statusCode).toBe(429);
    await app.pool.query("update password_guess set expires_at = expires_at - interval '1 minute'");
    expect((await ask(from, "/api/auth/sign-in/email", unfinished)).statusCode).toBe(400);
  });

  test("counts an IPv6 network as one address", async () => {
    let host = 0;
    const found = await statuses(25, () =>
      ask(`2001:db8:1:2::${(host += 1)}`, "/api/auth/sign-in/email", unfinished),
    );
    expect(found).toEqual(
      new Map([
        [400, 20],
        [429, 5],
      ]),
    );
  });

  test("counts requests that are refused, however their address is spelt", async () => {
    const spellings = ["/api/cards", "/%61pi/cards", "/api/%63ards"];
    let turn = 0;
    const found = await statuses(1210, () => ask("203.0.113.4", spellings[(turn += 1) % 3] ?? ""));
    expect(found).toEqual(
      new Map([
        [401, 1200],
        [429, 10],
      ]),
    );
    expect((await ask("203.0.113.4", "/api/health/ready")).statusCode).toBe(200);
  });

  test("lets an account call 2,400 times a minute, from however many addresses and sessions", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    const cookies = [alice.cookie, await aSession(app, alice.id)];
    const call = (cookie: string, from: string) =>
      app.server.inject({ url: "/api/verification-code", headers: { "x-forwarded-for": from, cookie } });
    let turn = 0;
    const found = await statuses(2410, () =>
      call(cookies[(turn += 1) % 2] ?? "", `203.0.113.${100 + (turn % 3)}`),
    );
    expect(found).toEqual(
      new Map([
        [200, 2400],
        [429, 10],
      ]),
    );
    const refused = await call(alice.cookie, "203.0.113.110");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(refused.json().code).toBe("too_many_requests");
    expect((await call(bob.cookie, "203.0.113.110")).statusCode).toBe(200);
    // The machine itself stays exempt.
    const own = await app.server.inject({
      url: "/api/verification-code",
      headers: { cookie: alice.cookie },
    });
    expect(own.statusCode).toBe(200);
  });

  test.each([
    ["the faces of cards", "203.0.113.11", "/images/AAAAAAAAAAAAAAAAAAAAAA/small.webp", 404],
    ["users' pictures", "203.0.113.12", "/avatars/AAAAAAAAAAAAAAAAAAAAAA/small.webp", 404],
    ["shared links", "203.0.113.13", "/?card=AAAAAAAAAAAAAAAAAAAAAA", 200],
  ])(
    "lets an address read %s three thousand times a minute, without a session",
    async (_, from, url, status) => {
      const found = await statuses(3010, () => ask(from, url));
      expect(found).toEqual(
        new Map([
          [status, 3000],
          [429, 10],
        ]),
      );
      expect(Number((await ask(from, url)).headers["retry-after"])).toBeGreaterThan(0);
      // It still gets the page and what it asks with a session, and other addresses everything.
      expect((await ask(from, "/")).statusCode).toBe(200);
      expect((await ask(from, "/api/sign-in-methods")).statusCode).toBe(200);
      expect((await ask("203.0.113.14", url)).statusCode).toBe(status);
    },
  );

  test("does not count what the machine itself asks", async () => {
    const found = await statuses(1300, async () => app.server.inject("/api/cards"));
    expect(found).toEqual(new Map([[401, 1300]]));
  });
});

describe("an address that means another one", () => {
  test.each([
    "/api/auth/x/../sign-in/email",
    "/api/auth/./sign-in/email",
    "/api/auth/%2e%2e/auth/sign-in/email",
    "/api/auth\\sign-in/email",
    "/api/auth//sign-in/email",
    "/api/auth/%73ign-in/email",
  ])("%s is no way round the limit of signing in", async (path) => {
    const socket = connect(port, "127.0.0.1");
    const body = JSON.stringify(aGuess());
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    const answered = text(socket);
    await once(socket, "close");
    expect(await answered).toMatch(/^HTTP\/1\.1 (404|400) /);
  });
});
