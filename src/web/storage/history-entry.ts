import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What the screen keeps in this entry of the browser's history. */
    readonly kept?: Readonly<Record<string, unknown>>;
  }
}

/** What the present entry of the browser's history keeps under a name: there after Back and after loading again. */
export function useEntryValue(name: string): unknown {
  return useRouter().latestLocation.state.kept?.[name];
}

/** The page of something paged that the present entry keeps, from 1. */
export function useEntryPage(name: string): number {
  const page = useEntryValue(name);
  return typeof page === "number" ? page : 1;
}

/** Keeps a value with the present entry of the history when it changes, for who comes back to the screen. */
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
