import { loginHere } from "./login-here.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** How long the message is visible before the browser goes to sign-in, in milliseconds (spec §9). */
const REDIRECT_DELAY_MS = 500;

let isRedirecting = false;

/** Says that the session has ended and sends the browser to sign-in (spec §8). A second call does nothing. */
export function handleLoggedOut(): void {
  if (isRedirecting) return;
  isRedirecting = true;
  const t = words("ui");
  toast({
    title: t("loggedOut.title"),
    description: t("loggedOut.description"),
    variant: "destructive",
    onShown: () => setTimeout(signIn, REDIRECT_DELAY_MS),
  });
}

function signIn(): void {
  isRedirecting = false;
  location.href = loginHere();
}
