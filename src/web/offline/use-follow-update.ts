import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Update } from "./app-update.ts";

/** After another tab has taken over an update, loads the next screen of this one from the new version. */
export function useFollowUpdate(update: Update): void {
  const router = useRouter();
  useEffect(() => {
    if (update !== "taken over") return undefined;
    return router.subscribe("onBeforeNavigate", ({ toLocation, pathChanged }) => {
      if (pathChanged) location.assign(toLocation.href);
    });
  }, [router, update]);
}
