import type { Page } from "@playwright/test";

/** The smallest text on a phone, in CSS pixels. */
const LEAST_TEXT = 11;

const CARD_NAMES = ":is(.card-family, .card-given, .card-club):not(.player-item-card *)";

/** Texts that are drawn smaller than `LEAST_TEXT`, with their size. */
export async function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, NAMES]) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const element = text.parentElement;
        const words = text.textContent?.trim() ?? "";
        if (element === null || words === "" || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        if (element.closest("script, style, noscript, option, .sr-only") || element.clientWidth === 1)
          continue;
        // Letters in a decoration, such as a club's badge: its name is beside it.
        if (element.closest("svg[aria-hidden]")) continue;
        // A card is a picture; what must be read from it is who it is, unless a list says so beside it.
        if (element.closest(".card") && !element.closest(NAMES)) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        // The text of a drawing grows and shrinks with it.
        const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
        const drawn = Math.round(size * scale * 100) / 100;
        if (drawn < least)
          found.add(
            `${drawn} px: ${element.getAttribute("class") ?? element.tagName} "${words.slice(0, 30)}"`,
          );
      }
      return [...found];
    },
    [LEAST_TEXT, CARD_NAMES] as const,
  );
}
