import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { type MenuChoice, MenuChoices } from "#web/ui/overlay/menu.tsx";
import { type Theme, chooseTheme, currentTheme, subscribeToTheme } from "./theme.ts";

const CHOICES: readonly MenuChoice<Theme>[] = [
  { value: "system", label: "As the device", icon: <Monitor aria-hidden="true" className="size-4.5" /> },
  { value: "light", label: "Day", icon: <Sun aria-hidden="true" className="size-4.5" /> },
  { value: "dark", label: "Night", icon: <Moon aria-hidden="true" className="size-4.5" /> },
];

/** Day, night, or as the device says: a line of a menu. */
export function ThemeChoice() {
  const chosen = useSyncExternalStore(subscribeToTheme, currentTheme, () => "system" as const);
  return <MenuChoices label="Theme" choices={CHOICES} chosen={chosen} onChoose={chooseTheme} />;
}
