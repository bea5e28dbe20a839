import { useEffect, useEffectEvent } from "react";

/** TypeScript's types of the browser don't have it yet, and neither has Safari. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

interface CloseRequest {
  readonly isOpen: boolean;
  /** True while the dialog may not close: a request is dropped. */
  readonly isHeld: boolean;
  readonly onClose: () => void;
}

/**
 * Closes a dialog by the device's own gesture, such as Back on Android, which would leave the screen under it. Escape is
 * Radix's: the browser asks only if nothing has handled the key. Does nothing in browsers without `CloseWatcher`.
 */
export function useCloseRequest({ isOpen, isHeld, onClose }: CloseRequest): void {
  const ask = useEffectEvent(() => {
    if (!isHeld) onClose();
  });
  useEffect(() => {
    const { CloseWatcher: Watcher } = window;
    if (!isOpen || Watcher === undefined) return undefined;
    let watcher: CloseWatcher | null = null;
    const watch = () => {
      watcher = new Watcher();
      // One watcher is for one request, and the dialog may stay open.
      watcher.addEventListener("close", () => {
        watch();
        ask();
      });
    };
    watch();
    return () => watcher?.destroy();
  }, [isOpen]);
}
