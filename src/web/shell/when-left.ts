/** Calls back as the page is left, unless the user stays when the browser asks whether to leave an unsaved team. */
export function whenLeft(act: () => void): void {
  const stay = new AbortController();
  const { signal } = stay;
  addEventListener("pagehide", act, { once: true, signal });
  const watch = (event: BeforeUnloadEvent) => {
    if (!event.defaultPrevented) return;
    // The browser doesn't tell the answer, but who does something here has stayed.
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => stay.abort(), { signal });
  };
  addEventListener("beforeunload", watch, { signal });
}
