import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** More than the server takes in at once. */
const BROKEN = 30;

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(() => app.close());

/** An upload whose connection is lost in the middle of the photo. */
async function breakOff({ cookie }: TestUser): Promise<void> {
  const { port } = app.server.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  const head = [
    "POST /api/cards HTTP/1.1",
    "host: localhost",
    `cookie: ${cookie}`,
    "content-type: multipart/form-data; boundary=x",
    "content-length: 1000000",
    "",
    '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\nabc',
  ];
  const received = once(app.server.server, "request");
  socket.write(head.join("\r\n"));
  await received;
  socket.destroy();
  await once(socket, "close");
}

test("uploads that break off leave their places to others", async () => {
  const user = await aUser(app);
  for (let at = 0; at < BROKEN; at += 1) await breakOff(user);
  const { status } = await upload(app, user, { file: await anyPhoto(1) });
  expect(status).toBe(200);
});
