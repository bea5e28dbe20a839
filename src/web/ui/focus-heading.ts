/** Takes the focus to the first heading of a part of the page, or to the part itself where it has none. */
export function focusHeading(part: HTMLElement | null): void {
  const heading = part?.querySelector<HTMLElement>("h1, h2, h3") ?? null;
  if (heading) heading.tabIndex = -1;
  (heading ?? part)?.focus({ preventScroll: true });
}
