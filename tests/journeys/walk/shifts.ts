import { setTimeout as delay } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** The delay of a response and the steps by which it varies, in milliseconds: skeletons show, and parts arrive in turn. */
const [ANSWER_MS, FURTHER_MS] = [60, 60];

/** How many answers in a row come after different delays. */
const STEPS = 3;

/** Delays responses by varying times, as a slow connection does. Also keeps the browser from caching the code. */
export async function slowDown(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/api\/(?!live)/u, async (route) => {
    asked += 1;
    await delay(ANSWER_MS + FURTHER_MS * (asked % STEPS));
    await route.continue();
  });
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Shifted {
  /** The sum of layout shift since the page began to load (Web Vitals calls 0.1 good). */
  readonly sum: number;
  /** What moved, for the report. */
  readonly parts: readonly string[];
}

/** Adds up layout shift from the start of each page. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifted = { sum: 0, parts: [] as string[] };
    Object.assign(window, { shifted });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        shifted.sum += value;
        const texts = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30) ?? "");
        shifted.parts.push(`${value.toFixed(3)} of ${texts.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

export async function shiftedSoFar(page: Page): Promise<Shifted> {
  return page.evaluate(() => (window as unknown as { readonly shifted: Shifted }).shifted);
}
