import type { Page } from "@playwright/test";

/** Overalls and surnames of the cards on the pitch that can't be read: hidden, cut, or below something else. */
export async function unreadCards(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** The middle of a line of text: its letters, without the room above and below them. */
    const lettersOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, height } = range.getBoundingClientRect();
      return { left, right, top: top + height * 0.3, bottom: top + height * 0.7 };
    };
    type Box = ReturnType<typeof lettersOf>;
    const overlap = (one: Box, other: Box) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
    const isInside = (one: Box, other: Box) =>
      one.left >= other.left &&
      one.right <= other.right &&
      one.top >= other.top &&
      one.bottom <= other.bottom;
    const covers = [...document.querySelectorAll(".pitch :is(.slot-action, .slot-label)")].map((one) =>
      one.getBoundingClientRect(),
    );
    return [...document.querySelectorAll(".pitch .card")].flatMap((card) => {
      const words = [...card.querySelectorAll(".card-overall, .card-family")];
      const boxes = words.map(lettersOf);
      const frame = card.getBoundingClientRect();
      const isUnread = (element: Element, at: number) => {
        const box = boxes[at];
        return (
          box === undefined ||
          !element.checkVisibility() ||
          !isInside(box, frame) ||
          covers.some((cover) => overlap(box, cover)) ||
          boxes.some((other, beside) => beside !== at && overlap(box, other))
        );
      };
      return words.filter(isUnread).map(({ textContent }) => textContent);
    });
  });
}
