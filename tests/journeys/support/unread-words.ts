import type { Page } from "@playwright/test";

/** Words a user can't read: outside the screen and any scrollable box, or cut off by their container. */
export async function unreadWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element): boolean =>
      /auto|scroll/u.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const isCut = (element: Element): boolean => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const cuts = textOverflow === "ellipsis" || /hidden|clip/u.test(overflowX);
      // Text for screen readers only is a pixel wide.
      return cuts && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let text = words.nextNode(); text !== null; text = words.nextNode()) {
      const element = text.parentElement;
      // A card is a picture: its text scales with its width, and the page repeats it next to the card.
      if (element === null || element.closest(".card, svg, option, [hidden]")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const isBeside = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
      );
      if ((isBeside && !scrolls(element)) || isCut(element)) found.add(text.textContent?.trim() ?? "");
    }
    return [...found].filter((word) => word !== "");
  });
}
