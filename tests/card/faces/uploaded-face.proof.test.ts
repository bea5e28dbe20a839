import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Corners } from "#game/card/face/corners.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;
let photos = 0;

beforeAll(async () => {
  app = await makeTestApp();
  alice = await aUser(app);
});

afterAll(() => app.close());

/** A new photo with a red left half and a blue right half. */
function twoHalves(): Promise<Buffer> {
  photos += 1;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${1300 + photos}"><rect width="500" height="2000" fill="#f00"/>
    <rect x="500" width="500" height="2000" fill="#00f"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg().toBuffer();
}

function rectangle(left: number, right: number): Corners {
  return [
    { x: left, y: 0.1 },
    { x: right, y: 0.1 },
    { x: right, y: 0.9 },
    { x: left, y: 0.9 },
  ];
}

const field = (corners: Corners): { corners: string } => ({ corners: JSON.stringify(corners) });

/** The face as everyone sees it, in a size. */
async function faceOf(address: string | undefined): Promise<Buffer> {
  const answer = await app.server.inject({ url: address ?? "" });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

async function colourOf(picture: Buffer): Promise<string> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => (mean > 128 ? "1" : "0")).join("");
}

describe("the face of an uploaded card", () => {
  test("is upright, whichever corner of the photo the card's top left is", async () => {
    const [a, b, c, d] = rectangle(0.05, 0.95);
    const { body } = await upload(app, alice, { file: await twoHalves(), fields: field([b, c, d, a]) });
    const face = sharp(await faceOf(body.photo?.large));
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
      upload(app, alice, { file, fields: field(corners), idempotencyKey: "one-upload" });
    const first = await send(rectangle(0.1, 0.9));
    expect(first.status).toBe(200);
    expect((await send(rectangle(0.1, 0.9))).body).toEqual(first.body);
    expect((await send(rectangle(0.2, 0.9))).body.code).toBe("idempotency_key_reused");
  });
});
