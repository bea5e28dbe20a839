import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeWebFolder, type WebFolder } from "#tests/support/web-folder.ts";
import { askFrom, statuses } from "./ask-from.ts";
import { readPastLimit } from "./read-limit.ts";

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

const ask = (from: string, url: string, payload?: object) => askFrom(app, from, url, payload);

let guessed = 0;
/** Uses another account each time, because accounts have their own limit. */
const aGuess = () => ({ email: `alice.${(guessed += 1)}@example.com`, password: "a guess" });
/** Counts as a guess, but is refused without hashing a password. */
const unfinished = { email: "alice@example.com" };

describe("the rate limit", () => {
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

  test.each([["the faces of cards", "203.0.113.11", "/images/AAAAAAAAAAAAAAAAAAAAAA/small.webp", 404]])(
    "lets an address read %s three thousand times a minute, without a session",
    async (_, from, url, status) => {
      const { reads, retryAfter, others } = await readPastLimit(app, from, url);
      expect(reads).toEqual({ [status]: 3000, 429: 10 });
      expect(retryAfter).toBeGreaterThan(0);
      expect(others).toEqual([200, 200, status]);
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
