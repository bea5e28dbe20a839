import type { BrowserContext } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/journeys/support/journey.ts";

const ADVICE = /On an iPhone or iPad, put Panna on your home screen first:.*Add to Home Screen/u;
const CANNOT = "This browser doesn't support notifications.";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";

interface Device {
  readonly userAgent: string;
  readonly touches: number;
  /** Whether the site runs as an app from the home screen. */
  readonly isInstalled: boolean;
}

/** A browser without the push API that reports the given device. */
async function pretend(context: BrowserContext, { userAgent, touches, isInstalled }: Device): Promise<void> {
  await context.addInitScript(
    ([agent, points, installed]) => {
      Reflect.deleteProperty(window, "PushManager");
      Object.defineProperty(navigator, "userAgent", { get: () => agent });
      Object.defineProperty(navigator, "maxTouchPoints", { get: () => points });
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        ask(query.includes("standalone") ? (installed ? "all" : "not all") : query);
    },
    [userAgent, touches, isInstalled] as const,
  );
}

test("browsers can install Panna: its manifest is complete", async ({ page, context }) => {
  await signUp(page, { withUsername: true });
  await page.goto("/notifications");
  const devtools = await context.newCDPSession(page);
  const { url, errors, data } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "{}")).toMatchObject({
    short_name: "Panna",
    start_url: "/",
    display: "standalone",
  });
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Test pages run in a private window, which can't install anything.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
  const headers = (await page.request.get(url)).headers();
  expect(headers).toMatchObject({
    "content-type": expect.stringContaining("application/manifest+json"),
    "cache-control": "no-cache",
    etag: expect.any(String),
  });
  const icon = await page.request.get("/apple-touch-icon.png");
  expect(icon.headers()["content-type"]).toBe("image/png");
});

const devices: readonly (Device & { readonly name: string; readonly says: string | RegExp })[] = [
  { name: "an iPhone's browser", userAgent: IPHONE, touches: 5, isInstalled: false, says: ADVICE },
  { name: "an iPad's browser", userAgent: MAC, touches: 5, isInstalled: false, says: ADVICE },
  { name: "a Mac's browser", userAgent: MAC, touches: 0, isInstalled: false, says: CANNOT },
  { name: "an old iPhone's home screen", userAgent: IPHONE, touches: 5, isInstalled: true, says: CANNOT },
];

for (const { name, says, ...device } of devices) {
  test(`${name} without push support says what helps`, async ({ page, context }) => {
    await pretend(context, device);
    await signUp(page, { withUsername: true });
    await page.goto("/notifications");
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole("checkbox", { name: "Notifications on this device" })).toHaveCount(0);
    await expectAccessible(page);
  });
}
