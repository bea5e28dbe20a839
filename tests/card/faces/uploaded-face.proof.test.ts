import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Corners } from "#game/card/face/corners.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
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

describe("the face of an uploaded card", () => {
  test("is upright, whichever corner of the photo the card's top left is", async () => {
    const [a, b, c, d] = rectangle(0.05, 0.95);
    const { body } = await upload(app, alice, { file: await twoHalves(1), fields: fieldOf([b, c, d, a]) });
    const face = sharp(await faceOf(app, body.photo?.large));
    const { width, height } = await face.metadata();
    expect(width / height).toBeCloseTo(5 / 7, 2);
    const top = await face
      .extract({ left: 0, top: 0, width, height: height >> 2 })
      .png()
      .toBuffer();
    expect(await colourOf(top)).toBe("001");
  });

  test("belongs to an attempt: the same key with other corners is another upload", async () => {
    const file = await anyPhoto(880);
    const send = (corners: Corners) =>
      upload(app, alice, { file, fields: fieldOf(corners), idempotencyKey: "one-upload" });
    const first = await send(rectangle(0.1, 0.9));
    expect(first.status).toBe(200);
    expect((await send(rectangle(0.1, 0.9))).body).toEqual(first.body);
    expect((await send(rectangle(0.2, 0.9))).body.code).toBe("idempotency_key_reused");
  });
});
