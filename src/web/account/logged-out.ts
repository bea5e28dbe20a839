import { toast } from "#web/ui/feedback/toast-store.ts";

/** How long the message can be read before the browser goes to sign in, in milliseconds (spec §9). */
const REDIRECT_DELAY_MS = 500;

let isRedirecting = false;

/** The session is gone: says so, and sends the browser to sign in (spec §8). Twice is as once. */
export function handleLoggedOut(): void {
  if (isRedirecting) return;
  isRedirecting = true;
  toast({
    title: "Unauthorized",
    description: "You are logged out. Logging in again...",
    variant: "destructive",
    onShown: () => setTimeout(signIn, REDIRECT_DELAY_MS),
  });
}

function signIn(): void {
  isRedirecting = false;
  location.href = "/api/login";
}
