import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("a hostile file", () => {
  test("that is a valid photo with flipped bytes is a photo or is refused, never an error", async () => {
    const honest = await anyPhoto(2);
    const statuses = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      const bytes = Buffer.from(honest);
      for (let flip = 0; flip < 12; flip += 1) {
        const at = (round * 7919 + flip * 104_729) % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ (1 << ((round + flip) % 8));
      }
      const { status } = await upload(app, await aUser(app), { file: bytes });
      statuses.add(status);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 415 && status !== 413)).toEqual([]);
  });
});
