import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCard } from "#contract/admin.ts";
import { gatherDueEvidence } from "#server/card/evidence/gather-evidence.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardEvidence, photoPrint } from "#server/card/table.ts";
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
  test.each(["approved", "rejected"])("is noticed if the first was %s without evidence", async (decision) => {
    const approved = decision === "approved";
    const photo = await anyPhoto(approved ? 402 : 403);
    const id = await uploaded(await aUser(app), photo);
    await admin.call(decideCard, { params: { id }, body: { approved, reason: "Blurred." } });
    const copyId = await uploaded(await aUser(app), await copyOf(photo));
    expect(await gatherDueEvidence(app.deps)).toBe(2);
    expect(await gatherDueEvidence(app.deps)).toBe(0);
    expect(await app.db.$count(photoPrint, eq(photoPrint.cardId, id))).toBe(1);
    expect(await evidenceOf(id)).toBeUndefined();
    const evidence = await evidenceOf(copyId);
    expect(evidence?.reasons[0]).toBe("copy_of_another_user");
    expect(evidence?.lookalikes).toMatchObject([{ cardId: id, part: "photo" }]);
  });
});
