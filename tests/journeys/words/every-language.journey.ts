import type { Page } from "@playwright/test";
import { expect, signUp, test } from "#tests/journeys/support/journey.ts";
import { signUpWithEverything } from "#tests/journeys/support/screen-addresses.ts";
import { openInApp, settled, watchRequests } from "#tests/journeys/walk/settle.ts";
import { unreadWords } from "#tests/journeys/support/unread-words.ts";

/** How much longer a text can get in a future translation. */
const LONGER = 0.4;
const FILLER = "alonger";

type Tree = { readonly [key: string]: string | Tree };

/** A text two fifths longer: short ones get longer words, sentences more words. */
function longer(text: string): string {
  const seen = text.replaceAll(/\{\{[^}]*\}\}|<[^>]*>|\{\w+\}/gu, "");
  const missing = Math.ceil(seen.length * LONGER);
  const filling = FILLER.repeat(Math.ceil(missing / FILLER.length)).slice(0, missing);
  const words = filling.match(new RegExp(`.{1,${FILLER.length}}`, "gu")) ?? [];
  return seen.includes(" ") ? `${text} ${words.join(" ")}` : `${text}${filling}`;
}

function longerTree(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === "string" ? longer(value) : longerTree(value),
    ]),
  );
}

/** A module of the app, with all it imports, as an address that Node can import. */
async function inlined(page: Page, address: string): Promise<string> {
  let source = await (await page.request.get(address)).text();
  for (const [, path = ""] of source.matchAll(/from"(\.\/[^"]+)"/gu)) {
    source = source.replace(path, await inlined(page, new URL(path, address).href));
  }
  return `data:text/javascript;base64,${Buffer.from(source).toString("base64")}`;
}

/** Serves longer texts instead of the Italian ones. */
async function lengthen(page: Page): Promise<void> {
  await page.route("**/assets/words-it-*.js", async (route) => {
    const answer = await route.fetch();
    const texts = (await import(await inlined(page, route.request().url()))) as Readonly<
      Record<string, Tree>
    >;
    const exported = Object.entries(texts).map(
      ([name, tree], at) =>
        `const texts${at} = ${JSON.stringify(longerTree(tree))}; export { texts${at} as ${name} };`,
    );
    await route.fulfill({ response: answer, body: exported.join("\n") });
  });
}

/** Layout faults on the screens of a user who has everything. */
async function faultsAt(page: Page, addresses: readonly string[], language: string): Promise<string[]> {
  const faults: string[] = [];
  await watchRequests(page);
  await page.goto("/about");
  await settled(page);
  for (const address of addresses) {
    await openInApp(page, address);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator("main h1")).toBeAttached();
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (beyond > 0) faults.push(`${address} is too wide by ${beyond}`);
    faults.push(...(await unreadWords(page)).map((word) => `${address} cuts ${word}`));
  }
  return faults;
}

for (const language of ["es", "it"]) {
  test(`every screen fits a phone in ${language}`, { tag: "@touch" }, async ({ page }) => {
    test.setTimeout(180_000);
    const addresses = await signUpWithEverything(page);
    expect((await page.request.put("/api/auth/language", { data: { language } })).ok()).toBe(true);
    expect(await faultsAt(page, addresses, language)).toEqual([]);
  });
}

test("every screen fits a phone in a language two fifths longer", { tag: "@touch" }, async ({ page }) => {
  test.setTimeout(180_000);
  const addresses = await signUpWithEverything(page);
  expect((await page.request.put("/api/auth/language", { data: { language: "it" } })).ok()).toBe(true);
  await lengthen(page);
  expect(await faultsAt(page, addresses, "it")).toEqual([]);
});

test("on a tablet, the figures of a record are in a line in each language", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signUp(page, { withUsername: true });
  for (const language of ["en", "es", "it"]) {
    await page.request.put("/api/auth/language", { data: { language } });
    await page.goto("/");
    const figures = page.locator(".stat-value");
    await expect(figures).toHaveCount(5);
    const tops = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(new Set(tops).size, language).toBe(1);
  }
});
