/**
 * Pictures of every screen in the demo's world: full, empty and as a visitor, in both themes, three widths and three
 * languages. They go into `data/screens/pictures`, with a page that filters them (`index.html`).
 *
 *   npm run screens
 *   npm run screens -- --only home,transfers --widths 360 --languages en --themes light --states full
 *   npm run screens -- --readme       the picture of the README instead (docs/images)
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { isLanguage, LANGUAGE_CODES } from "#contract/languages.ts";
import { findChromium } from "#scripts/find-chromium.ts";
import { indexPage, type Picture } from "./index-page.ts";
import { hideLowerBar, type Look, openLook, type Screen, screensOf, show, STATES, THEMES } from "./looks.ts";
import { pictureOfReadme } from "./readme-picture.ts";
import { serveDemo } from "./served-demo.ts";

const FOLDER = resolve("data/screens");
const WIDTHS = [360, 820, 1280];

const { values: asked } = parseArgs({
  options: {
    only: { type: "string" },
    widths: { type: "string" },
    languages: { type: "string" },
    themes: { type: "string" },
    states: { type: "string" },
    readme: { type: "boolean", default: false },
  },
});

function listed(text: string | undefined): string[] | null {
  return text === undefined ? null : text.split(",").map((word) => word.trim());
}

/** The requested ones of the known values; all if none were requested. */
function among<Value extends string>(known: readonly Value[], text: string | undefined): readonly Value[] {
  const wished = listed(text);
  const unknown = wished?.find((word) => !known.some((value) => value === word));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of ${known.join(", ")}`);
  return wished === null ? known : known.filter((value) => wished.includes(value));
}

function looks(): Look[] {
  const widths = listed(asked.widths)?.map(Number) ?? WIDTHS;
  const languages = among(LANGUAGE_CODES, asked.languages).filter(isLanguage);
  return among(STATES, asked.states).flatMap((state) =>
    languages.flatMap((language) =>
      among(THEMES, asked.themes).flatMap((theme) =>
        widths.map((width): Look => ({ state, language, theme, width })),
      ),
    ),
  );
}

/** The pictures of some screens in one look. */
async function picture(
  browser: Browser,
  url: string,
  { look, screens }: { readonly look: Look; readonly screens: readonly Screen[] },
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const [role, ofRole] of Map.groupBy(screens, (screen) => screen.role)) {
    const context = await openLook(browser, url, { ...look, role });
    const page = await context.newPage();
    for (const { name, address } of ofRole) {
      const file = `${[name, look.state, look.width, look.theme, look.language].join("_")}.jpg`;
      await show(page, address).catch((error: Error) => console.warn(`${file}: ${error.message}`));
      await hideLowerBar(page);
      const path = join(FOLDER, "pictures", file);
      await page.screenshot({ path, fullPage: true, type: "jpeg", quality: 75 });
      pictures.push({ ...look, screen: name, file });
    }
    await context.close();
  }
  return pictures;
}

async function makePictures(browser: Browser, url: string): Promise<void> {
  const only = listed(asked.only);
  const folder = join(FOLDER, "pictures");
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pictures: Picture[] = [];
  for (const look of looks()) {
    const screens = (await screensOf(look.state, browser, url)).filter(
      ({ name }) => only === null || only.includes(name),
    );
    pictures.push(...(await picture(browser, url, { look, screens })));
    console.log(`${Object.values(look).join(" ")}: ${screens.length} screens`);
    await writeFile(join(folder, "index.html"), indexPage(pictures));
  }
  console.log(`${pictures.length} pictures: ${join(folder, "index.html")}`);
}

await mkdir(FOLDER, { recursive: true });
const demo = await serveDemo(join(FOLDER, "demo"));
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  if (asked.readme) await pictureOfReadme(browser, demo.url);
  else await makePictures(browser, demo.url);
} finally {
  await browser.close();
  demo.end();
}
