import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, signUp, test as quietTest } from "#tests/journeys/support/journey.ts";

/** The browser logs each refusal to the console. */
const test = quietTest.extend({
  // oxlint-disable-next-line no-empty-pattern
  quietConsole: async ({}, use) => use(),
});

/** Adds an inline script as an injection would. @returns what the browser refused, and whether the script ran */
async function tryInlineScript(page: Page): Promise<{ readonly refused: string; readonly hasRun: boolean }> {
  return page.evaluate(async () => {
    const refused = new Promise<string>((settle) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
        settle(effectiveDirective),
      );
    });
    const script = document.createElement("script");
    script.textContent = "document.documentElement.dataset.injected = 'yes'";
    document.head.append(script);
    const hasRun = document.documentElement.dataset["injected"] === "yes";
    return { refused: hasRun ? "" : await refused, hasRun };
  });
}

test("an injected inline script runs on no page @short", async ({ page }) => {
  for (const path of ["/", "/sign-in", "/nowhere"]) {
    await page.goto(path);
    expect([path, await tryInlineScript(page)]).toEqual([
      path,
      { refused: "script-src-elem", hasRun: false },
    ]);
  }
  await signUp(page, { withUsername: true });
  for (const path of ["/", "/collection", "/matches/1"]) {
    await page.goto(path);
    expect([path, await tryInlineScript(page)]).toEqual([
      path,
      { refused: "script-src-elem", hasRun: false },
    ]);
  }
});

test("another site's page can't frame ours", async ({ page, baseURL }) => {
  const frames = ["/", "/nowhere", "/robots.txt"].map((path) => `<iframe src="${baseURL}${path}"></iframe>`);
  const foreign = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(frames.join(""));
  });
  await once(foreign.listen(0, "127.0.0.1"), "listening");
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  const urls = () => page.frames().map((frame) => frame.url());
  // A file that isn't a page can be framed, which shows that the others were refused as pages.
  await expect.poll(urls).toContain(`${baseURL}/robots.txt`);
  await expect.poll(() => urls().filter((url) => url.startsWith("chrome-error:"))).toHaveLength(2);
  foreign.close();
});

test("the page of the calls shows them under its policy, and asks no other server", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith("data:"))
      foreign.push(request.url());
  });
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: "Panna", exact: true })).toBeVisible();
  await expect(page.getByText("/api/health/live").first()).toBeVisible();
  expect(foreign).toEqual([]);
});
