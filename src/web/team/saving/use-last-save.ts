import { useEffect } from "react";
import type { TeamDraft } from "./team-writer.ts";
import type { AutoSave } from "./auto-save.ts";

/**
 * Sends what is unsaved when the screen is left or the network is back, and asks before a page is closed from which
 * the server has not taken everything.
 */
export function useLastSave(saving: AutoSave<TeamDraft> | null): void {
  useEffect(() => {
    if (saving === null) return undefined;
    const flush = () => void saving.flush();
    const askFirst = (event: BeforeUnloadEvent) => {
      if (!saving.hasFailed()) return;
      event.preventDefault();
    };
    addEventListener("pagehide", flush);
    addEventListener("online", flush);
    addEventListener("beforeunload", askFirst);
    return () => {
      removeEventListener("pagehide", flush);
      removeEventListener("online", flush);
      removeEventListener("beforeunload", askFirst);
      flush();
    };
  }, [saving]);
}
