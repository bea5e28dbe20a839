import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gatherDueEvidence, gatherEvidence } from "#server/card/evidence/gather-evidence.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardEvidence } from "#server/card/table.ts";
import { drawShownCard } from "#tests/card/faces/drawn/shown-card.ts";
import { aPlayer } from "#tests/support/football-makers.ts";
import { anyPhoto, cardPhoto, upload, withCode } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { gatheredEvidence } from "./gathered-evidence.ts";

let app: TestApp;
let admin: TestUser;
let alice: TestUser;
let first: Buffer;
let firstId: number;

beforeAll(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true });
  alice = await aUser(app);
  await aPlayer(app, { name: "Bukayo Saka", shortName: "Saka" });
  await aPlayer(app, { name: "Martin Ødegaard", shortName: "Ødegaard" });
  first = await withCode(alice, cardPhoto("saka"));
  firstId = (await upload(app, alice, { file: first })).body.id;
  await gatherDueEvidence(app.deps);
});

afterAll(() => app.close());

const evidenceOf = (user: TestUser, file: Buffer, fields?: Record<string, string>) =>
  gatheredEvidence(app, admin, user, { file, ...(fields && { fields }) });

describe("the evidence about a photo", () => {
  test("finds another user's copy, even cropped, resized, darkened and compressed", async () => {
    const { width, height } = await sharp(first).metadata();
    const copy = await sharp(first)
      .extract({ left: 40, top: 30, width: width - 70, height: height - 60 })
      .resize(700)
      .linear(0.75, 4)
      .jpeg({ quality: 45 })
      .toBuffer();
    const bob = await aUser(app);
    const evidence = await evidenceOf(bob, copy);
    expect(evidence.reasons[0]).toBe("copy_of_another_user");
    expect(evidence.lookalikes).toMatchObject([
      { cardId: firstId, isSameUser: false, user: { email: alice.email }, status: "pending" },
    ]);
    expect(evidence.codeSeenAs).toBeNull();
    expect(evidence.risk).toBeGreaterThanOrEqual(60);
  });

  test("tells a user's own copy from another user's", async () => {
    const evidence = await evidenceOf(alice, await sharp(first).jpeg({ quality: 60 }).toBuffer());
    expect(evidence.reasons).toContain("copy_of_own_photo");
    const own = evidence.lookalikes.filter(({ isSameUser }) => isSameUser);
    expect(own.map(({ cardId }) => cardId)).toEqual([firstId]);
  });

  test("takes another card on another table for another photo, and reads the name that is on it", async () => {
    const evidence = await evidenceOf(await aUser(app), cardPhoto("odegaard"));
    expect(evidence.lookalikes).toEqual([]);
    expect(evidence.players[0]?.player.name).toBe("Martin Ødegaard");
    expect(evidence.reasons).toEqual(["code_not_seen", "name_differs", "capture_time_unknown"]);
    expect(evidence.textRead).toMatch(/DEGAARD/i);
  });

  test("says that Panna drew the card on a screenshot", async () => {
    const { jpeg, corners } = await drawShownCard(6);
    const evidence = await evidenceOf(await aUser(app), jpeg, { corners: JSON.stringify(corners) });
    expect(evidence.reasons[0]).toBe("own_drawing");
    expect(evidence.risk).toBeGreaterThanOrEqual(60);
  });

  test("is the same when it is gathered twice", async () => {
    const bob = await aUser(app);
    // Without a word to read, which takes most of the time.
    const plain = await sharp(await anyPhoto(304))
      .resize(600, 720)
      .toBuffer();
    const file = await withCode(bob, plain);
    const { body } = await upload(app, bob, { file });
    const gather = async () => {
      await gatherEvidence(app.deps, body.id);
      return app.db.select().from(cardEvidence).where(eq(cardEvidence.cardId, body.id));
    };
    const [found] = await gather();
    expect(found).toMatchObject({ codeSeenAs: "qr", lookalikes: [] });
    expect(await gather()).toEqual([found]);
  });
});
