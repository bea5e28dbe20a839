import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPendingCards } from "#contract/admin.ts";
import { type Corners, wholeCorners } from "#game/card/face/corners.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardPhoto } from "#server/card/table.ts";
import { cornerError } from "#tests/card/faces/drawn/compare.ts";
import { decode, drawPhoto } from "#tests/card/faces/drawn/drawn-photo.ts";
import { upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { colourOf, faceOf, fieldOf, rectangle, twoHalves } from "./two-halves.ts";

let app: TestApp;
let alice: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  alice = await aUser(app);
});

afterAll(() => app.close());

async function storedCorners(cardId: number): Promise<Corners | null | undefined> {
  const [row] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, cardId));
  return row?.corners;
}

describe("the face of an uploaded card", () => {
  test("shows what is between the corners that came with the photo, and nothing beside it", async () => {
    const left = await upload(app, alice, {
      file: await twoHalves(1),
      fields: fieldOf(rectangle(0.1, 0.45)),
    });
    const right = await upload(app, alice, {
      file: await twoHalves(2),
      fields: fieldOf(rectangle(0.55, 0.9)),
    });
    for (const size of ["small", "medium", "large"] as const) {
      expect(await colourOf(await faceOf(app, left.body.photo?.[size]))).toBe("100");
      expect(await colourOf(await faceOf(app, right.body.photo?.[size]))).toBe("001");
    }
    expect(left.body.imageUrl).toBe(left.body.photo?.medium);
  });

  test("is found by the server if no corners came", async () => {
    const { jpeg, corners } = await drawPhoto({ seed: 3 });
    const { body } = await upload(app, alice, { file: jpeg });
    const stored = await storedCorners(body.id);
    expect(stored && cornerError(stored, corners, await decode(jpeg))).toBeLessThan(0.02);
  });

  test("is the photo's middle if there is no card, and all of it if it has the shape of one", async () => {
    const blank = { width: 400, height: 700, channels: 3, background: "#345678" } as const;
    const file = await sharp({ create: blank }).jpeg().toBuffer();
    const { body } = await upload(app, alice, { file, fields: { corners: "" } });
    expect(await storedCorners(body.id)).toEqual(wholeCorners(400, 700));
    expect(body.photo).toMatchObject({ width: 400, height: 560 });
  });

  test("is small below 400 pixels, which admins see", async () => {
    const admin = await aUser(app, { isAdmin: true });
    const bob = await aUser(app);
    const wide = await upload(app, bob, { file: await twoHalves(3), fields: fieldOf(rectangle(0.1, 0.9)) });
    const narrow: Corners = [
      { x: 0.1, y: 0.1 },
      { x: 0.3, y: 0.1 },
      { x: 0.3, y: 0.3 },
      { x: 0.1, y: 0.3 },
    ];
    const small = await upload(app, bob, { file: await twoHalves(4), fields: fieldOf(narrow) });
    const { body: queue } = await admin.call(listPendingCards);
    const marks = new Map(queue.map(({ id, smallFace }) => [id, smallFace]));
    expect([marks.get(wide.body.id), marks.get(small.body.id)]).toEqual([false, true]);
  });
});
