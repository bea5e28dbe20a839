import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { failure } from "#contract/failure.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(() => app.close());

/** Sends raw text and reads until the server hangs up. */
async function say(text: string): Promise<{ status: number; body: unknown }> {
  const address = app.server.server.address();
  const socket = connect(typeof address === "object" ? (address?.port ?? 0) : 0, "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  socket.write(text);
  await once(socket, "close");
  const [head = "", body = ""] = heard.split("\r\n\r\n", 2);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: JSON.parse(body) };
}

describe("what arrives on a connection", () => {
  test.each([
    ["no HTTP", "hello\r\n\r\n", 400, "invalid_input"],
    ["too long an address", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, "headers_too_large"],
    [
      "too long a header",
      `GET / HTTP/1.1\r\nHost: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
      "headers_too_large",
    ],
    ["a zero character in a header", "GET / HTTP/1.1\r\nHost: a\r\nX: a\0b\r\n\r\n", 400, "invalid_input"],
    [
      "two lengths of one body",
      "POST /api/teams HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
      400,
      "invalid_input",
    ],
  ])("and is %s is answered in the form of every other failure", async (_, text, status, code) => {
    const answer = await say(text);
    expect(answer).toMatchObject({ status, body: { code } });
    expect(failure.safeParse(answer.body).success).toBe(true);
  });
});

test("a client that hangs up before its call is looked at is no failure of ours", async () => {
  // What Node says of a connection that the other side has reset.
  app.server.server.prependOnceListener("request", ({ socket }) =>
    Object.defineProperty(socket, "remoteAddress", { value: undefined }),
  );
  const { port } = app.server.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/sign-in-methods`);
  expect(answer.status).toBe(200);
});
