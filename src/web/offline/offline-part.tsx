import { type ComponentType, createElement, useEffect, useState } from "react";
import type { UserView } from "#contract/account.ts";
import { loadWords } from "#web/language/words.ts";

interface OfflinePartProps {
  readonly user: UserView;
}

/** Milliseconds after which the page counts as idle, in browsers that don't tell. */
const IDLE_AFTER_MS = 2000;

/** What the app does about lines that break and updates, loaded when the page is idle. */
export function OfflinePart(props: OfflinePartProps) {
  const [Bar, setBar] = useState<ComponentType<OfflinePartProps> | null>(null);
  useEffect(
    () =>
      whenIdle(async () => {
        try {
          const [{ OfflineBar }] = await Promise.all([import("./offline-bar.tsx"), loadWords(["offline"])]);
          setBar(() => OfflineBar);
        } catch {
          // The line broke before the first visit was over: the screens say so themselves.
        }
      }),
    [],
  );
  return Bar && createElement(Bar, props);
}

/** @returns a function that cancels it */
function whenIdle(act: () => Promise<void>): () => void {
  // Typed as always present, but Safari has none.
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(() => void act());
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(() => void act(), IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}
