import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { MenuChoices } from "#web/ui/overlay/menu.tsx";
import { visitStorage } from "#web/storage/browser-storage.ts";
import { makeListeners } from "#web/ui/listeners.ts";

/** The themes to choose from; `system` follows the device. The choice is stored in this browser only. */
const themes = ["system", "light", "dark"] as const;

type Theme = (typeof themes)[number];

/** The same key and values as public/theme.js, which applies the choice before the first paint. */
const STORAGE_KEY = "panna-theme";

const listeners = makeListeners();

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or the system's theme: a line of a menu. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(listeners.subscribe, currentTheme, () => "system" as const);
  const { t } = useTranslation("ui");
  const choices = themes.map((theme) => {
    const Icon = ICONS[theme];
    return {
      value: theme,
      label: t(`theme.${theme}`),
      icon: <Icon aria-hidden="true" className="size-4.5" />,
    };
  });
  return <MenuChoices label={t("theme.label")} choices={choices} chosen={chosen} onChoose={chooseTheme} />;
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset["theme"];
  return themes.find((theme) => theme === chosen) ?? "system";
}

/** Applies a theme at once, and stores it for the next visit if the browser allows. */
function chooseTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  // Without storage the theme lasts until the page closes.
  if (theme === "system") visitStorage.drop(STORAGE_KEY);
  else visitStorage.keep(STORAGE_KEY, theme);
  listeners.tell();
}
