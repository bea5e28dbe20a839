import { hasFocus } from "./has-focus.ts";

/** Focuses the first heading of a part of the page, or the part itself if it has none. */
export function focusHeading(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? null;
  if (heading) heading.tabIndex = -1;
  (heading ?? part)?.focus({ preventScroll: true });
}

/**
 * A `ref` for what its own work replaces, such as "Try again" or a view with "Back". If it goes with the focus, the
 * heading of its part of the page takes it. Otherwise keyboard users would start over at the top of the page.
 */
export function passFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const part = element.closest<HTMLElement>("section, [role=dialog]");
  return () => {
    if (!element.contains(document.activeElement)) return;
    // React calls this before it removes the element.
    queueMicrotask(() => {
      if (!hasFocus()) focusHeading(part?.isConnected === true ? part : document.querySelector("main"));
    });
  };
}
