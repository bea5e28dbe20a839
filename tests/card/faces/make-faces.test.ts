import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listPendingCards } from "#contract/admin.ts";
import { listCards } from "#contract/card/card.ts";
import { makeDueFaces } from "#server/card/photo/make-due-faces.ts";
import { card, cardPhoto, photoPrint } from "#server/card/table.ts";
import { aFacelessCard, expectFaces } from "#tests/card/faces/faceless-card.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let alice: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
});

beforeEach(async () => {
  await app.db.delete(card);
  alice = await aUser(app);
});

afterAll(() => app.close());

async function ownCards() {
  return (await alice.call(listCards)).body;
}

describe("a card whose face isn't made yet", () => {
  test("shows nothing of its photo, except to its owner and admins", async () => {
    await aFacelessCard(app, alice);
    const [own] = await ownCards();
    expect([own?.imageUrl, own?.photo]).toEqual([null, null]);
    expect(own?.wholePhoto?.small).toMatch(/^\/api\/cards\//);
    const admin = await aUser(app, { isAdmin: true });
    const { body: queue } = await admin.call(listPendingCards);
    expect(queue[0]).toMatchObject({ photo: null, smallFace: false, wholePhoto: own?.wholePhoto });
  });

  test("gets one from its stored photo, once", async () => {
    await aFacelessCard(app, alice);
    await aFacelessCard(app, alice);
    expect(await makeDueFaces(app.deps)).toBe(2);
    await expectFaces(app, alice);
    const made = await ownCards();
    expect(await makeDueFaces(app.deps)).toBe(0);
    expect(await ownCards()).toEqual(made);
  });
});

describe("the job that makes faces", { timeout: 120_000 }, () => {
  test("prints the card on a photo again, if the photo was printed: prints made alike compare", async () => {
    const [printed, unprinted] = [await aFacelessCard(app, alice), await aFacelessCard(app, alice)];
    const old = { hash: "0".repeat(256), miniature: new Uint8Array(48 * 48) };
    for (const part of ["photo", "card"] as const) {
      await app.db.insert(photoPrint).values({ cardId: printed, part, ...old });
    }
    await makeDueFaces(app.deps);
    const rows = await app.db.select().from(photoPrint).where(eq(photoPrint.part, "card"));
    expect(rows.filter(({ hash }) => hash === old.hash)).toEqual([]);
    expect(await app.db.$count(photoPrint, eq(photoPrint.cardId, unprinted))).toBe(0);
  });

  test("gives up on a photo after three failures, and makes the other faces", async () => {
    const broken = await aFacelessCard(app, alice);
    await aFacelessCard(app, alice);
    const [row] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, broken));
    await app.deps.files.write(`photos/${row?.key}/large.webp`, Buffer.from("no image"), "image/webp");
    expect(await makeDueFaces(app.deps)).toBe(1);
    const [after] = await app.db.select().from(cardPhoto).where(eq(cardPhoto.cardId, broken));
    expect(after).toMatchObject({ faceKey: null, faceFailures: 3 });
    expect(await makeDueFaces(app.deps)).toBe(0);
  });
});
