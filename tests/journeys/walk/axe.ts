import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { finishMoving } from "#tests/journeys/support/journey.ts";
import { lowContrasts, UNDECIDED } from "./contrast.ts";

/** Only these rules depend on the theme; the others check the page's content, which doesn't. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

interface AxeNode {
  readonly html: string;
  readonly element?: Element;
  readonly any: readonly { readonly message: string }[];
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[];
  readonly incomplete: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[];
}

interface Axe {
  run(context: Document, options: object): Promise<AxeResults>;
}

/** Loads axe into the page, which keeps it until it loads another document. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => "axe" in window)) return;
  // No page uses frames, so axe doesn't need a second page to collect its findings.
  await new AxeBuilder({ page }).setLegacyMode(true).withRules(["document-title"]).analyze();
}

/** Runs axe in the page. What it finds comes back as text; text with an undecided contrast is marked in the page. */
async function runAxe(page: Page, rules: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(
    async ({ only, mark }) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const { violations, incomplete } = await axe.run(document, {
        resultTypes: ["violations", "incomplete"],
        elementRef: true,
        // Off by default in axe (WCAG 2.5.8).
        rules: { "target-size": { enabled: only.length === 0 } },
        ...(only.length > 0 && { runOnly: { type: "rule", values: only } }),
      });
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, any: [first] }) => `${id}: ${html} ${first?.message ?? ""}`),
      );
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      for (const { id, nodes } of incomplete) {
        for (const { html, element } of nodes) {
          if (id === "color-contrast" && element) element.toggleAttribute(mark, true);
          else found.push(`${id} undecided: ${html}`);
        }
      }
      return found;
    },
    { only: [...rules], mark: UNDECIDED },
  );
}

/**
 * What is wrong with the page as shown by axe and, where axe can't decide the contrast, by the pixels behind the text: by
 * all rules in the dark theme, by those of colour in the light one.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  // A bar fixed over the page would hide what is behind it.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  await loadAxe(page);
  for (const theme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    // Buttons change their colour slowly.
    await finishMoving(page);
    const found = await runAxe(page, theme === "dark" ? [] : RULES_OF_COLOUR);
    const low = await lowContrasts(page);
    faults.push(...[...found, ...low].map((fault) => `${theme}: ${fault}`));
  }
  await page.setViewportSize(size);
  return faults;
}
