import { useEffect } from "react";
import type { FocusWish } from "#web/team/builder/steps/builder-state.ts";

/**
 * Moves the focus to where it is wished. The button of a slot is another one once a card stands in it, and a card that
 * is placed leaves the list: without this whoever works by keyboard would begin at the top of the page after each step.
 */
export function useFocusWish(wish: FocusWish | null): void {
  useEffect(() => {
    if (wish === null) return;
    document.querySelector<HTMLElement>(placeOf(wish))?.focus({ preventScroll: wish.kind === "slot" });
  }, [wish]);
}

function placeOf(wish: FocusWish): string {
  if (wish.kind === "slot") return `[data-slot="${wish.index}"] button`;
  return wish.kind === "players" ? "[data-players] li button" : "[data-team-name]";
}
