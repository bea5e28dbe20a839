import { useEffect, useRef, useSyncExternalStore } from "react";
import { visitStorage } from "#web/storage/browser-storage.ts";
import { TEXT_FIELDS } from "#web/ui/form/text-fields.ts";
import { makeListeners } from "#web/ui/listeners.ts";

/** What each key does, by its text in the catalogue. */
export const shortcutKeys = [
  ["j", "next"],
  ["k", "previous"],
  ["a", "approve"],
  ["r", "reject"],
  ["x", "select"],
  ["c", "compare"],
  ["s", "sheet"],
  ["u", "undo"],
  ["+", "zoomIn"],
  ["-", "zoomOut"],
  ["?", "show"],
] as const;

const STORAGE_KEY = "panna-admin-keys";
const listeners = makeListeners();

let isOn = visitStorage.read(STORAGE_KEY) !== "off";

/** Whether single keys act. With speech input they must be off, or spoken words would decide (WCAG 2.1.4). */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isOn);
}

/** Turns them on or off, for later visits too if the browser allows storage. */
export function setShortcutsOn(next: boolean): void {
  isOn = next;
  // Without storage, the choice lasts until the page is closed.
  visitStorage.keep(STORAGE_KEY, next ? "on" : "off");
  listeners.tell();
}

const TYPING = `${TEXT_FIELDS}, select`;
const WINDOWS = "[role=dialog], [role=alertdialog], [role=menu]";

/** Runs the action of a single key, unless the user is typing, a dialog is open, or keys are off. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
      const action = latest.current[event.key];
      if (!action || !isPlain || isTyping || document.querySelector(WINDOWS) || !isOn) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
