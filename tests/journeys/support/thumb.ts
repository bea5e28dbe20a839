import type { Locator } from "@playwright/test";
import { expect } from "./journey.ts";

/**
 * Seconds in a keystroke-level model (Card, Moran and Newell) on a phone: thinking before a step, moving the thumb and
 * tapping, and swiping the page.
 */
export const THINK = 1.35;
export const TAP = 1.1 + 0.2;
export const SWIPE = 1.1 + 0.5;

/** How much of the screen's height a swipe moves. */
const SWIPE_SHARE = 0.8;

/** Counts a thumb's work. The next control has to be on top at its own centre. */
export class Thumb {
  taps = 0;
  seconds = 0;

  async tap(control: Locator): Promise<void> {
    await this.swipeTo(control);
    expect(await isOnTop(control), `nothing covers ${String(control)}`).toBe(true);
    this.taps += 1;
    this.seconds += THINK + TAP;
    await control.tap();
  }

  /** Scrolls until something is in view, with as many swipes as it takes. */
  async swipeTo(target: Locator): Promise<void> {
    await target.waitFor();
    const screens = await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const beyond = Math.max(-top, bottom - innerHeight, 0);
      if (beyond > 0) element.scrollIntoView({ block: "nearest" });
      return beyond / innerHeight;
    });
    this.seconds += SWIPE * Math.ceil(screens / SWIPE_SHARE);
  }
}

/** Whether a tap on the control's centre reaches it, with no bar or toast above it. */
async function isOnTop(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });
}
