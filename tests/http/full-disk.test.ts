import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { listCards } from "#contract/card/card.ts";
import { gatherDueEvidence } from "#server/card/evidence/gather-evidence.ts";
import { cardEvidence } from "#server/card/table.ts";
import type { Files } from "#server/platform/files/files.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

const MINUTE = 60_000;

let app: TestApp;
let alice: TestUser;
let store: Files;
let photos = 400;
let later = 0;

beforeAll(async () => {
  app = await makeTestApp();
  alice = await aUser(app);
  store = app.deps.files;
  const elapsed = app.clock.elapsed.bind(app.clock);
  await app.pool.query(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  Object.assign(app.clock, { elapsed: () => elapsed() + later });
});

afterEach(() => Object.assign(app.deps, { files: store }));

afterAll(() => app.close());

/** The file system's error, wrapped as the store wraps it. */
function noRoom(): Error {
  const cause = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  return new Error("Cannot write file", { cause });
}

/** Leaves the store room for this many more files. */
function fillUp(filesLeft: number): void {
  let left = filesLeft;
  const write: Files["write"] = async (...file) => {
    left -= 1;
    if (left < 0) throw noRoom();
    await store.write(...file);
  };
  Object.assign(app.deps, { files: { ...store, write } });
}

async function send() {
  photos += 1;
  return upload(app, alice, { file: await anyPhoto(photos) });
}

async function ready(): Promise<{ status: string }> {
  const answer = await app.server.inject("/api/health/ready");
  expect(answer.statusCode).toBe(200);
  const { status } = answer.json<{ status: string }>();
  return { status };
}

/** Uploads are refused and everything else is answered; when there's room again, all is as before. */
const refusedThenAccepted = {
  refused: [507, "storage_full", "Panna has run out of space and can't save this. Please try again later."],
  while: { status: "degraded" },
  added: 0,
  // After a minute Panna tries the disk again.
  after: { status: "ready" },
  accepted: 200,
  addedAfter: 1,
};

async function courseOf(makeRoom: () => unknown): Promise<typeof refusedThenAccepted> {
  const count = async (): Promise<number> => (await alice.call(listCards)).body.length;
  const before = await count();
  const { status, body } = await send();
  const whileFull = await ready();
  const added = (await count()) - before;
  later += MINUTE;
  await makeRoom();
  const after = await ready();
  const { status: accepted } = await send();
  return {
    refused: [status, body.code ?? "", body.message ?? ""],
    while: whileFull,
    added,
    after,
    accepted,
    addedAfter: (await count()) - before,
  };
}

describe("a full disk", () => {
  test.each([0, 1, 2])("after %i sizes of a photo refuses it, and keeps nothing of it", async (sizes) => {
    const folder = join(app.deps.config.dataDir, "files", "photos");
    expect((await send()).status).toBe(200);
    const kept = readdirSync(folder);
    fillUp(sizes);
    expect((await send()).status).toBe(507);
    expect(readdirSync(folder)).toEqual(kept);
  });

  test("shows in the state until there is room again", async () => {
    fillUp(0);
    const course = await courseOf(() => Object.assign(app.deps, { files: store }));
    expect(course).toEqual(refusedThenAccepted);
  });

  test("shows for as long as nothing can be written, even without uploads", async () => {
    fillUp(0);
    expect((await send()).status).toBe(507);
    for (let minute = 0; minute < 3; minute += 1) {
      later += MINUTE;
      expect(await ready()).toEqual({ status: "degraded" });
    }
  });

  test("costs no photo its evidence", async () => {
    const { body } = await send();
    await app.pool.query("create trigger no_room before insert on photo_print execute function no_room()");
    for (let run = 0; run < 5; run += 1) expect(await gatherDueEvidence(app.deps)).toBe(0);
    await app.pool.query("drop trigger no_room on photo_print");
    while ((await gatherDueEvidence(app.deps)) !== 0);
    expect(await app.db.$count(cardEvidence, eq(cardEvidence.cardId, body.id))).toBe(1);
  });

  test("of the database refuses what is written alone", async () => {
    await app.pool.query("create trigger no_room before insert on card execute function no_room()");
    const course = await courseOf(() => app.pool.query("drop trigger no_room on card"));
    expect(course).toEqual(refusedThenAccepted);
  });
});
