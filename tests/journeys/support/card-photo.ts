import { expect, type Page } from "@playwright/test";
import type { OwnCardView } from "#contract/card/card.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import { cardPhoto, type PhotoName } from "#tests/support/photos.ts";

/** A file in the form Playwright passes to an input. */
export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** In pixels: the name on the card is still read, in a quarter of the time. */
const SMALL_WIDTH = 600;

/** A photo of a printed card next to a slip with today's code of the page's user as a QR code. */
export async function photoWithCode(page: Page, name: PhotoName): Promise<PhotoFile> {
  const photo = sharp(await withSlip(page, name)).resize(SMALL_WIDTH);
  const buffer = await photo
    .withExif({ IFD2: { DateTimeOriginal: "2026:11:07 08:30:00" } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer };
}

/** Photos like it that differ in their light, as a collector takes them one after the other. */
export async function photosWithCode(page: Page, count: number): Promise<PhotoFile[]> {
  const cards = [await withSlip(page, "saka"), await withSlip(page, "odegaard")];
  const takes = Array.from({ length: count }, async (_, at) => {
    const buffer = await sharp(cards[at % cards.length])
      .resize(SMALL_WIDTH)
      .modulate({ brightness: 0.9 + at / 100 })
      .jpeg({ quality: 80 })
      .toBuffer();
    return { name: `IMG_${100 + at}.jpg`, mimeType: "image/jpeg", buffer };
  });
  return Promise.all(takes);
}

async function withSlip(page: Page, name: PhotoName): Promise<Buffer> {
  const answer = await page.request.get("/api/verification-code");
  expect(answer.ok()).toBe(true);
  const { qr } = (await answer.json()) as { qr: { size: number; path: string } };
  const slip = `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="280" viewBox="0 0 ${qr.size} ${qr.size}">
    <rect width="${qr.size}" height="${qr.size}" fill="#fff"/><path d="${qr.path}" fill="#000"/></svg>`;
  const card = cardPhoto(name);
  const { height } = await sharp(card).metadata();
  return sharp(card)
    .composite([{ input: Buffer.from(slip), left: 80, top: height - 340 }])
    .png()
    .toBuffer();
}

/** The card as the upload form shows it, as 10 by 14 pixels. */
export async function previewOn(page: Page): Promise<number[]> {
  const data = await page
    .getByRole("img", { name: "Your card, straightened" })
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  return smallPicture(Buffer.from(data.slice(data.indexOf(",") + 1), "base64"));
}

/** The face that the server made for the user's only card. */
export async function onlyFaceOf(page: Page): Promise<number[]> {
  const [card] = (await (await page.request.get("/api/cards")).json()) as OwnCardView[];
  return smallPicture(await (await page.request.get(card?.photo?.small ?? "")).body());
}

async function smallPicture(picture: Buffer): Promise<number[]> {
  return [...(await sharp(picture).resize(10, 14, { fit: "fill" }).removeAlpha().raw().toBuffer())];
}

export function meanDifference(a: readonly number[], b: readonly number[]): number {
  expect(a).toHaveLength(10 * 14 * 3);
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
}
