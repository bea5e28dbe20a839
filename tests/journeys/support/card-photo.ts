import { expect, type Page } from "@playwright/test";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardPhoto, type PhotoName } from "#tests/support/photos.ts";

/** A file in the form Playwright passes to an input. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photo of a printed card next to a slip with today's code of the page's user as a QR code. */
export async function photoWithCode(page: Page, name: PhotoName): Promise<PhotoFile> {
  const answer = await page.request.get("/api/verification-code");
  expect(answer.ok()).toBe(true);
  const { qr } = (await answer.json()) as { qr: { size: number; path: string } };
  const slip = `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="280" viewBox="0 0 ${qr.size} ${qr.size}">
    <rect width="${qr.size}" height="${qr.size}" fill="#fff"/><path d="${qr.path}" fill="#000"/></svg>`;
  const card = cardPhoto(name);
  const { height } = await sharp(card).metadata();
  const buffer = await sharp(card)
    .composite([{ input: Buffer.from(slip), left: 80, top: height - 340 }])
    .withExif({ IFD2: { DateTimeOriginal: "2026:11:07 08:30:00" } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
}
