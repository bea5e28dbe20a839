import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listCards } from "#contract/card/card.ts";
import { decideCard } from "#contract/admin.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { storedPhotos } from "./stored-photos.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("an upload", () => {
  test("sent twenty times at once is one card and one photo", async () => {
    const alice = await aUser(app);
    const photo = await anyPhoto(101);
    const before = storedPhotos(app);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(app, alice, { file: photo })));
    const codes = answers.map(({ body }) => body.code ?? "done").toSorted();
    expect(codes).toEqual(["done", ...Array.from({ length: 19 }, () => "photo_already_uploaded")]);
    expect((await alice.call(listCards)).body).toHaveLength(1);
    expect(storedPhotos(app)).toBe(before + 1);
  });

  test("of a rejected photo may be repeated, and so may another user's", async () => {
    const [alice, bob, admin] = [await aUser(app), await aUser(app), await aUser(app, { isAdmin: true })];
    const photo = await anyPhoto(102);
    const { body } = await upload(app, alice, { file: photo });
    expect((await upload(app, alice, { file: photo })).body.code).toBe("photo_already_uploaded");
    await admin.call(decideCard, { params: { id: body.id }, body: { approved: false } });
    expect((await upload(app, alice, { file: photo })).status).toBe(200);
    expect((await upload(app, bob, { file: photo })).status).toBe(200);
  });
});
