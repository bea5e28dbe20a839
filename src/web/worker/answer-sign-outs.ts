import { registerRoute } from "workbox-routing";
import { LOGOUT_PATH } from "#contract/account/logout-path.ts";
import { forgetOwner, readOwner } from "#web/offline/offline-store.ts";
import { storedPage } from "./stored-page.ts";

const PATHS = new Set([LOGOUT_PATH, "/api/auth/sign-out"]);
/** What a page loads as a part of itself: nobody signs out by looking at a picture. */
const PARTS: ReadonlySet<RequestDestination> = new Set([
  "image",
  "iframe",
  "script",
  "style",
  "video",
  "audio",
]);

/**
 * Whatever ends the session deletes what this device stores. Without a line the user sees the landing page, and the
 * server is told as soon as it can be reached.
 */
export function answerSignOuts(): void {
  for (const method of ["GET", "POST"] as const) {
    registerRoute(
      ({ url, sameOrigin, request }) =>
        sameOrigin && PATHS.has(url.pathname) && !PARTS.has(request.destination),
      async ({ request }) => {
        await forgetOwner();
        try {
          return await fetch(request);
        } catch (error) {
          await forgetOwner({ isSignOutDue: true });
          const landing = request.mode === "navigate" ? await storedPage("/", await readOwner()) : undefined;
          if (landing === undefined) throw error;
          return landing;
        }
      },
      method,
    );
  }
}

/** Tells the server about a sign-out that it couldn't be told about. Throws if it still can't. */
export async function deliverSignOut(): Promise<void> {
  const owner = await readOwner();
  if (owner?.isSignOutDue !== true) return;
  await fetch(LOGOUT_PATH, { redirect: "manual" });
  await forgetOwner();
}
