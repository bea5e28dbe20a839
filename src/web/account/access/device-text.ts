import type { SessionView } from "#contract/access/sessions.ts";
import { words } from "#web/language/words.ts";

/** "Chrome on Android", or what of it is known. */
export function deviceText({ browser, system }: SessionView): string {
  const t = words("access");
  if (browser !== null && system !== null) return t("sessions.device", { browser, system });
  return browser ?? system ?? t("sessions.unknown");
}
