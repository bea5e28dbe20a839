import { useLayoutEffect, useRef } from "react";

/**
 * Gives a button the focus back that it had when it was disabled: a browser takes it from a button that does its work,
 * and keyboard users would start over at the top of the page.
 */
export function useKeptFocus(isDisabled: boolean) {
  const ref = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // The browser takes the focus with the next frame: here a button that has just been disabled still has it.
    if (isDisabled) hadFocus.current = activeElement === ref.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === body || activeElement === null) ref.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return ref;
}
