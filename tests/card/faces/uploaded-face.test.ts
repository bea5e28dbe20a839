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

async function storedCorners(cardId: number): Promise<Corners | null | undefined> {
  const [row] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, cardId));
  return row?.corners;
}

describe("the face of an uploaded card", () => {
  test("shows what is between the corners that came with the photo, and nothing beside it", async () => {
    const left = await upload(app, alice, { file: await twoHalves(), fields: field(rectangle(0.1, 0.45)) });
    const right = await upload(app, alice, { file: await twoHalves(), fields: field(rectangle(0.55, 0.9)) });
    for (const size of ["small", "medium", "large"] as const) {
      expect(await colourOf(await faceOf(left.body.photo?.[size]))).toBe("100");
      expect(await colourOf(await faceOf(right.body.photo?.[size]))).toBe("001");
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
    const wide = await upload(app, bob, { file: await twoHalves(), fields: field(rectangle(0.1, 0.9)) });
    const narrow: Corners = [
      { x: 0.1, y: 0.1 },
      { x: 0.3, y: 0.1 },
      { x: 0.3, y: 0.3 },
      { x: 0.1, y: 0.3 },
    ];
    const small = await upload(app, bob, { file: await twoHalves(), fields: field(narrow) });
    const { body: queue } = await admin.call(listPendingCards);
    const marks = new Map(queue.map(({ id, smallFace }) => [id, smallFace]));
    expect([marks.get(wide.body.id), marks.get(small.body.id)]).toEqual([false, true]);
  });
});
