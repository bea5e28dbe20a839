import type { BrowserContext, Page } from "@playwright/test";

/** A phone that takes four times as long as this machine, on a line that Lighthouse calls slow. */
const SLOWDOWN = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 84_000 };
/** The longest a start of the installed app may take, in milliseconds. */
const GOAL_MS = 2000;
/** How long the worker may take to store the app, and the page its answers. */
const STORED_MS = 10_000;

/**
 * The start of the installed app: from the tap on its icon until the home screen shows its content, and nothing that
 * loads. The worker has the app, the page its last answers.
 * @returns whether the median is within the goal, which is printed beside it
 */
export async function judgeInstalledStart(context: BrowserContext, runs: number): Promise<boolean> {
  const [page = await context.newPage()] = context.pages();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/");
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.waitForTimeout(STORED_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", LINE);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await startOf(page));
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  const isMet = median < GOAL_MS;
  console.log(
    `${isMet ? "  " : "! "}${"installed start".padEnd(24)}${Math.round(median)} ms (goal ${GOAL_MS} ms)`,
  );
  return isMet;
}

/** Milliseconds from the navigation to a home screen without skeletons. */
async function startOf(page: Page): Promise<number> {
  await page.goto("about:blank");
  await page.goto("/", { waitUntil: "commit" });
  const shown = await page.waitForFunction(() => {
    const isLoading = document.querySelector(".skeleton") !== null;
    const hasPanels = document.querySelectorAll("main section").length > 2;
    return hasPanels && !isLoading ? performance.now() : false;
  });
  return Number(await shown.jsonValue());
}
