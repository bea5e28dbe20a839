import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst } from "workbox-strategies";
import { picturesOf, readOwner } from "#web/offline/offline-store.ts";

/** Two collections of 120 cards, in one size each. */
const MOST_PICTURES = 240;

const strategies = new Map<string, CacheFirst>();

function strategyOf(userId: string): CacheFirst {
  const known = strategies.get(userId);
  if (known !== undefined) return known;
  // Workbox's types aren't written for exact optional properties.
  const expiry = new ExpirationPlugin({ maxEntries: MOST_PICTURES, purgeOnQuotaError: true }) as object;
  const made = new CacheFirst({ cacheName: picturesOf(userId), plugins: [expiry] });
  strategies.set(userId, made);
  return made;
}

/** Stores card pictures that a signed-in user has seen. A picture at an address never changes. */
export function storePictures(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/images/"),
    async ({ request, event }) => {
      const userId = (await readOwner())?.userId ?? null;
      return userId === null ? fetch(request) : strategyOf(userId).handle({ request, event });
    },
  );
}
