import { useRef } from "react";
import { focusHeading } from "#web/ui/focus-heading.ts";

/**
 * Handlers for a dialog's content that return the focus to what opened it. Radix does so only for its own trigger, and
 * the caller's state opens our dialogs. If the opener is gone (with the card it deleted) or disabled, the focus goes to
 * the heading of the opener's section.
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
