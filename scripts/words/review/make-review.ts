import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import type { Language } from "#contract/languages.ts";
import { findChromium } from "#scripts/find-chromium.ts";
import type { Texts } from "#scripts/words/catalogue.ts";
import { filesNaming, readSources } from "#scripts/words/usage.ts";
import { usePannaWithAdmin } from "#tests/journeys/support/admin.ts";
import install from "#tests/journeys/support/installation.global.ts";
import { haveWeb } from "#tests/support/panna-process.ts";
import { reviewPage } from "./review-page.ts";
import { walkIn } from "./walk.ts";

/** How long tabs, menus and buttons are pressed; the screens themselves take about two minutes. */
const PRESS_MS = 4 * 60_000;

/**
 * Walks over the screens of a separate Panna in every language and writes their texts into `review.html`, with a
 * picture of each screen. @returns the path of the page
 */
export async function makeReview(folder: string, catalogue: ReadonlyMap<Language, Texts>): Promise<string> {
  await mkdir(folder, { recursive: true });
  await haveWeb();
  const removeInstallation = await install();
  const isRoot = process.getuid?.() === 0;
  const browser = await chromium.launch({
    executablePath: findChromium(process.env),
    args: isRoot ? ["--no-sandbox"] : [],
  });
  try {
    const sources = await readSources(process.cwd());
    const pressUntil = performance.now() + PRESS_MS;
    await usePannaWithAdmin(async ({ url }) => {
      const walks = [...catalogue].map(
        async ([language, texts]) =>
          [language, await walkIn({ browser, url, folder, language, texts, pressUntil })] as const,
      );
      const sights = new Map(await Promise.all(walks));
      const filesOf = (key: string) => filesNaming(key, sources);
      await writeFile(join(folder, "review.html"), reviewPage({ catalogue, sights, filesOf }));
    });
  } finally {
    await browser.close();
    await removeInstallation();
  }
  return resolve(folder, "review.html");
}
