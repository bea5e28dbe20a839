import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { decideCard } from "#contract/admin.ts";
import { gatherDueEvidence } from "#server/card/evidence/gather-evidence.ts";
import { photoPrint } from "#server/card/table.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { copyOf, evidenceOf, uploaded } from "./copied-photo.ts";

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  admin = await aUser(app, { isAdmin: true });
});

afterAll(() => app.close());

describe("a stolen photo", () => {
  test.each(["approved", "rejected"])("is noticed if the first was %s without evidence", async (decision) => {
    const approved = decision === "approved";
    const photo = await anyPhoto(approved ? 402 : 403);
    const id = await uploaded(app, await aUser(app), photo);
    await admin.call(decideCard, { params: { id }, body: { approved, reason: "Blurred." } });
    const copyId = await uploaded(app, await aUser(app), await copyOf(photo));
    expect(await gatherDueEvidence(app.deps)).toBe(2);
    expect(await gatherDueEvidence(app.deps)).toBe(0);
    expect(await app.db.$count(photoPrint, eq(photoPrint.cardId, id))).toBe(1);
    expect(await evidenceOf(app, id)).toBeUndefined();
    const evidence = await evidenceOf(app, copyId);
    expect(evidence?.reasons[0]).toBe("copy_of_another_user");
    expect(evidence?.lookalikes).toMatchObject([{ cardId: id, part: "photo" }]);
  });
});
