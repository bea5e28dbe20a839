import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardEvidence } from "#server/card/table.ts";
import { upload } from "#tests/support/photos.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** Uploads a photo. @returns the id of its card */
export async function uploaded(app: TestApp, user: TestUser, file: Buffer): Promise<number> {
  const { status, body } = await upload(app, user, { file });
  expect(status).toBe(200);
  return body.id;
}

/** The photo slightly cropped, in other bytes for each quality. */
export async function copyOf(photo: Buffer, quality = 80): Promise<Buffer> {
  return sharp(photo).extract({ left: 4, top: 5, width: 192, height: 230 }).jpeg({ quality }).toBuffer();
}

/** What Panna has found out about a card's photo. */
export async function evidenceOf(
  { db }: TestApp,
  cardId: number,
): Promise<typeof cardEvidence.$inferSelect | undefined> {
  const [found] = await db.select().from(cardEvidence).where(eq(cardEvidence.cardId, cardId));
  return found;
}
