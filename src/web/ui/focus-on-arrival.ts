/** A `ref` that takes the focus to an element once it is there: for what takes the place of what had it. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
