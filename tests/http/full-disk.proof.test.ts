import { readdirSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { gatherDueEvidence } from "#server/card/evidence/gather-evidence.ts";
import { cardEvidence } from "#server/card/table.ts";
import { aDiskToFill } from "./disk-to-fill.ts";

let disk: Awaited<ReturnType<typeof aDiskToFill>>;

beforeAll(async () => {
  disk = await aDiskToFill();
});

afterEach(() => disk.makeRoom());

afterAll(() => disk.app.close());

describe("a full disk", () => {
  test.each([0, 2])("after %i sizes of a photo refuses it, and keeps nothing of it", async (sizes) => {
    const folder = join(disk.app.deps.config.dataDir, "files", "photos");
    expect((await disk.send()).status).toBe(200);
    const kept = readdirSync(folder);
    disk.fillUp(sizes);
    expect((await disk.send()).status).toBe(507);
    expect(readdirSync(folder)).toEqual(kept);
  });

  test("costs no photo its evidence", async () => {
    const { body } = await disk.send();
    await disk.app.pool.query(
      "create trigger no_room before insert on photo_print execute function no_room()",
    );
    for (let run = 0; run < 5; run += 1) expect(await gatherDueEvidence(disk.app.deps)).toBe(0);
    await disk.app.pool.query("drop trigger no_room on photo_print");
    while ((await gatherDueEvidence(disk.app.deps)) !== 0);
    expect(await disk.app.db.$count(cardEvidence, eq(cardEvidence.cardId, body.id))).toBe(1);
  });
});
