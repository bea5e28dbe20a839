import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { aDiskToFill, refusedThenAccepted } from "./disk-to-fill.ts";

let disk: Awaited<ReturnType<typeof aDiskToFill>>;

beforeAll(async () => {
  disk = await aDiskToFill();
});

afterEach(() => disk.makeRoom());

afterAll(() => disk.app.close());

describe("a full disk", () => {
  test("after one size of a photo refuses it, and keeps nothing of it", async () => {
    const folder = join(disk.app.deps.config.dataDir, "files", "photos");
    expect((await disk.send()).status).toBe(200);
    const kept = readdirSync(folder);
    disk.fillUp(1);
    expect((await disk.send()).status).toBe(507);
    expect(readdirSync(folder)).toEqual(kept);
  });

  test("shows in the state until there is room again", async () => {
    disk.fillUp(0);
    const course = await disk.courseOf(disk.makeRoom);
    expect(course).toEqual(refusedThenAccepted);
  });

  test("shows for as long as nothing can be written, even without uploads", async () => {
    disk.fillUp(0);
    expect((await disk.send()).status).toBe(507);
    for (let minute = 0; minute < 3; minute += 1) {
      disk.passMinute();
      expect(await disk.ready()).toEqual({ status: "degraded" });
    }
  });

  test("of the database refuses writes, and nothing else", async () => {
    await disk.app.pool.query("create trigger no_room before insert on card execute function no_room()");
    const course = await disk.courseOf(() => disk.app.pool.query("drop trigger no_room on card"));
    expect(course).toEqual(refusedThenAccepted);
  });
});
