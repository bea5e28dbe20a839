import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { openLook, show } from "./looks.ts";

const FILE = "docs/images/panna.png";
const SIZE = { width: 1400, height: 800 };
const DESK = { width: 1080, height: 726, left: 40, top: 37 };
const PHONE = { width: 296, height: 640, left: 1074, top: 110 };
const GROUND = "#030e09";

/** The manager's table on a desktop, with the collection on a phone in front. */
export async function pictureOfReadme(browser: Browser, url: string): Promise<void> {
  const desk = await shoot(browser, url, { width: 1280, address: "/transfers/points", frame: DESK });
  const phone = await shoot(browser, url, { width: 390, address: "/my-team", frame: PHONE });
  await sharp({ create: { ...SIZE, channels: 3, background: GROUND } })
    .composite([
      { input: desk, left: DESK.left, top: DESK.top },
      { input: phone, left: PHONE.left, top: PHONE.top },
    ])
    .png({ palette: true, colours: 200, effort: 10 })
    .toFile(FILE);
  console.log(FILE);
}

interface Shot {
  readonly width: number;
  readonly address: string;
  readonly frame: { readonly width: number; readonly height: number };
}

async function shoot(browser: Browser, url: string, { width, address, frame }: Shot): Promise<Buffer> {
  const look = { state: "full", theme: "dark", language: "en", role: "manager", width } as const;
  const context = await openLook(browser, url, look);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: Math.round((width * frame.height) / frame.width) });
  await show(page, address);
  const picture = await page.screenshot();
  await context.close();
  return sharp(picture).resize(frame.width, frame.height, { fit: "cover", position: "top" }).png().toBuffer();
}
