import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { AVATAR_SIZES, removeAvatar, setAvatar } from "#contract/account/avatar.ts";
import { getProfile } from "#contract/profile.ts";
import { refusals } from "#contract/refusals.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { sweepAvatars } from "#server/profile/avatar/sweep-avatars.ts";
import { hostilePhotos } from "#tests/support/hostile-photos.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const send = (user: TestUser, file: Buffer | null) => upload(app, user, { file, path: setAvatar.path });
const get = (url: string) => app.server.inject({ url });

async function addressOf(user: TestUser): Promise<string> {
  return (await user.call(getCurrentUser)).body.profileImageUrl ?? "";
}

async function stored(): Promise<number> {
  let files = 0;
  for await (const _ of app.deps.files.list("avatars")) files += 1;
  return files;
}

/** A photo with a place and a camera in it. */
async function withExif(): Promise<Buffer> {
  return sharp(await anyPhoto(7))
    .withExif({ IFD0: { Model: "Secret Camera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
}

describe("an uploaded picture", () => {
  test("is a square of WebP without metadata, at an address that nobody can guess", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    expect((await send(alice, await withExif())).status).toBe(200);
    const address = await addressOf(alice);
    expect(address).toMatch(/^\/avatars\/[0-9a-f]{32}\/large\.webp$/u);
    const { body } = await bob.call(getProfile, { params: { userId: alice.id } });
    expect(body.profileImageUrl).toBe(address);
    for (const [size, side] of Object.entries(AVATAR_SIZES)) {
      const answer = await get(address.replace("large", size));
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
      });
      const { width, height, format, exif } = await sharp(answer.rawPayload).metadata();
      expect({ width, height, format, exif }).toEqual({ width: side, height: side, format: "webp" });
      expect(answer.rawPayload.includes("Secret Camera")).toBe(false);
    }
    for (const wrong of [
      address.replace(/[0-9a-f]{32}/u, "0".repeat(32)),
      address.replace("large", "huge"),
    ]) {
      expect((await get(wrong)).statusCode).toBe(404);
    }
  });

  test("replaces the one before, and goes when its user removes it", async () => {
    const alice = await aUser(app);
    const before = await stored();
    await send(alice, await anyPhoto(11));
    const first = await addressOf(alice);
    await send(alice, await anyPhoto(12));
    const second = await addressOf(alice);
    expect(second).not.toBe(first);
    expect((await get(first)).statusCode).toBe(404);
    expect((await get(second)).statusCode).toBe(200);
    expect((await alice.call(removeAvatar)).status).toBe(200);
    expect(await addressOf(alice)).toBe("");
    expect((await get(second)).statusCode).toBe(404);
    expect(await stored()).toBe(before);
  });

  test("of any hostile kind is refused with a message, and leaves no trace", async () => {
    const alice = await aUser(app);
    const before = await stored();
    for (const { what, bytes, code } of await hostilePhotos(await anyPhoto(1))) {
      const { status, body } = await send(alice, bytes);
      expect([what, body.code]).toEqual([what, code]);
      expect(status).toBe(refusals[code as keyof typeof refusals].status);
    }
    expect((await send(alice, null)).body.code).toBe("file_not_image");
    expect(await addressOf(alice)).toBe("");
    expect(await stored()).toBe(before);
  });

  test("without a user is swept after an hour, and no other", async () => {
    const alice = await aUser(app);
    await send(alice, await anyPhoto(13));
    const before = await stored();
    await app.deps.files.write(`avatars/${"ab".repeat(16)}/large.webp`, await anyPhoto(1), "image/webp");
    expect(await sweepAvatars(app.deps)).toBe(0);
    app.clock.pass(HOUR_MS + 60_000);
    expect(await sweepAvatars(app.deps)).toBe(1);
    expect(await stored()).toBe(before);
  });
});
