import { Monitor, Moon, Sun } from "lucide-react";
import { useId, useSyncExternalStore } from "react";
import { type Theme, chooseTheme, currentTheme, subscribeToTheme, themes } from "./theme.ts";

const LOOKS: Readonly<Record<Theme, { readonly label: string; readonly Icon: typeof Sun }>> = {
  system: { label: "As the device", Icon: Monitor },
  light: { label: "Day", Icon: Sun },
  dark: { label: "Night", Icon: Moon },
};

/** Day, night, or as the device says. */
export function ThemeSwitch() {
  const name = useId();
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, () => "system" as const);
  return (
    <fieldset className="segments">
      <legend className="sr-only">Theme</legend>
      {themes.map((theme) => {
        const { label, Icon } = LOOKS[theme];
        return (
          <label key={theme} title={label} className="segment">
            <input
              type="radio"
              name={name}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4.5" />
            <span className="sr-only">{label}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
