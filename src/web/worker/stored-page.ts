import { matchPrecache } from "workbox-precaching";
import { DEFAULT_LANGUAGE } from "#contract/languages.ts";
import type { Owner } from "#web/offline/offline-store.ts";

/** The stored page for an address: the app for a user, the landing page for a visitor. */
export async function storedPage(path: string, owner: Owner | null): Promise<Response | undefined> {
  const { userId = null, language = DEFAULT_LANGUAGE } = owner ?? {};
  const name = userId === null ? "landing" : path === "/" ? "home" : "index";
  return matchPrecache(`/${name}.${language}.html`);
}
