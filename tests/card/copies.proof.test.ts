import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gatherEvidence } from "#server/card/evidence/gather-evidence.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardEvidence } from "#server/card/table.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** The most that an admin sees. */
const SHOWN = 5;

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

async function uploaded(user: TestUser, file: Buffer): Promise<number> {
  const { status, body } = await upload(app, user, { file });
  expect(status).toBe(200);
  return body.id;
}

/** The photo slightly cropped, in other bytes for each quality. */
async function copyOf(photo: Buffer, quality = 80): Promise<Buffer> {
  return sharp(photo).extract({ left: 4, top: 5, width: 192, height: 230 }).jpeg({ quality }).toBuffer();
}

async function evidenceOf(cardId: number) {
  const [found] = await app.db.select().from(cardEvidence).where(eq(cardEvidence.cardId, cardId));
  return found;
}

describe("a stolen photo", () => {
  test("counts as a copy of another user's, however many copies its thief uploads", async () => {
    const photo = await anyPhoto(401);
    const stolenId = await uploaded(await aUser(app), photo);
    await gatherEvidence(app.deps, stolenId);
    const thief = await aUser(app);
    for (let at = 0; at < SHOWN + 2; at += 1) {
      const id = await uploaded(thief, await copyOf(photo, 70 + at));
      await gatherEvidence(app.deps, id);
      const { reasons, lookalikes = [] } = (await evidenceOf(id)) ?? {};
      expect(reasons?.[0]).toBe("copy_of_another_user");
      expect(lookalikes[0]).toMatchObject({ cardId: stolenId, part: "photo" });
      expect(lookalikes).toHaveLength(Math.min(SHOWN, at + 1));
    }
  });

  test("is noticed even if it was examined before the first", async () => {
    const photo = await anyPhoto(404);
    const id = await uploaded(await aUser(app), photo);
    const copyId = await uploaded(await aUser(app), await copyOf(photo));
    await gatherEvidence(app.deps, copyId);
    await gatherEvidence(app.deps, id);
    expect((await evidenceOf(copyId))?.lookalikes).toEqual([]);
    const evidence = await evidenceOf(id);
    expect(evidence?.reasons[0]).toBe("copy_of_another_user");
    expect(evidence?.lookalikes).toMatchObject([{ cardId: copyId, part: "photo" }]);
  });
});
