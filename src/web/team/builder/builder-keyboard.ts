import { type Dispatch, useEffect, useEffectEvent } from "react";
import { TEXT_FIELDS } from "#web/ui/form/text-fields.ts";
import type { BuilderAction } from "./builder-reducer.ts";
import type { FocusTarget } from "./builder-state.ts";

/** Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y redo, Escape cancels the selection. */
export function useBuilderKeys(dispatch: Dispatch<BuilderAction>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === "escape") return dispatch({ type: "cancelSelection" });
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== "z" && key !== "y")) return;
    event.preventDefault();
    dispatch({ type: key === "y" || event.shiftKey ? "redo" : "undo" });
  });
  useEffect(() => {
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
}

const DIALOGS = "[role=dialog], [role=alertdialog]";

/** Text fields have their own undo, and dialogs handle their own keys. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TEXT_FIELDS}, ${DIALOGS}`) !== null;
}

/**
 * Moves the focus. Placing a card replaces the slot's button and removes the card from the list, so without this,
 * keyboard users would start at the top of the page after each action.
 */
export function useFocusTarget(target: FocusTarget | null): void {
  useEffect(() => {
    if (target === null) return;
    document.querySelector<HTMLElement>(selectorOf(target))?.focus({ preventScroll: target.kind === "slot" });
  }, [target]);
}

function selectorOf(target: FocusTarget): string {
  if (target.kind === "slot") return `[data-slot="${target.index}"] button`;
  return target.kind === "players" ? "[data-players] li button" : "[data-team-name]";
}
