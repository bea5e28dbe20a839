import { useEffect } from "react";

/** What the present entry of the browser's history keeps under a name: there after Back and after loading again. */
export function entryValue(name: string): unknown {
  return (history.state as Readonly<Record<string, unknown>> | null)?.[name];
}

/** Keeps a value with the present entry of the history, so that who comes back finds the screen as it was left. */
export function useKeptInEntry(name: string, value: unknown): void {
  useEffect(() => {
    history.replaceState({ ...(history.state as object | null), [name]: value }, "");
  }, [name, value]);
}

/** The page of something paged that the present entry keeps, from 1. */
export function pageInEntry(name: string): number {
  const page = entryValue(name);
  return typeof page === "number" ? page : 1;
}
