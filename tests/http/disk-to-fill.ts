import { expect } from "vitest";
import { listCards } from "#contract/card/card.ts";
import type { Files } from "#server/platform/files/files.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp } from "#tests/support/test-app.ts";

const MINUTE = 60_000;

/** Uploads are refused and everything else is answered; when there's room again, all is as before. */
export const refusedThenAccepted = {
  refused: [507, "storage_full", "Panna has run out of space and can't save this. Please try again later."],
  while: { status: "degraded" },
  added: 0,
  // After a minute Panna tries the disk again.
  after: { status: "ready" },
  accepted: 200,
  addedAfter: 1,
};

/** The file system's error, wrapped as the store wraps it. */
function noRoom(): Error {
  const cause = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  return new Error("Cannot write file", { cause });
}

/** An installation and a user who uploads photos. Its database has the trigger function `no_room`. */
export async function aDiskToFill() {
  const app = await makeTestApp();
  const alice = await aUser(app);
  const store = app.deps.files;
  const elapsed = app.clock.elapsed.bind(app.clock);
  let photos = 400;
  let later = 0;
  await app.pool.query(`
    create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  Object.assign(app.clock, { elapsed: () => elapsed() + later });
  const passMinute = () => void (later += MINUTE);

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

  return {
    app,
    send,
    ready,
    passMinute,
    makeRoom: () => void Object.assign(app.deps, { files: store }),
    /** Leaves the store room for this many more files. */
    fillUp(filesLeft: number): void {
      let left = filesLeft;
      const write: Files["write"] = async (...file) => {
        left -= 1;
        if (left < 0) throw noRoom();
        await store.write(...file);
      };
      Object.assign(app.deps, { files: { ...store, write } });
    },
    async courseOf(makeRoom: () => unknown): Promise<typeof refusedThenAccepted> {
      const count = async (): Promise<number> => (await alice.call(listCards)).body.length;
      const before = await count();
      const { status, body } = await send();
      const whileFull = await ready();
      const added = (await count()) - before;
      passMinute();
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
    },
  };
}
