import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gatherEvidence } from "#server/card/evidence/gather-evidence.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { copyOf, evidenceOf, uploaded } from "./copied-photo.ts";

/** The most that an admin sees. */
const SHOWN = 5;

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

describe("a stolen photo", () => {
  test("counts as a copy of another user's, however many copies its thief uploads", async () => {
    const photo = await anyPhoto(401);
    const stolenId = await uploaded(app, await aUser(app), photo);
    await gatherEvidence(app.deps, stolenId);
    const thief = await aUser(app);
    for (let at = 0; at < SHOWN + 2; at += 1) {
      const id = await uploaded(app, thief, await copyOf(photo, 70 + at));
      await gatherEvidence(app.deps, id);
      const { reasons, lookalikes = [] } = (await evidenceOf(app, id)) ?? {};
      expect(reasons?.[0]).toBe("copy_of_another_user");
      expect(lookalikes[0]).toMatchObject({ cardId: stolenId, part: "photo" });
      expect(lookalikes).toHaveLength(Math.min(SHOWN, at + 1));
    }
  });

  test("is noticed even if it was examined before the first", async () => {
    const photo = await anyPhoto(404);
    const id = await uploaded(app, await aUser(app), photo);
    const copyId = await uploaded(app, await aUser(app), await copyOf(photo));
    await gatherEvidence(app.deps, copyId);
    await gatherEvidence(app.deps, id);
    expect((await evidenceOf(app, copyId))?.lookalikes).toEqual([]);
    const evidence = await evidenceOf(app, id);
    expect(evidence?.reasons[0]).toBe("copy_of_another_user");
    expect(evidence?.lookalikes).toMatchObject([{ cardId: copyId, part: "photo" }]);
  });
});
