import { afterEach, describe, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const unfinished = { email: "alice@example.com" };

let app: TestApp;

afterEach(() => app.close());

interface Asked {
  /** The peer's address. */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Tries to sign in once more than an address can per minute. @returns the last status */
async function exhaust({ from, headers = {} }: Asked): Promise<number> {
  let status = 0;
  for (let tried = 0; tried <= 20; tried += 1) {
    const answer = await app.server.inject({
      method: "POST",
      url: "/api/auth/sign-in/email",
      payload: unfinished,
      remoteAddress: from,
      headers: { host: "localhost", ...headers },
    });
    status = answer.statusCode;
  }
  return status;
}

describe("a proxy on this machine that hides itself", () => {
  const throughProxy = { host: "127.0.0.1:3000", origin: "https://panna.example" };
  const change = (headers: Readonly<Record<string, string>>) =>
    app.server.inject({ method: "POST", url: "/api/auth/sign-in/email", payload: unfinished, headers });

  async function warningsAfter(
    env: Readonly<Record<string, string>>,
    ...asked: readonly Readonly<Record<string, string>>[]
  ): Promise<number> {
    let written = "";
    const logTo = { write: (line: string) => void (written += line) };
    app = await makeTestApp({ env: { LOG_LEVEL: "warn", ...env }, logTo });
    for (const headers of asked) await change(headers);
    return written.split("\n").filter((line) => line.includes("set PUBLIC_URL")).length;
  }

  test("is told in the log once, while PUBLIC_URL isn't set", async () => {
    expect(await warningsAfter({}, throughProxy, throughProxy)).toBe(1);
  });

  test.each([
    ["with PUBLIC_URL", { PUBLIC_URL: "https://panna.example" }, throughProxy],
    ["for a page of this machine", {}, { host: "127.0.0.1:3000", origin: "http://localhost:5173" }],
    ["for a page of another site", {}, { ...throughProxy, "sec-fetch-site": "cross-site" }],
  ])("isn't suspected %s", async (_, env, headers) => {
    expect(await warningsAfter(env as Record<string, string>, headers)).toBe(0);
  });
});

describe("X-Forwarded-For", () => {
  const client = { "x-forwarded-for": "203.0.113.1" };

  test("from a proxy in TRUST_PROXY tells clients apart", async () => {
    app = await makeTestApp({ env: { TRUST_PROXY: "loopback, 10.0.3.0/24" } });
    expect(await exhaust({ from: "10.0.3.7", headers: client })).toBe(429);
    const other = await app.server.inject({
      url: "/api/auth/sign-in/email",
      method: "POST",
      payload: unfinished,
      remoteAddress: "10.0.3.7",
      headers: { host: "localhost", "x-forwarded-for": "203.0.113.2" },
    });
    expect(other.statusCode).toBe(400);
  });

  test("from anybody else counts for nothing", async () => {
    app = await makeTestApp({ env: { TRUST_PROXY: "10.0.3.0/24" } });
    await exhaust({ from: "192.0.2.9", headers: client });
    const again = await exhaust({ from: "192.0.2.9", headers: { "x-forwarded-for": "203.0.113.2" } });
    expect(again).toBe(429);
  });

  test("left out by a proxy on this machine switches no limit off", async () => {
    app = await makeTestApp({ env: { PUBLIC_URL: "https://panna.example" } });
    expect(await exhaust({ from: "127.0.0.1", headers: { host: "panna.example" } })).toBe(429);
  });
});

test("a wrong TRUST_PROXY names itself and what was expected", async () => {
  app = await makeTestApp();
  const env = { DATA_DIR: makeDataFolder("config"), TRUST_PROXY: "10.0.3.0/99" };
  expect(() => readConfig(env)).toThrow(
    'TRUST_PROXY is "10.0.3.0/99"; expected addresses or networks of your proxies, separated by commas, such as loopback, 10.0.0.0/8.',
  );
});
