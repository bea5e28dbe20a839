import { focusHeading } from "./focus-heading.ts";
import { hasFocus } from "./has-focus.ts";

const CONTROLS = "a[href], button, input, select, textarea";

/**
 * A `ref` for a part of the page with rows that can be removed, as `<li>`. When the row with the focus goes, the next
 * row's same control takes it, else the previous row's, else the heading of the part. Otherwise keyboard users would
 * start over at the top of the page.
 */
export function keepFocusIn(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  // A control that is disabled while it works has lost the focus before its row goes.
  let last: HTMLElement | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null;
  };
  const observer = new MutationObserver((removals) => {
    if (last === null || last.isConnected) return;
    const lost = last;
    last = null;
    if (hasFocus()) return;
    for (const control of controlsBeside(removals, lost)) {
      control.focus({ preventScroll: true });
      if (hasFocus()) return;
    }
    const hasHeading = part.querySelector("h1, h2, h3") !== null;
    focusHeading(hasHeading ? part : (part.closest("section") ?? document.querySelector("main")));
  });
  part.addEventListener("focusin", note);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    part.removeEventListener("focusin", note);
    observer.disconnect();
  };
}

/** The controls like this one in the rows beside its own, which has been removed. */
function controlsBeside(removals: readonly MutationRecord[], control: HTMLElement): HTMLElement[] {
  for (const { removedNodes, nextSibling, previousSibling } of removals) {
    const row = [...removedNodes].find((node) => node.contains(control));
    if (!(row instanceof HTMLLIElement)) continue;
    // From the end, as the last control of a row removes it, and some rows have none before.
    const place = controlsOf(row).indexOf(control) - controlsOf(row).length;
    return [nextSibling, previousSibling].flatMap((beside) => {
      const found = beside?.isConnected === true ? controlsOf(beside).at(place) : undefined;
      return found === undefined ? [] : [found];
    });
  }
  return [];
}

function controlsOf(row: Node): HTMLElement[] {
  return row instanceof Element ? [...row.querySelectorAll<HTMLElement>(CONTROLS)] : [];
}
