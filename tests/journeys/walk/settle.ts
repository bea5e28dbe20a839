import type { Page, Request } from "@playwright/test";
import { expect } from "#tests/journeys/support/journey.ts";

const inFlight = new WeakMap<Page, Set<Request>>();

/** Counts a page's requests, for `settled`. Also ends its live stream at once: a stream never finishes. */
export async function watchRequests(page: Page): Promise<void> {
  await page.route("**/api/live", (route) => route.fulfill({ status: 204 }));
  const requests = new Set<Request>();
  inFlight.set(page, requests);
  page.on("request", (request) => {
    // Nobody waits for what the last document asked.
    if (request.isNavigationRequest()) requests.clear();
    requests.add(request);
  });
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

/** What a screen waits for: `data` that never arrives leaves it in its skeletons. */
interface Settling {
  readonly hasData: boolean;
}

/** Waits until every request of the page is answered and everything that came with it is drawn. */
export async function settled(page: Page, { hasData }: Settling = { hasData: true }): Promise<void> {
  const requests = inFlight.get(page) ?? new Set<Request>();
  const open = () =>
    [...requests].map((request) => request.url()).filter((url) => hasData || !url.includes("/api/"));
  await expect(async () => {
    expect(open()).toEqual([]);
    expect(await page.evaluate(isDrawn, hasData)).toBe(true);
    expect(open()).toEqual([]);
  }).toPass({ intervals: [20], timeout: 30_000 });
}

/** Runs in the page: whether two frames later nothing is loading. */
async function isDrawn(hasData: boolean): Promise<boolean> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const main = document.querySelector("main");
  const isHere = main !== null && main.querySelector(":scope > :not([data-left])") !== null;
  const isGone = document.querySelector("main > [data-left]") === null;
  // Other spinners stand for work of the server that can take seconds, such as reading a photo.
  const isSpinning = document.querySelector(".min-h-dvh > .spinner") !== null;
  const isWaiting = document.querySelector("main .skeleton, main [aria-busy=true]") !== null;
  return isHere && isGone && document.fonts.status === "loaded" && !isSpinning && (!hasData || !isWaiting);
}

/** Opens an address inside the app that is already there, without loading the page again. */
export async function openInApp(page: Page, address: string, settling?: Settling): Promise<void> {
  await page.evaluate((to) => {
    const isThere = location.pathname === to;
    // What is drawn for the last address carries a mark until the router replaces it.
    if (!isThere)
      for (const part of document.querySelectorAll("main > *")) part.toggleAttribute("data-left", true);
    history.pushState(null, "", to);
  }, address);
  await settled(page, settling);
}
