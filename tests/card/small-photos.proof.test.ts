import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCard, listPendingCards } from "#contract/admin.ts";
import { getWholePhoto, listCards } from "#contract/card/card.ts";
import { gatherDueEvidence } from "#server/card/evidence/gather-evidence.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { RISK_MEDIUM_FROM } from "#game/card/photo-risk.ts";
import { upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

/** Width and height in pixels. */
const SIZES = [
  [1, 1],
  [2, 3],
  [32, 32],
  [1, 40],
  [4000, 1],
  [3, 60_000],
] as const;

describe("a photo of a few pixels, or of a strip", () => {
  // shows: 9.25
  test("is uploaded, examined, shown and approved like any other", async () => {
    const [alice, admin] = [await aUser(app), await aUser(app, { isAdmin: true })];
    const ids: number[] = [];
    for (const [width, height] of SIZES) {
      const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
      const picture = sharp({ create: { width, height, channels: 3, background: "#808080", noise } });
      const { status, body } = await upload(app, alice, { file: await picture.png().toBuffer() });
      expect([width, height, status]).toEqual([width, height, 200]);
      ids.push(body.id);
    }
    expect(await gatherDueEvidence(app.deps)).toBe(SIZES.length);

    const { body: queue } = await admin.call(listPendingCards);
    expect(queue.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    for (const { id, evidence, photo, smallFace } of queue) {
      // Nothing can be read on it, which speaks against it.
      expect(evidence?.reasons).toEqual(expect.arrayContaining(["code_not_seen", "name_not_read"]));
      expect(evidence?.risk).toBeGreaterThanOrEqual(RISK_MEDIUM_FROM);
      expect(smallFace).toBe(true);
      const whole = await alice.call(getWholePhoto, { params: { id, size: "large" } });
      const face = await app.server.inject({ url: photo?.large ?? "" });
      expect([whole.status, face.statusCode]).toEqual([200, 200]);
      const { status } = await admin.call(decideCard, { params: { id }, body: { approved: true } });
      expect(status).toBe(200);
    }
    const { body: cards } = await alice.call(listCards);
    expect(cards.map(({ status }) => status)).toEqual(SIZES.map(() => "approved"));
  });
});
