import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.server.address() as AddressInfo);
});

afterAll(() => app.close());

/** Sends these bytes over a connection. @returns all that comes back until Panna closes it */
async function answersTo(lines: readonly string[]): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(lines.join("\r\n"));
  return text(socket);
}

const start = ["POST /api/auth/sign-in/email HTTP/1.1", "Host: localhost", "Content-Type: application/json"];
/** What would be a second request if the first were shorter than its sender says. */
const hidden = ["GET /api/health/live HTTP/1.1", "Host: localhost", "Connection: close", "", ""];

test.each([
  ["both a length and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked", "", "0", "", ""]],
  ["two lengths", ["Content-Length: 2", "Content-Length: 30", "", "{}"]],
  ["a transfer coding before chunks that isn't known", ["Transfer-Encoding: xchunked", "", "0", "", ""]],
  ["a length with a sign", ["Content-Length: +2", "", "{}"]],
])("a request with %s is refused, and nothing after it is read", async (_what, framing) => {
  const answers = await answersTo([...start, ...framing, ...hidden]);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
});

test("a request with one length is followed by the next", async () => {
  const body = '{"email":"nobody@example.com","password":"correct horse"}';
  const whole = [...start, `Content-Length: ${body.length}`, "", `${body}${hidden.join("\r\n")}`];
  expect((await answersTo(whole)).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 200"]);
});
