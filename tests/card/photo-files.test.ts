import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PhotoSize } from "#game/card/photo-limits.ts";
import { deleteCard } from "#contract/card/card.ts";
import { faceFile, photoFile, writePicture } from "#server/card/photo/photo-files.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { cardPhoto } from "#server/card/table.ts";
import { sweepPhotos } from "#server/card/photo/sweep-photos.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const HOUR = 60 * 60 * 1000;
/** A file with nothing but "webp" in it, in each size. */
let sizes: Record<PhotoSize, string>;

/** A store under test: how to configure its app, and how to make a stored photo look older. */
interface Store {
  readonly env: () => Record<string, string>;
  readonly age: (app: TestApp, key: string, modified: Date) => void;
}

let sizesFolder: string;
let s3: S3Server;
let photos = 200;

beforeAll(async () => {
  sizesFolder = mkdtempSync(join(tmpdir(), "panna-sizes-"));
  const path = join(sizesFolder, "any.webp");
  writeFileSync(path, "webp");
  sizes = { small: path, medium: path, large: path };
  s3 = await startS3Server("panna-images");
});

afterAll(async () => {
  rmSync(sizesFolder, { recursive: true });
  await s3.close();
});

const stores: Record<"file" | "s3", Store> = {
  file: {
    env: () => ({}),
    age(app, key, modified) {
      const folders = ["photos", "faces"].map((kind) => join(app.deps.config.dataDir, "files", kind, key));
      const folder = folders.find((one) => existsSync(one)) ?? "";
      for (const file of readdirSync(folder)) utimesSync(join(folder, file), modified, modified);
    },
  },
  s3: {
    env: () => ({
      IMAGES: "s3",
      S3_ENDPOINT: s3.url,
      S3_BUCKET: "panna-images",
      S3_ACCESS_KEY_ID: "key",
      S3_SECRET_ACCESS_KEY: "secret of the key",
    }),
    age(_app, key, modified) {
      for (const [name, object] of s3.objects) {
        if (name.includes(key)) s3.objects.set(name, { ...object, modified });
      }
    },
  },
};

describe.each(["file", "s3"] as const)("photos in the store %s", (name) => {
  const store = stores[name];
  let app: TestApp;

  let kept: Awaited<ReturnType<typeof anUpload>>;

  beforeAll(async () => {
    app = await makeTestApp({ env: store.env() });
    kept = await anUpload();
  });

  afterAll(() => app.close());

  async function anUpload() {
    photos += 1;
    const user = await aUser(app);
    const { status, body } = await upload(app, user, { file: await anyPhoto(photos) });
    expect(status).toBe(200);
    const [row] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, body.id));
    return { user, card: body, key: row?.key ?? "", faceKey: row?.faceKey ?? "" };
  }

  async function keysStored(): Promise<string[]> {
    const keys = new Set<string>();
    for (const kind of ["photos", "faces"]) {
      for await (const { key } of app.deps.files.list(kind)) keys.add(key.split("/")[1] ?? "");
    }
    return [...keys];
  }

  async function anOrphan(fileOf = photoFile): Promise<string> {
    const key = newPictureKey();
    await writePicture(app.deps, fileOf, key, sizes);
    return key;
  }

  test("are written, read and removed; what is not there is null", async () => {
    const key = await anOrphan();
    const stream = await app.deps.files.read(photoFile(key, "medium"));
    expect(stream === null ? null : await text(stream)).toBe("webp");
    const bytes = await app.deps.files.readBytes(photoFile(key, "small"));
    expect(Buffer.from(bytes ?? []).toString()).toBe("webp");
    await app.deps.files.removeFolder(`photos/${key}`);
    expect(await app.deps.files.read(photoFile(key, "medium"))).toBeNull();
    expect(await app.deps.files.readBytes(photoFile(key, "small"))).toBeNull();
    await app.deps.files.removeFolder(`photos/${key}`);
  });

  test("have faces that are served for ever under addresses that can't be guessed, and nothing else is", async () => {
    const { card, key, faceKey } = kept;
    const answer = await app.server.inject({ url: card.photo?.medium ?? "" });
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(card.photo?.medium).toBe(`/images/${faceKey}/medium.webp`);
    expect(faceKey).toMatch(/^[0-9a-f]{32}$/);
    const others = [
      "/images/x/medium.webp",
      `/images/${faceKey}/huge.webp`,
      `/images/${faceKey}/..%2f..%2fsecret`,
      `/images/${key}/medium.webp`,
      `/images/${faceKey}/..%2f..%2fphotos%2f${key}%2fmedium.webp`,
    ];
    for (const url of others) {
      expect([url, (await app.server.inject({ url })).statusCode]).toEqual([url, 404]);
    }
  });

  test("go with their card, and without one are swept away after an hour", async () => {
    const gone = await anUpload();
    await gone.user.call(deleteCard, { params: { id: gone.card.id } });
    const [old, young] = [await anOrphan(), await anOrphan()];
    const [oldFace, youngFace] = [await anOrphan(faceFile), await anOrphan(faceFile)];
    const long = new Date(app.clock.wallTime() - HOUR - 60_000);
    for (const key of [kept.key, kept.faceKey, old, oldFace]) store.age(app, key, long);
    expect(await sweepPhotos(app.deps)).toBe(2);
    const stored = await keysStored();
    expect(stored).toEqual(expect.arrayContaining([kept.key, kept.faceKey, young, youngFace]));
    for (const key of [old, oldFace, gone.key, gone.faceKey]) expect(stored).not.toContain(key);
  });

  test("are not swept away by a database that knows few of them, because it's another one than theirs", async () => {
    const orphans: string[] = [];
    for (let at = 0; at < 30; at += 1) orphans.push(await anOrphan());
    const long = new Date(app.clock.wallTime() - HOUR - 60_000);
    for (const key of orphans) store.age(app, key, long);
    expect(await sweepPhotos(app.deps)).toBe(0);
    expect(await keysStored()).toEqual(expect.arrayContaining(orphans));
    for (const key of orphans.slice(20)) await app.deps.files.removeFolder(`photos/${key}`);
    expect(await sweepPhotos(app.deps)).toBe(20);
  });

  test("are not lost, and their card neither, where the store is away", async () => {
    const { user, card } = kept;
    const { files } = app.deps;
    const away = { ...files, write: () => Promise.reject(new Error("the store is away")) };
    Object.assign(app.deps, { files: away });
    try {
      const file = await anyPhoto(999);
      expect((await upload(app, user, { file })).status).toBe(500);
    } finally {
      Object.assign(app.deps, { files });
    }
    expect((await app.server.inject({ url: card.photo?.large ?? "" })).statusCode).toBe(200);
    expect((await upload(app, user, { file: await anyPhoto(999) })).status).toBe(200);
  });
});

test("a photo that S3 refuses to delete is reported as left", async () => {
  const app = await makeTestApp({ env: stores.s3.env() });
  try {
    const key = newPictureKey();
    await writePicture(app.deps, photoFile, key, sizes);
    s3.locked.add(photoFile(key, "medium"));
    await expect(app.deps.files.removeFolder(`photos/${key}`)).rejects.toThrow("AccessDenied");
    expect(await app.deps.files.read(photoFile(key, "small"))).toBeNull();
  } finally {
    await app.close();
  }
});
