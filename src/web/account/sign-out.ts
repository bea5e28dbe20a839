import type { QueryClient } from "@tanstack/react-query";

export const LOGOUT_PATH = "/api/logout";

/**
 * Clears cached data, calls the logout path, then goes to "/". An error is logged, and the browser still goes to "/"
 * (spec §4, Session).
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  try {
    await fetch(LOGOUT_PATH, { credentials: "include", redirect: "manual" });
  } catch (error) {
    reportError(error);
  }
  location.assign("/");
}
