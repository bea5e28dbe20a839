import { useEffect, useRef, useSyncExternalStore } from "react";
import { visitStorage } from "#web/storage/browser-storage.ts";

/** What each key does, for the window that explains them. */
export const shortcutTexts: readonly (readonly [key: string, text: string])[] = [
  ["j", "Next photo"],
  ["k", "Previous photo"],
  ["a", "Approve"],
  ["r", "Reject, with a reason"],
  ["x", "Select for a decision on several"],
  ["u", "Undo the last decision, within 10 seconds"],
  ["+", "Zoom in"],
  ["-", "Zoom out"],
  ["?", "Show these keys"],
];

const STORAGE_KEY = "panna-admin-keys";
const listeners = new Set<() => void>();

let isOn = visitStorage.read(STORAGE_KEY) !== "off";

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether single keys act. Who speaks to the computer turns them off, or every word would decide (WCAG 2.1.4). */
export function useShortcutsOn(): boolean {
  return useSyncExternalStore(subscribe, () => isOn);
}

/** Turns them on or off, also for the next visit where the browser lets us keep anything. */
export function setShortcutsOn(next: boolean): void {
  isOn = next;
  // A browser that keeps nothing still obeys until the page is closed.
  visitStorage.keep(STORAGE_KEY, next ? "on" : "off");
  for (const listener of listeners) listener();
}

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";
const WINDOWS = "[role=dialog], [role=alertdialog], [role=menu]";

/** Calls what a single key stands for, unless somebody types, a window is open, or keys are turned off. */
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
