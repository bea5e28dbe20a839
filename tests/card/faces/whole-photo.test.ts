import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPendingCards } from "#contract/admin.ts";
import { deleteCard, getWholePhoto, listCards } from "#contract/card/card.ts";
import { photoSizes } from "#game/card/photo-limits.ts";
import { cardPhoto } from "#server/card/table.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { type TestUser, visitor } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;
let bob: TestUser;
let admin: TestUser;
let cardId: number;

beforeAll(async () => {
  app = await makeTestApp();
  [alice, bob, admin] = [await aUser(app), await aUser(app), await aUser(app, { isAdmin: true })];
  cardId = (await upload(app, alice, { file: await anyPhoto(1) })).body.id;
});

afterAll(() => app.close());

function read(user: TestUser, size: string, id = cardId) {
  return app.server.inject({ url: `/api/cards/${id}/photo/${size}`, headers: { cookie: user.cookie } });
}

async function storedPhoto() {
  const [row] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, cardId));
  if (row === undefined) throw new Error("there is no photo");
  return row;
}

describe("the whole photo of a card", () => {
  test.each(photoSizes)("is sent to its owner and to admins, and kept by no cache (%s)", async (size) => {
    const stored = await app.deps.files.readBytes(`photos/${(await storedPhoto()).key}/${size}.webp`);
    for (const user of [alice, admin]) {
      const answer = await read(user, size);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, no-store",
        "x-content-type-options": "nosniff",
      });
      expect(answer.rawPayload.equals(Buffer.from(stored ?? []))).toBe(true);
    }
  });

  test.each(photoSizes)(
    "is as if there were none for another user, and closed to a visitor (%s)",
    async (size) => {
      const [theirs, unknown] = [await read(bob, size), await read(bob, size, 2_000_000_002)];
      expect([theirs.statusCode, theirs.json()]).toEqual([404, unknown.json()]);
      expect((await read(visitor(app), size)).statusCode).toBe(401);
    },
  );

  test("has no public address: neither its key nor the face's leads to it", async () => {
    const { key, faceKey } = await storedPhoto();
    const whole = await Promise.all(photoSizes.map(async (size) => (await read(alice, size)).rawPayload));
    for (const size of photoSizes) {
      for (const user of [alice, admin, bob, visitor(app)]) {
        const headers = { cookie: user.cookie };
        const old = await app.server.inject({ url: `/images/${key}/${size}.webp`, headers });
        expect(old.statusCode).toBe(404);
        const face = await app.server.inject({ url: `/images/${faceKey}/${size}.webp`, headers });
        expect(whole.some((one) => one.equals(face.rawPayload))).toBe(false);
      }
    }
  });

  test("is named to its owner and to admins, beside the face", async () => {
    const { key, faceKey } = await storedPhoto();
    const [own] = (await alice.call(listCards)).body;
    expect(own?.wholePhoto).toMatchObject({
      small: `/api/cards/${cardId}/photo/small`,
      width: 200,
      height: 240,
    });
    expect([own?.imageUrl, own?.photo?.large]).toEqual([
      `/images/${faceKey}/medium.webp`,
      `/images/${faceKey}/large.webp`,
    ]);
    const { body: queue } = await admin.call(listPendingCards);
    expect(queue[0]).toMatchObject({ photo: own?.photo, wholePhoto: own?.wholePhoto, smallFace: true });
    expect(JSON.stringify([own, queue])).not.toContain(key);
  });

  test("of an unknown size, or of a card without one, isn't there", async () => {
    expect((await read(alice, "huge")).statusCode).toBe(400);
    expect((await alice.call(getWholePhoto, { params: { id: 2_000_000_002, size: "small" } })).status).toBe(
      404,
    );
  });

  test("goes with its card", async () => {
    const { body } = await upload(app, alice, { file: await anyPhoto(2) });
    await alice.call(deleteCard, { params: { id: body.id } });
    for (const user of [alice, admin]) expect((await read(user, "large", body.id)).statusCode).toBe(404);
  });
});
