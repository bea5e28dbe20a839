import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isUnauthorized } from "#web/api/api-error.ts";
import { handleLoggedOut } from "./logged-out.ts";

/**
 * Goes to sign-in as soon as a read fails because the session has ended. Only the dashboard does this (spec §2); other
 * screens show the failed read (spec §7).
 */
export function useLoggedOutReads(): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== "updated" || event.action.type !== "error") return;
        if (isUnauthorized(event.action.error)) handleLoggedOut();
      }),
    [queryClient],
  );
}
