import { visitStorage } from "#web/storage/browser-storage.ts";
import { makeListeners } from "#web/ui/listeners.ts";

/** The themes to choose from; `system` follows the device. The choice is stored in this browser only. */
export const themes = ["system", "light", "dark"] as const;

export type Theme = (typeof themes)[number];

/** The same key and values as public/theme.js, which applies the choice before the first paint. */
const STORAGE_KEY = "panna-theme";

const listeners = makeListeners();

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === chosen) ?? "system";
}

/** Applies a theme at once, and stores it for the next visit if the browser allows. */
export function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  // Without storage the theme lasts until the page closes.
  if (theme === "system") visitStorage.drop(STORAGE_KEY);
  else visitStorage.keep(STORAGE_KEY, theme);
  listeners.tell();
}

/** Calls back when the theme changes. @returns a function that stops it */
export const subscribeToTheme = listeners.subscribe;
