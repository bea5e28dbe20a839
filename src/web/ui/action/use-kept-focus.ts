import { useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to a button that lost it by being disabled while it works. Otherwise keyboard users would start
 * over at the top of the page.
 */
export function useKeptFocus(isDisabled: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // The browser moves the focus in the next frame, so a button that has just been disabled still has it here.
    if (isDisabled) hadFocus.current = activeElement === ref.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === body || activeElement === null) ref.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return ref;
}
