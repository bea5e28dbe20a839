import { useRef } from "react";
import { focusHeading } from "#web/ui/focus-heading.ts";

/**
 * Handlers for a window's content that give the focus back to what opened it. Radix does so only for its own trigger,
 * and our windows are opened by their caller's state. Where the opener is gone, with the card that it deleted, or can no
 * longer be pressed, the focus goes to the heading of the part of the page that it stood in.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  const part = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      part.current = activeElement?.closest<HTMLElement>("section") ?? null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
      if (document.activeElement !== document.body) return;
      focusHeading(part.current?.isConnected === true ? part.current : document.querySelector("main"));
    },
  };
}
