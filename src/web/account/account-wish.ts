import { tabStorage } from "#web/storage/browser-storage.ts";

/** Under this name the landing page keeps for this tab which of its links was followed (`landing/account-wish.js`). */
const WISH = "panna-account";

/** What a visitor came to the sign-in page for: Start Playing Now asks for an account. */
export function accountWish(): "sign-in" | "sign-up" {
  return tabStorage.read(WISH) === "sign-up" ? "sign-up" : "sign-in";
}
