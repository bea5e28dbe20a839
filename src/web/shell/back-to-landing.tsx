import { useEffect } from "react";
import { tabStorage } from "#web/storage/browser-storage.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";

/** Under this name the page remembers for this tab that it has asked for the landing page already. */
const ASKED = "panna-asked-for-landing";

/**
 * The landing page is the server's: a visitor who stands at "/" inside the app (the session has run out) loads it.
 * Where the server answers with the app all the same, one time is enough, and the visitor is offered to sign in; so is
 * who has a browser that keeps nothing, which would go round for ever.
 */
export function BackToLanding() {
  useEffect(() => {
    if (tabStorage.read(ASKED) === null && tabStorage.keep(ASKED, "yes")) location.replace("/");
  }, []);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="type-title">Panna</h1>
      <p className="text-ink-muted">Sign in to see your cards and teams.</p>
      <a href="/api/login" className={buttonClass()}>
        Sign In
      </a>
    </div>
  );
}
