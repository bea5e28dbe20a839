import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** More than the server takes at a time. */
const BROKEN = 30;

const before = process.env["TMPDIR"];
let folder: string;
let app: TestApp;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "panna-uploads-"));
  process.env["TMPDIR"] = folder;
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
});

afterAll(async () => {
  await app.close();
  if (before === undefined) delete process.env["TMPDIR"];
  else process.env["TMPDIR"] = before;
  rmSync(folder, { recursive: true });
});

/** The folders of uploads being received or processed. */
function underWay(): string[] {
  return readdirSync(folder).filter((name) => name.startsWith("panna-photo-"));
}

/** An upload that loses its connection mid-photo, at once or when `isTime` says so. */
async function breakOff({ cookie }: TestUser, isTime?: () => boolean): Promise<void> {
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
  if (isTime !== undefined) await expect.poll(isTime).toBe(true);
  socket.destroy();
  await once(socket, "close");
}

test("uploads that break off leave their places to others", async () => {
  const user = await aUser(app);
  for (let at = 0; at < BROKEN; at += 1) await breakOff(user);
  const { status } = await upload(app, user, { file: await anyPhoto(1) });
  expect(status).toBe(200);
  await expect.poll(underWay, { timeout: 10_000 }).toEqual([]);
});

test("an upload that breaks off while its photo is written leaves nothing behind", async () => {
  const isWriting = () => underWay().some((name) => readdirSync(join(folder, name)).includes("sent"));
  await breakOff(await aUser(app), isWriting);
  await expect.poll(underWay, { timeout: 10_000 }).toEqual([]);
});
