import { tabStorage } from "#web/storage/browser-storage.ts";

/** The tab's storage key for which landing page link the visitor followed (`landing/account-wish.js`). */
const WISH = "panna-account";

/** What a visitor came to the sign-in page for: Start Playing Now means a new account. */
export function accountWish(): "sign-in" | "sign-up" {
  return tabStorage.read(WISH) === "sign-up" ? "sign-up" : "sign-in";
}
