import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refusals } from "#contract/refusals.ts";
import { findLines } from "#server/card/evidence/find-lines.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { card } from "#server/card/table.ts";
import { hostileCorners } from "#tests/card/faces/hostile/hostile-corners.ts";
import { hostilePhotos } from "#tests/support/hostile-photos.ts";
import { withComment, withFileAsExif } from "#tests/support/odd-images.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  alice = await aUser(app);
});

afterAll(() => app.close());

function storedFolders(kind: "photos" | "faces"): string[] {
  const folder = join(app.deps.config.dataDir, "files", kind);
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** The largest size of the whole photo as its owner is served it. */
async function served(file: Buffer): Promise<Buffer> {
  const { status, body } = await upload(app, alice, { file });
  expect(status).toBe(200);
  const headers = { cookie: alice.cookie };
  const answer = await app.server.inject({ url: body.wholePhoto?.large ?? "", headers });
  expect(answer.headers["content-type"]).toBe("image/webp");
  return answer.rawPayload;
}

describe("a hostile file", () => {
  // shows: 9.25
  test("of any kind is refused with a message, and leaves no trace", async () => {
    for (const { what, bytes, code } of await hostilePhotos(await anyPhoto(1))) {
      const { status, body } = await upload(app, alice, { file: bytes, fileName: "photo.jpg" });
      expect([what, body.code]).toEqual([what, code]);
      expect(status).toBe(refusals[code as keyof typeof refusals].status);
      expect(body.message).toMatch(/\w/);
    }
    expect([...storedFolders("photos"), ...storedFolders("faces")]).toEqual([]);
    expect(await app.db.$count(card)).toBe(0);
  });

  // shows: 9.25
  test("with corners that no card has is refused with a message, and leaves no trace", async () => {
    const file = await anyPhoto(1);
    for (const { what, field, code } of hostileCorners) {
      const { status, body } = await upload(app, alice, { file, fields: { corners: field } });
      expect([what, status, body.code]).toEqual([what, 400, code]);
      expect(body.message).toMatch(/\w/);
    }
    expect([...storedFolders("photos"), ...storedFolders("faces")]).toEqual([]);
    expect(await app.db.$count(card)).toBe(0);
  });
});

describe("a photo that keeps its reader busy", () => {
  test("with a file of another kind in its EXIF block is read like others", async () => {
    const endless = withFileAsExif(await anyPhoto(7));
    expect((await upload(app, await aUser(app), { file: endless })).status).toBe(200);
  });

  test("of a drawn pattern has its code looked for in no time", () => {
    const marks = Array.from({ length: 50_000 }, (_, at) => {
      const [left, top] = [(at % 333) * 6, Math.floor(at / 333) * 13];
      return { left, top, right: left + 3, bottom: top + 12, ink: 40 };
    });
    const before = process.cpuUsage();
    expect(findLines(marks, 4).length).toBeLessThanOrEqual(4);
    // It took more than a minute, which ended the process.
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10);
  });
});

describe("an honest file", () => {
  // shows: 9.24
  test("of a byte less than 10 MB is accepted", async () => {
    const photo = await anyPhoto(3);
    const padded = Buffer.concat([photo, Buffer.alloc(10_485_759 - photo.length)]);
    expect((await upload(app, alice, { file: padded })).status).toBe(200);
  });

  test.each(["png", "webp", "avif"] as const)("is a %s, whatever its name says", async (format) => {
    const photo = await sharp(await anyPhoto(4))
      .toFormat(format, { effort: 1 })
      .toBuffer();
    expect((await upload(app, alice, { file: photo, fileName: "photo.txt" })).status).toBe(200);
  });

  test("comes out upright, whichever way the camera was held", async () => {
    const wide = await sharp({ create: { width: 300, height: 100, channels: 3, background: "#ff0000" } })
      .composite([{ input: Buffer.from(whiteSquare), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const photo = sharp(await served(wide));
    const { width, height } = await photo.metadata();
    expect([width, height]).toEqual([100, 300]);
    // A quarter turn moves the top left to the top right.
    const cut = await photo.extract({ left: 60, top: 10, width: 30, height: 30 }).png().toBuffer();
    const corner = await sharp(cut).stats();
    expect(corner.channels[1]?.mean).toBeGreaterThan(200);
  });

  test("loses where it was taken, and everything else that is no pixel", async () => {
    const photo = await sharp(await anyPhoto(5))
      .withExif({
        IFD0: { Make: "SecretCamera" },
        IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" },
      })
      .withXmp("<x:xmpmeta xmlns:x='adobe:ns:meta/'>SecretPlace</x:xmpmeta>")
      .jpeg()
      .toBuffer();
    const commented = withComment(photo, "<script>SecretScript</script>");
    expect(commented.includes("SecretCamera")).toBe(true);
    const kept = await served(commented);
    const { exif, xmp, icc, iptc } = await sharp(kept).metadata();
    expect({ exif, xmp, icc, iptc }).toEqual({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      iptc: undefined,
    });
    expect(kept.toString("latin1")).not.toMatch(/Secret/);
  });

  test("is stored in three sizes of the photo and of its face, and nothing else", async () => {
    const before = new Set([...storedFolders("photos"), ...storedFolders("faces")]);
    const photo = await sharp(await anyPhoto(6))
      .resize(2500, 3000)
      .jpeg()
      .toBuffer();
    const { body } = await upload(app, alice, { file: photo, fields: { corners: everything } });
    const heights: number[][] = [];
    for (const kind of ["photos", "faces"] as const) {
      const added = storedFolders(kind).find((name) => !before.has(name)) ?? "";
      const folder = join(app.deps.config.dataDir, "files", kind, added);
      expect(readdirSync(folder).toSorted()).toEqual(["large.webp", "medium.webp", "small.webp"]);
      const sizes = ["small", "medium", "large"].map((size) =>
        sharp(readFileSync(join(folder, `${size}.webp`))).metadata(),
      );
      heights.push((await Promise.all(sizes)).map(({ height }) => height));
    }
    expect(heights).toEqual([
      [320, 800, 2000],
      [320, 800, 1400],
    ]);
    expect(body.wholePhoto).toMatchObject({ width: 1667, height: 2000 });
    expect(body.wholePhoto?.placeholder.length).toBeLessThan(600);
    expect(body.photo).toMatchObject({ width: 1000, height: 1400 });
    expect(body.photo?.placeholder.length).toBeLessThan(600);
  });
});

/** The corners of the photo itself. */
const everything = JSON.stringify([
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]);
const whiteSquare = `<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"><rect width="50" height="50" fill="#fff"/></svg>`;
