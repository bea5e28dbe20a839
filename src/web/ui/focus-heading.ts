/** Focuses the first heading of a part of the page, or the part itself if it has none. */
export function focusHeading(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? null;
  if (heading) heading.tabIndex = -1;
  (heading ?? part)?.focus({ preventScroll: true });
}
