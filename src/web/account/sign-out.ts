import type { QueryClient } from "@tanstack/react-query";
import { LOGOUT_PATH } from "#contract/account/logout-path.ts";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { dropPrivateKeys } from "#web/storage/private-keys.ts";

/**
 * Clears cached data, on the device too, calls the logout path, then goes to "/". An error is logged, and the browser still goes to "/"
 * (spec §4, Session).
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  dropPrivateKeys();
  await forgetDevice();
  try {
    await fetch(LOGOUT_PATH, { credentials: "include", redirect: "manual" });
  } catch (error) {
    reportError(error);
  }
  location.assign("/");
}
