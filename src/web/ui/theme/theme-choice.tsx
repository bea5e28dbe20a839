import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { MenuChoices } from "#web/ui/overlay/menu.tsx";
import { chooseTheme, currentTheme, subscribeToTheme, themes } from "./theme.ts";

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or the system's theme: a line of a menu. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, () => "system" as const);
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
