import { focusHeading } from "./focus-heading.ts";
import { hasFocus } from "./has-focus.ts";

/**
 * A `ref` for what its own work replaces, such as "Try again". If it goes with the focus, the heading of its part of the
 * page takes it. Otherwise keyboard users would start over at the top of the page.
 */
export function passFocusOn(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const part = element.closest<HTMLElement>("section, [role=dialog]");
  return () => {
    if (document.activeElement !== element) return;
    // React calls this before it removes the element.
    queueMicrotask(() => {
      if (!hasFocus()) focusHeading(part?.isConnected === true ? part : document.querySelector("main"));
    });
  };
}
