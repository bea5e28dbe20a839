import { readFileSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sharp } from "#server/card/photo/sharp.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PhotoProcesses } from "./photo-processes.ts";

let app: TestApp;
let processes: PhotoProcesses;

beforeAll(async () => {
  processes = new PhotoProcesses();
  app = await makeTestApp({ hasOwnWorkers: true });
});

afterAll(() => app.close());

/** A photo that takes a fifth of a second of CPU. */
async function largePhoto(seed: number): Promise<Buffer> {
  return sharp(await anyPhoto(seed))
    .resize(2000, 2400)
    .jpeg()
    .toBuffer();
}

async function send(file: Buffer) {
  return upload(app, await aUser(app), { file });
}

describe("a process that decodes photos", () => {
  // The first test, so that no process is idle yet.
  test("that is killed in the middle of a photo costs at most that photo", async () => {
    const [first, second] = [send(await largePhoto(1)), send(await largePhoto(2))];
    const killed = await processes.killOne();
    const answers = await Promise.all([first, second]);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.length).toBeLessThanOrEqual(1);
    for (const { status, body } of lost) expect([status, body.code]).toEqual([415, "photo_broken"]);
    expect(processes.running()).not.toContain(killed);
    expect((await send(await anyPhoto(3))).status).toBe(200);
  });

  test("gives way to everybody else's requests", async () => {
    expect((await send(await anyPhoto(1))).status).toBe(200);
    const priorities = processes.running().map((pid) => getPriority(pid));
    expect(priorities.length).toBeGreaterThan(0);
    expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_BELOW_NORMAL]));
  });

  test("gets none of the server's environment", async () => {
    expect((await send(await anyPhoto(1))).status).toBe(200);
    const environments = processes.running().map((pid) => readFileSync(`/proc/${pid}/environ`, "utf8"));
    for (const environment of environments) expect(environment).not.toMatch(/PATH=|HOME=|VITEST/);
  });

  test("takes an empty file for no photo", async () => {
    const { status, body } = await send(Buffer.alloc(0));
    expect([status, body.code]).toEqual([400, "upload_incomplete"]);
  });

  test("ends with the server", async () => {
    expect((await send(await anyPhoto(1))).status).toBe(200);
    expect(processes.running().length).toBeGreaterThan(0);
    const closing = app;
    app = await makeTestApp({ hasOwnWorkers: true });
    await closing.close();
    expect(processes.running()).toEqual([]);
  });
});
