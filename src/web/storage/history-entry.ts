import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What the screen stores in this entry of the browser's history. */
    readonly kept?: Readonly<Record<string, unknown>>;
  }
}

/** A value stored by name in the current history entry; it survives Back and reloading. */
export function useEntryValue(name: string): unknown {
  return useRouter().latestLocation.state.kept?.[name];
}

/** The page number, from 1, stored in the current history entry. */
export function useEntryPage(name: string): number {
  const page = useEntryValue(name);
  return typeof page === "number" ? page : 1;
}

/** Stores a value in the current history entry when it changes, to restore it when the user comes back. */
export function useKeptInEntry(name: string, value: unknown): void {
  const router = useRouter();
  const known = useRef(value);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    void router.navigate({
      to: ".",
      search: true,
      hash: true,
      state: (state) => ({ ...state, kept: { ...state.kept, [name]: value } }),
      replace: true,
      resetScroll: false,
    });
  }, [router, name, value]);
}
