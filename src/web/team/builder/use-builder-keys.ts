import { useEffect, useEffectEvent } from "react";
import type { BuilderActions } from "#web/team/builder/steps/builder-actions.ts";

/** Ctrl+Z and Ctrl+Shift+Z step back and forth, Escape lets go of what is chosen. */
export function useBuilderKeys(actions: Pick<BuilderActions, "undo" | "redo" | "cancel">): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey;
    if (key === "escape") actions.cancel();
    else if (isCommand && (key === "y" || (key === "z" && event.shiftKey))) act(event, actions.redo);
    else if (isCommand && key === "z") act(event, actions.undo);
  });
  useEffect(() => {
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}

function act(event: KeyboardEvent, action: () => void): void {
  event.preventDefault();
  action();
}

/** Text fields take back what was typed, and a dialog is not the pitch. */
function isElsewhere(target: EventTarget | null): boolean {
  const elsewhere = "input, textarea, [contenteditable=true], [role=dialog], [role=alertdialog]";
  return target instanceof Element && target.closest(elsewhere) !== null;
}
