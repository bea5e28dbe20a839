import i18next from "i18next";
import { makeListeners } from "#web/ui/listeners.ts";

const listeners = makeListeners();
let zone: string | null = null;

/** The device's time zone, as an IANA name. */
export function deviceTimeZone(): string {
  zone ??= resolveZone();
  return zone;
}

/** Calls back when it changes. @returns a function that stops it */
export const onTimeZoneChange = listeners.subscribe;

/**
 * Follows a device that travels while the app is open: asks for its time zone again whenever the page comes back into
 * view. Everything with a text is drawn again, as after a change of language, since any text may have a time.
 * @returns a function that stops it
 */
export function followTimeZone(): () => void {
  const compare = () => {
    if (document.visibilityState !== "visible") return;
    const next = resolveZone();
    if (next === deviceTimeZone()) return;
    zone = next;
    i18next.emit("languageChanged", i18next.language);
    listeners.tell();
  };
  document.addEventListener("visibilitychange", compare);
  return () => document.removeEventListener("visibilitychange", compare);
}

function resolveZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
