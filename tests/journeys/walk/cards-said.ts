import type { Page } from "@playwright/test";

/** Cards that a screen reader hears more or less than once, and slots of a pitch with the same name. */
export async function cardFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    const isHeard = (element: Element) =>
      element.closest("[aria-hidden=true], [hidden]") === null && element.checkVisibility();

    for (const card of document.querySelectorAll(".card")) {
      const place = card.closest(".pitch-slot, li");
      const player = card.querySelector(".card-family")?.textContent?.trim() ?? "";
      if (place === null || !isHeard(place)) continue;
      // Once as a picture, as a control over the card, or in words; a second control says what else it does.
      const said = [...place.querySelectorAll("[role=img], button, a, h2, h3, p, dt, .sr-only")]
        .filter((part) => isHeard(part) && !card.contains(part.parentElement))
        .filter((part) => nameOf(part).includes(player));
      const controls = said.filter((part) => part.matches("button, a"));
      const words = said.filter((part) => !part.matches("button, a") && !part.closest("button, a"));
      if (controls.length + words.length === 0) found.push(`${player} isn't announced`);
      if (words.length > 1)
        found.push(`${player} is announced ${words.length} times: ${words.map(nameOf).join(" | ")}`);
      const covering = controls.filter((part) => part.matches(".slot-press, [href^='/cards/']"));
      if (words.length > 0 && covering.length > 0)
        found.push(`${player} is announced beside its own control`);
    }

    for (const pitch of document.querySelectorAll(".pitch")) {
      const names = [...pitch.querySelectorAll(".pitch-slot")].map((slot) => {
        const control = slot.querySelector(".slot-press, button.slot-empty");
        const words = control ?? slot.querySelector(".sr-only");
        return words ? (nameOf(words).split(",")[0] ?? "") : "";
      });
      const twice = names.filter((name, at) => name === "" || names.indexOf(name) !== at);
      if (twice.length > 0) found.push(`slots of one name: ${names.join(", ")}`);
    }
    return found;
  });
}
