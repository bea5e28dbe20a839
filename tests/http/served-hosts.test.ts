import { afterEach, describe, expect, test } from "vitest";
import { makeTestApp, type TestApp, type TestAppOptions } from "#tests/support/test-app.ts";

let app: TestApp;

afterEach(() => app.close());

const refusal = {
  code: "wrong_host",
  message:
    "Panna isn't served at this address. If you run it, set PUBLIC_URL to the address that browsers use.",
};

async function statusesOf(
  hosts: readonly string[],
  options: TestAppOptions = {},
  url = "/api/sign-in-methods",
) {
  app = await makeTestApp(options);
  const answers = hosts.map((host) => app.server.inject({ url, headers: { host } }));
  return (await Promise.all(answers)).map(({ statusCode, body }) => [statusCode, body] as const);
}

const statuses = (answers: readonly (readonly [number, string])[]) => answers.map(([status]) => status);

describe("a request under a name", () => {
  test("without PUBLIC_URL is answered for localhost and every address", async () => {
    const ours = [
      "localhost",
      "localhost:3000",
      "127.0.0.1:3000",
      "[::1]:3000",
      "192.168.1.5",
      "[2001:db8::5]:80",
    ];
    expect(statuses(await statusesOf(ours))).toEqual(ours.map(() => 200));
  });

  test("without PUBLIC_URL is refused for any name, which could have been made to lead here", async () => {
    const others = [
      "panna.example",
      "localhost.evil.example",
      "127.0.0.1.evil.example",
      "evil.example:3000",
      "[",
    ];
    for (const [status, body] of await statusesOf(others)) {
      expect([status, JSON.parse(body)]).toEqual([421, refusal]);
    }
  });

  const named = { env: { PUBLIC_URL: "https://panna.example" } };

  test("with PUBLIC_URL is answered for its host and this machine, whatever the port", async () => {
    const ours = ["panna.example", "PANNA.example:443", "localhost:3000", "127.0.0.1", "[::1]"];
    expect(statuses(await statusesOf(ours, named))).toEqual(ours.map(() => 200));
  });

  test("with PUBLIC_URL is refused for all others, an address of the network too", async () => {
    const others = ["192.168.1.5", "www.panna.example", "evil.example"];
    expect(statuses(await statusesOf(others, named))).toEqual(others.map(() => 421));
  });

  test.each(["/api/health/live", "/api/health/ready", "/api/health/metrics"])(
    "is answered for %s",
    async (url) => {
      expect(statuses(await statusesOf(["10-0-0-7.pods.internal"], named, url))).toEqual([200]);
    },
  );

  test.each(["/", "/nowhere", "/api/nothing", "/images/a/small.webp"])(
    "is refused for %s too",
    async (url) => {
      expect(statuses(await statusesOf(["evil.example"], {}, url))).toEqual([421]);
    },
  );
});
