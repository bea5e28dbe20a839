import { insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import { load } from "#bench/support/load.ts";
import { cpuSeconds, type Figure, interleave, median } from "#bench/support/measure.ts";
import { serveWithoutJobs, servePanna, type Serving } from "#bench/support/process.ts";
import { openSlowBrowser, toCookie } from "#bench/support/slow-browser.ts";

const USERS = 1000;
const PAIRS = 10;
const SECONDS = 2;
const CONNECTIONS = 16;
const SETTLED_MS = 3000;
const GOAL = 3.5;

/**
 * P3: the reads of the signed-in home opened with an empty cache, compared with as many reads of the session alone, by
 * server CPU time. The list of reads comes from a browser; it holds what is stored for a time without a line, too.
 */
export async function measureHome(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  try {
    const cookies = await insertUsersWithSessions(database.pool, USERS);
    const pages = await servePanna(database.env);
    const paths = await callsOfHome(pages, cookies[0] ?? "");
    await pages.stop();
    const server = await serveWithoutJobs(database.env);
    const cpuOf = (asked: readonly string[]) => async (): Promise<number> => {
      const before = cpuSeconds(server.pid);
      const done = await load({
        url: server.url,
        cookies,
        paths: asked,
        seconds: SECONDS,
        connections: CONNECTIONS,
      });
      if (done.failures > 0) throw new Error(`${done.failures} requests failed`);
      return (cpuSeconds(server.pid) - before) / (done.requests / asked.length);
    };
    const { first, second } = await interleave(PAIRS, cpuOf(paths), cpuOf(["/api/auth/user"]));
    await server.stop();
    const ratio = median(first.map((home, pair) => home / paths.length / (second[pair] ?? Number.NaN)));
    const micro = (seconds: readonly number[]): string => (1e6 * median(seconds)).toFixed(0);
    return [
      {
        id: "P3",
        what: `the ${paths.length} reads of a cold signed-in home vs as many of /api/auth/user, CPU time`,
        measured: `${ratio.toFixed(1)} times (${micro(first)} µs vs ${micro(second)} µs)`,
        goal: `≤ ${GOAL} times`,
        isMet: ratio <= GOAL,
      },
    ];
  } finally {
    await database.close();
  }
}

/** The API requests that the page makes when opened, as paths. */
async function callsOfHome({ url }: Serving, cookie: string): Promise<string[]> {
  const browser = await openSlowBrowser();
  try {
    const context = await browser.newContext();
    await context.addCookies([toCookie(url, cookie)]);
    const page = await context.newPage();
    const paths = new Set<string>();
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      // A preload from the HTML isn't a "fetch" to the browser, but counts as a request. A device tells its time zone once.
      const isRead = request.method() === "GET" && request.resourceType() !== "eventsource";
      if (isRead && pathname.startsWith("/api/")) paths.add(pathname + search);
    });
    await page.goto(url);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    // The last requests depend on the responses to the first.
    await page.waitForTimeout(SETTLED_MS);
    return [...paths];
  } finally {
    await browser.close();
  }
}
