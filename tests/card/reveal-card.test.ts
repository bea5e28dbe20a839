import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCard, undoDecision } from "#contract/admin.ts";
import { getCardBack } from "#contract/card/card-back.ts";
import { listCards, revealCard } from "#contract/card/card.ts";
import { aCard } from "#tests/support/makers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true });
});

afterAll(() => app.close());

function aPhotoCard(user: TestUser, given: Partial<Parameters<typeof aCard>[2]> = {}) {
  return aCard(app, user, { origin: "photo", ...given });
}

async function isSealed(user: TestUser, id: number): Promise<boolean | undefined> {
  const { body } = await user.call(listCards);
  return body.find((card) => card.id === id)?.isSealed;
}

describe("the pack of an approved photo", () => {
  test("is opened once, by whichever device asks first", async () => {
    const alice = await aUser(app);
    const { id } = await aPhotoCard(alice);
    expect(await isSealed(alice, id)).toBe(true);
    expect((await alice.call(getCardBack, { params: { id } })).body.card.isSealed).toBe(true);
    expect((await alice.call(revealCard, { params: { id } })).body).toEqual({ isFirst: true });
    expect((await alice.call(revealCard, { params: { id } })).body).toEqual({ isFirst: false });
    expect(await isSealed(alice, id)).toBe(false);
    expect((await alice.call(getCardBack, { params: { id } })).body.card.isSealed).toBe(false);
  });

  test("is opened by one of fifty calls at once", async () => {
    const alice = await aUser(app);
    const { id } = await aPhotoCard(alice);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => alice.call(revealCard, { params: { id } })),
    );
    expect(answers.filter(({ body }) => body.isFirst)).toHaveLength(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test("stays shut while the photo is pending, and after a rejection", async () => {
    const alice = await aUser(app);
    for (const status of ["pending", "rejected"] as const) {
      const { id } = await aPhotoCard(alice, { status });
      expect((await alice.call(revealCard, { params: { id } })).status).toBe(404);
      expect(await isSealed(alice, id)).toBe(false);
    }
  });

  test("belongs to the card's owner", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    const { id } = await aPhotoCard(alice);
    expect((await bob.call(revealCard, { params: { id } })).status).toBe(404);
    expect(await isSealed(alice, id)).toBe(true);
  });

  test("is shut again after an admin took the approval back and approved once more", async () => {
    const alice = await aUser(app);
    const { body: uploaded } = await upload(app, alice, { file: await anyPhoto(1) });
    const params = { id: uploaded.id };
    await admin.call(decideCard, { params, body: { approved: true } });
    await alice.call(revealCard, { params });
    expect((await admin.call(undoDecision, { params })).status).toBe(200);
    await admin.call(decideCard, { params, body: { approved: true } });
    expect(await isSealed(alice, uploaded.id)).toBe(true);
  });
});

test("a base card has no pack", async () => {
  const alice = await aUser(app);
  const { id } = await aCard(app, alice);
  expect(await isSealed(alice, id)).toBe(false);
  expect((await alice.call(revealCard, { params: { id } })).body).toEqual({ isFirst: false });
});
