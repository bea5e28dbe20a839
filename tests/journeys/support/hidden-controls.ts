import type { Page } from "@playwright/test";

/**
 * The controls of the page that something fixed or sticky covers at their centre once they're scrolled into view, each
 * with what covers it. A covered control can't be pressed where it's seen.
 */
export async function hiddenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=radio]",
    );
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()} "${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}"`;
    const isStuck = (element: Element | null, control: Element): boolean => {
      for (let each = element; each !== null && !each.contains(control); each = each.parentElement) {
        if (["fixed", "sticky"].includes(getComputedStyle(each).position)) return true;
      }
      return false;
    };
    const hidden: string[] = [];
    for (const control of controls) {
      const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const { width, height } = control.getBoundingClientRect();
      // Controls for screen readers alone are a pixel large.
      if (!isSeen || width < 4 || height < 4 || control.closest("[inert]") !== null) continue;
      control.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      // A link that wraps has a rectangle per line.
      const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      if (hit === null) hidden.push(`${nameOf(control)} stays off the screen`);
      else if (!control.contains(hit) && isStuck(hit, control)) {
        hidden.push(`${nameOf(control)} is under ${nameOf(hit)}`);
      }
    }
    return hidden;
  });
}
