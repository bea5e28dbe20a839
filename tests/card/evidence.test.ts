import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPendingCards } from "#contract/admin.ts";
import { deleteCard } from "#contract/card/card.ts";
import { readPhoto } from "#contract/card/upload.ts";
import { gatherDueEvidence, gatherEvidence } from "#server/card/evidence/gather-evidence.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardEvidence, cardPhoto as photoTable, photoPrint } from "#server/card/table.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { anyPhoto, cardPhoto, upload, withCode } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, TEST_START, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { gatheredEvidence } from "./gathered-evidence.ts";

let app: TestApp;
let admin: TestUser;
let alice: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true });
  alice = await aUser(app);
  await aPlayer(app, { name: "Bukayo Saka", shortName: "Saka" });
  await aPlayer(app, { name: "Martin Ødegaard", shortName: "Ødegaard" });
});

afterAll(() => app.close());

const evidenceOf = (user: TestUser, file: Buffer, fields?: Record<string, string>) =>
  gatheredEvidence(app, admin, user, { file, ...(fields && { fields }) });

describe("the evidence about a photo", () => {
  test("knows from the camera how old a photo is, before that is dropped", async () => {
    const taken = new Date(TEST_START - 5 * 24 * 60 * 60 * 1000);
    const time = taken.toISOString().slice(0, 19).replaceAll("-", ":").replace("T", " ");
    const photo = await sharp(await anyPhoto(301))
      .withExif({ IFD2: { DateTimeOriginal: time } })
      .jpeg()
      .toBuffer();
    const evidence = await evidenceOf(await aUser(app), photo);
    expect(evidence.takenAt).toBe(taken.toISOString());
    expect(evidence.reasons).toContain("photo_is_old");
  });

  test("is given up after three attempts on a photo that cannot be read, and doesn't hold up the others", async () => {
    const broken = await upload(app, alice, { file: await anyPhoto(302) });
    const [stored] = await app.db.select().from(photoTable).where(eq(photoTable.cardId, broken.body.id));
    await app.deps.files.removeFolder(`photos/${stored?.key}`);
    const fine = await upload(app, alice, { file: await anyPhoto(303) });
    expect(await gatherDueEvidence(app.deps)).toBe(1);
    expect(await gatherDueEvidence(app.deps)).toBe(0);
    const { body: queue } = await admin.call(listPendingCards);
    const evidence = new Map(queue.map(({ id, evidence: found }) => [id, found]));
    expect(evidence.get(broken.body.id)).toBeNull();
    expect(evidence.get(fine.body.id)).not.toBeNull();
  });

  test("goes with its card", async () => {
    const counts = async () => [await app.db.$count(cardEvidence), await app.db.$count(photoPrint)];
    const before = await counts();
    const { body } = await upload(app, alice, { file: await anyPhoto(304) });
    await gatherEvidence(app.deps, body.id);
    expect(await counts()).not.toEqual(before);
    await alice.call(deleteCard, { params: { id: body.id } });
    await gatherEvidence(app.deps, body.id);
    expect(await counts()).toEqual(before);
  });
});

describe("a photo that was only chosen", () => {
  test("offers the form the name on it, and keeps nothing", async () => {
    const bob = await aUser(app);
    const file = await withCode(bob, cardPhoto("odegaard"));
    const { status, body } = await upload(app, bob, { file, path: readPhoto.path });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isCodeSeen: true, players: [{ player: { name: "Martin Ødegaard" } }] });
    const refused = await upload(app, bob, { file: Buffer.from("no image"), path: readPhoto.path });
    expect([refused.status, refused.body.message]).toEqual([415, "Please select an image file"]);
  });
});
