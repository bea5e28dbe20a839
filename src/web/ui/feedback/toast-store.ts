import type { ReactNode } from "react";
import { makeListeners } from "#web/ui/listeners.ts";

/** Notifications (spec §9): one at a time, shown 5000 ms, a dismissed one removed after 1,000,000 ms. */
const TOAST_LIMIT = 1;
export const TOAST_DURATION_MILLISECONDS = 5000;
export const TOAST_REMOVE_DELAY_MILLISECONDS = 1_000_000;

export type ToastVariant = "default" | "destructive";

export interface ToastContent {
  readonly title: string;
  readonly description?: ReactNode;
  readonly variant?: ToastVariant | undefined;
  /** Milliseconds on the screen; Infinity: until dismissed. */
  readonly duration?: number | undefined;
  /** Called once, when the toast is on the screen: a busy phone can take a while to draw it. */
  readonly onShown?: (() => void) | undefined;
}

export interface Toast extends ToastContent {
  readonly id: number;
  /** False after a dismissal: off the screen, but in the list until removed. */
  readonly isOpen: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
/** Of toasts that haven't been drawn yet. One that was replaced before that is told with the next. */
let waiting: (() => void)[] = [];
const listeners = makeListeners();

function publish(next: readonly Toast[]): void {
  toasts = next;
  listeners.tell();
}

/** Shows a toast from anywhere, inside React or not. It replaces the one on the screen. */
export function toast(content: ToastContent): number {
  lastId += 1;
  if (content.onShown) waiting.push(content.onShown);
  publish([{ ...content, id: lastId, isOpen: true }, ...toasts].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Call after the current toasts have been drawn. */
export function tellToastsShown(): void {
  const told = waiting;
  waiting = [];
  for (const onShown of told) onShown();
}

/** Takes a toast off the screen. Repeated calls do nothing. */
export function dismissToast(id: number): void {
  if (!toasts.some((shown) => shown.id === id && shown.isOpen)) return;
  setTimeout(() => publish(toasts.filter((shown) => shown.id !== id)), TOAST_REMOVE_DELAY_MILLISECONDS);
  publish(toasts.map((shown) => (shown.id === id ? { ...shown, isOpen: false } : shown)));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back on every change. @returns a function that stops it */
export const subscribeToToasts = listeners.subscribe;
