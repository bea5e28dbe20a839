import { createServer } from "node:http";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { insertUsersWithSessions, openBenchDatabase } from "#bench/support/database.ts";
import { type Figure, interleave, median } from "#bench/support/measure.ts";
import { serveBytes, servePanna } from "#bench/support/process.ts";
import { buildReactHello } from "#bench/support/react-hello.ts";
import { type LastStep, type Loaded, loadSlowly, openSlowBrowser } from "#bench/support/slow-browser.ts";

const PAIRS = 10;
const KB = 1000;
/** The compressed size of React, Query and a small router: P12's yardstick for the home page's scripts. */
const SMALL_STACK = 69.7 * KB;
const STATIC_PAGE =
  "<!doctype html><html lang=en><meta name=viewport content='width=device-width'><title>Static</title><h1>Static</h1><p>Nothing else.";
const assets = join(import.meta.dirname, "../dist/web/assets");

/** P12: the landing page compared with a static page, and the signed-in home with React's hello, on a slow phone. */
export async function measureFrontEnd(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const browser = await openSlowBrowser();
  const panna = await servePanna(database.env);
  const plain = await serveBytes(STATIC_PAGE, "text/html; charset=utf-8");
  const hello = await serveHello();
  try {
    const [cookie = ""] = await insertUsersWithSessions(database.pool, 1);
    const landing = await pairs(browser, [panna.url, null], [plain.url, null]);
    const home = await pairs(browser, [panna.url, cookie, registersWorker], [hello.url, null]);
    return [...landingFigures(landing), ...homeFigures(home), chunkFigure()];
  } finally {
    hello.stop();
    await plain.stop();
    await panna.stop();
    await browser.close();
    await database.close();
  }
}

type Target = readonly [url: string, cookie: string | null, lastStep?: LastStep];
type Pairs = { readonly first: readonly Loaded[]; readonly second: readonly Loaded[] };

function pairs(browser: Browser, ours: Target, floor: Target): Promise<Pairs> {
  return interleave(
    PAIRS,
    () => loadSlowly(browser, ...ours),
    () => loadSlowly(browser, ...floor),
  );
}

/** The home registers the service worker when it has loaded everything else that it loads by itself. */
const registersWorker: LastStep = (page) =>
  page.evaluate(async () => {
    while ((await navigator.serviceWorker.getRegistration()) === undefined) {
      await new Promise((next) => requestAnimationFrame(next));
    }
  });

function landingFigures(measured: Pairs): Figure[] {
  const bytes = median(measured.first.map((one) => one.bytes));
  return [
    atMost("landing page, everything over the line, kB", bytes / KB, 16),
    paintFigure("landing page's largest paint vs a static page", measured, 1.25),
  ];
}

function homeFigures(measured: Pairs): Figure[] {
  const bytes = median(measured.first.map((one) => one.scriptBytes));
  return [
    atMost("scripts of the signed-in home vs React, Query and a small router", bytes / SMALL_STACK, 2),
    paintFigure("signed-in home's largest paint vs React's hello", measured, 1.35),
  ];
}

function paintFigure(what: string, { first, second }: Pairs, goal: number): Figure {
  const ratio = median(first.map((one, at) => one.largestPaint / (second[at]?.largestPaint ?? Number.NaN)));
  const ours = median(first.map((one) => one.largestPaint)).toFixed(0);
  const floor = median(second.map((one) => one.largestPaint)).toFixed(0);
  return { ...atMost(what, ratio, goal), measured: `${ratio.toFixed(2)} (${ours} ms vs ${floor} ms)` };
}

function chunkFigure(): Figure {
  const sizes = readdirSync(assets)
    .filter((file) => file.endsWith(".js.br") && !file.startsWith("framework"))
    .map((file) => statSync(join(assets, file)).size);
  return atMost("the largest chunk of a route, kB", Math.max(...sizes) / KB, 60);
}

function atMost(what: string, value: number, goal: number): Figure {
  return { id: "P12", what, measured: value.toFixed(2), goal: `≤ ${goal}`, isMet: value <= goal };
}

async function serveHello(): Promise<{ url: string; stop: () => void }> {
  const script = brotliCompressSync(await buildReactHello());
  const page =
    "<!doctype html><html lang=en><title>Hello</title><body><script type=module src=/main.js></script>";
  const server = createServer((request, response) => {
    const isScript = request.url === "/main.js";
    response.writeHead(200, {
      "content-type": isScript ? "text/javascript" : "text/html",
      ...(isScript ? { "content-encoding": "br" } : {}),
    });
    response.end(isScript ? script : page);
  });
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
