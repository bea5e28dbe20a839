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
 * Whatever ends the session deletes what this device stores. If the server can't be told, the user sees the landing
 * page, and the server is told as soon as it can be.
 */
export function answerSignOuts(): void {
  for (const method of ["GET", "POST"] as const) {
    registerRoute(
      ({ url, sameOrigin, request }) =>
        sameOrigin && PATHS.has(url.pathname) && !PARTS.has(request.destination),
      ({ request }) => (request.mode === "navigate" ? openSignOut(request) : callSignOut(request)),
      method,
    );
  }
}

/** Only Panna's own pages call. */
async function callSignOut(request: Request): Promise<Response> {
  await forgetOwner();
  const answer = await fetch(request).catch(() => null);
  if (answer !== null && isTold(answer)) return answer;
  await forgetOwner({ isSignOutDue: true });
  return answer ?? Response.error();
}

/**
 * Any website can send the browser here, so nothing is deleted before the server redirects, and a sign-out is due only if
 * Panna's page has asked for it (`useLogOut`). The page asks before the browser does whether to leave an unsaved team, so
 * the sign-out isn't due before the browser comes here.
 */
async function openSignOut(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer?.type === "opaqueredirect") {
    await forgetOwner();
    return answer;
  }
  const owner = await readOwner();
  const isPannas = owner?.isSignOutAsked === true || owner?.isSignOutDue === true;
  if (!isPannas || answer?.ok === true) return answer ?? Response.error();
  await forgetOwner({ isSignOutDue: true });
  return (await storedPage("/", owner)) ?? answer ?? Response.error();
}

/** Tells the server about a sign-out that it couldn't be told about. Throws if it still can't. */
export async function deliverSignOut(): Promise<void> {
  const owner = await readOwner();
  if (owner?.isSignOutDue !== true) return;
  const answer = await fetch(LOGOUT_PATH, { redirect: "manual" });
  if (!isTold(answer)) throw new Error(`the sign-out was answered with ${answer.status}`);
  await forgetOwner();
}

/**
 * A server that has ended the session redirects. With 502, 503 or 429, from it or from a proxy before it, the session may
 * still be open.
 */
function isTold({ ok, type }: Response): boolean {
  return ok || type === "opaqueredirect";
}
