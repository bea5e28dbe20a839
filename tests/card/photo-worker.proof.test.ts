import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PhotoProcesses } from "./photo-processes.ts";

let app: TestApp;
let processes: PhotoProcesses;

beforeEach(async () => {
  processes = new PhotoProcesses();
  app = await makeTestApp({ hasOwnWorkers: true });
});

afterEach(() => app.close());

async function send(file: Buffer) {
  return upload(app, await aUser(app), { file });
}

describe("a process that decodes photos", () => {
  test("takes many at once, and gives each sender their own", async () => {
    const photos = await Promise.all([1, 2, 3, 4].map((number) => anyPhoto(number)));
    const alone: unknown[] = [];
    for (const photo of photos) alone.push((await send(photo)).body.photo?.placeholder);
    const together = await Promise.all(photos.map(async (photo) => send(photo)));
    expect(together.map(({ body }) => body.photo?.placeholder)).toEqual(alone);
    expect(new Set(alone).size).toBe(4);
  });

  test("that is killed while idle costs no photo", async () => {
    expect((await send(await anyPhoto(1))).status).toBe(200);
    const killed = await processes.killOne();
    await expect.poll(() => processes.running()).not.toContain(killed);
    expect((await send(await anyPhoto(2))).status).toBe(200);
  });

  test("that hangs is ended, its photo is refused, and the next is taken", async () => {
    await app.close();
    // On a busy machine the first photo, which starts the process, takes some seconds.
    app = await makeTestApp({ longestTaskMs: 10_000 });
    expect((await send(await anyPhoto(1))).status).toBe(200);
    const [stopped = 0] = processes.running();
    process.kill(stopped, "SIGSTOP");
    const { status, body } = await send(await anyPhoto(2));
    expect([status, body.code]).toEqual([422, "photo_took_too_long"]);
    expect((await send(await anyPhoto(3))).status).toBe(200);
    await expect.poll(() => processes.running(), { timeout: 10_000 }).not.toContain(stopped);
  });
});
