import { registerRoute } from "workbox-routing";
import { isScreen } from "#contract/screen-path.ts";
import { type Owner, readOwner } from "#web/offline/offline-store.ts";
import { deliverSignOut } from "./answer-sign-outs.ts";
import { storedPage } from "./stored-page.ts";

/** Searches that the server must see: the language that it sets a cookie for, and the invite that it shows. */
const FOR_SERVER = ["lang", "join"];

/**
 * Answers page loads. A signed-in user gets the app from the cache at once. Visitors, addresses that concern the
 * session, and addresses without a screen get the server's answer, and a stored page only if there is none.
 */
export function answerPages(): void {
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === "navigate" && isPage(url.pathname),
    async ({ request, url }) => {
      const owner = await readOwner();
      if (!isForApp(owner, url)) return fetchPage(request, url, owner);
      return (await storedPage(url.pathname, owner)) ?? fetch(request);
    },
  );
}

/** Calls and files are never pages. */
function isPage(path: string): boolean {
  return !/^\/(?:api|assets|images)(?:\/|$)/u.test(path) && !/\.\w+$/u.test(path);
}

function isForApp(owner: Owner | null, { pathname, searchParams }: URL): boolean {
  if (owner === null || owner.userId === null) return false;
  const isForServer = pathname === "/sign-in" || FOR_SERVER.some((name) => searchParams.has(name));
  return !isForServer && isScreen(pathname);
}

async function fetchPage(request: Request, { pathname }: URL, owner: Owner | null): Promise<Response> {
  try {
    await deliverSignOut();
    return await fetch(request);
  } catch (error) {
    const stored = await storedPage(pathname, owner);
    if (stored === undefined) throw error;
    return stored;
  }
}
