/** Those who want to hear of changes. */
export interface Listeners {
  /** Calls back at each change. @returns a function that stops it */
  readonly subscribe: (listener: () => void) => () => void;
  readonly tell: () => void;
}

export function makeListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: () => {
      for (const listener of listeners) listener();
    },
  };
}
