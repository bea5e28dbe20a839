import type { QueryClient } from "@tanstack/react-query";
import { LOGOUT_PATH } from "#contract/account/logout-path.ts";
import { ApiError } from "#web/api/api-error.ts";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { dropPrivateKeys } from "#web/storage/private-keys.ts";
import { tellSignedOut } from "./device-user.ts";

/**
 * Clears cached data, on the device too, calls the logout path, then goes to "/", as the browser's other tabs do. A
 * failure is logged, and the browser still goes to "/" (spec §4, Session).
 */
export async function signOut(queryClient: QueryClient): Promise<void> {
  queryClient.clear();
  dropPrivateKeys();
  await forgetDevice();
  try {
    const answer = await fetch(LOGOUT_PATH, { credentials: "include", redirect: "manual" });
    // It redirects, and the browser says no more of a redirection that isn't followed.
    const isDone = answer.ok || answer.type === "opaqueredirect";
    if (!isDone) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  } catch (error) {
    reportError(error);
  }
  tellSignedOut();
  location.assign("/");
}
