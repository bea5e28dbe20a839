import { useEffect } from "react";
import type { FocusWish } from "./steps/builder-state.ts";

/**
 * Moves the focus to where it is wished. The button of a slot is another one once a card stands in it, and a card that
 * is placed leaves the list: without this whoever works by keyboard would begin at the top of the page after each step.
 */
export function useFocusWish(wish: FocusWish | null): void {
  useEffect(() => {
    if (wish === null) return;
    const place = wish.kind === "slot" ? `[data-slot="${wish.index}"] button` : "[data-players] li button";
    document.querySelector<HTMLElement>(place)?.focus({ preventScroll: wish.kind === "slot" });
  }, [wish]);
}
