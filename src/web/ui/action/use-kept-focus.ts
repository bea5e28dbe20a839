import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to a control that lost it by being disabled while it works. Otherwise keyboard users would start
 * over at the top of the page. `given` is the caller's own ref.
 */
export function useKeptFocus<Control extends HTMLElement>(isDisabled = false, given?: Ref<Control>) {
  const ref = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(given, () => ref.current, []);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // The browser moves the focus in the next frame, so a control that has just been disabled still has it here.
    if (isDisabled) hadFocus.current = activeElement === ref.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === body || activeElement === null) ref.current?.focus({ preventScroll: true });
    }
  }, [isDisabled]);
  return ref;
}
