import { hasFocus } from "./has-focus.ts";

/**
 * A `ref` for what replaces a control after its act: takes the focus on mount if that control had it. Give it only after
 * an act, as on a new page nothing has the focus either.
 */
export function takeLostFocus(element: HTMLElement | null): void {
  // A control that has just been disabled keeps the focus until the next frame.
  const isLost = !hasFocus() || document.activeElement?.matches(":disabled") === true;
  if (isLost) element?.focus({ preventScroll: true });
}
