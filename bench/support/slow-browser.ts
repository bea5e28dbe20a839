import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { findChromium } from "#scripts/find-chromium.ts";

/**
 * A slow phone on a slow connection, emulated as in Lighthouse's mobile setting: a round trip of 150 ms, which a
 * connection and its slow start pay several times but the emulation once, hence 562.5 ms; 1.6 Mbit/s, of which nine
 * tenths arrive; a quarter of the CPU.
 */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const SLOWER = 4;
const SCREEN = { width: 390, height: 844 };

export interface Loaded {
  /** Milliseconds to the largest contentful paint. */
  readonly largestPaint: number;
  /** Bytes transferred, compressed, of everything and of scripts. */
  readonly bytes: number;
  readonly scriptBytes: number;
}

export async function openSlowBrowser(): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: findChromium(process.env),
    args: [...sandbox, "--disable-background-networking", "--disable-component-update", "--disable-gpu"],
  });
}

/** What a page does last by itself; a pause of the network before it isn't the end. */
export type LastStep = (page: Page) => Promise<unknown>;

/** Loads a page with an empty cache until its network is idle, and its last step is done. */
export async function loadSlowly(
  browser: Browser,
  url: string,
  cookie: string | null,
  lastStep?: LastStep,
): Promise<Loaded> {
  const context = await browser.newContext({ viewport: SCREEN });
  try {
    if (cookie !== null) await context.addCookies([toCookie(url, cookie)]);
    return await loadIn(context, url, lastStep);
  } finally {
    await context.close();
  }
}

async function loadIn(context: BrowserContext, url: string, lastStep?: LastStep): Promise<Loaded> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.enable");
  await line.send("Network.emulateNetworkConditions", LINE);
  await line.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const scripts = new Set<string>();
  const received = { bytes: 0, scriptBytes: 0 };
  // Resources inlined in the page appear as responses too, but aren't transferred again.
  const inPage = new Set<string>();
  line.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") scripts.add(requestId);
    if (response.url.startsWith("data:")) inPage.add(requestId);
  });
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (inPage.has(requestId)) return;
    received.bytes += encodedDataLength;
    if (scripts.has(requestId)) received.scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await lastStep?.(page);
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((settle) => {
        new PerformanceObserver((list) => settle(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
  return { largestPaint, ...received };
}

export function toCookie(url: string, cookie: string) {
  const at = cookie.indexOf("=");
  return { url, name: cookie.slice(0, at), value: cookie.slice(at + 1) };
}
