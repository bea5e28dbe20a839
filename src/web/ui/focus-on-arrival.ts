/** A `ref` that focuses an element on mount, for one that replaces the focused element. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
