import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import type { GroupName, NavigationGroup } from "./navigation.ts";
import { NavigationLinks } from "./navigation-links.tsx";

export interface PhoneNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly current: GroupName;
}

/** The navigation on a phone: the groups within reach of the thumb, a group's screens above them after a tap. */
export function PhoneNavigation({ groups, current }: PhoneNavigationProps) {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState<GroupName | null>(null);
  const shown = groups.find(({ name }) => name === open);
  const close = () => setOpen(null);
  useEscape(close);
  return (
    <nav
      aria-label={t("navigation.label")}
      className="fixed inset-x-0 bottom-0 z-30 max-md:[html:has(&)_.toast-viewport]:bottom-15 border-t border-line bg-panel pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown && (
        <>
          <button
            type="button"
            aria-label={t("navigation.close")}
            tabIndex={-1}
            onClick={close}
            className="absolute inset-x-0 bottom-full h-dvh bg-scrim"
          />
          <div className="absolute inset-x-0 bottom-full rounded-t-panel border-t border-line bg-panel p-3">
            <NavigationLinks items={shown.items} className="grid gap-1" hasIcons onFollow={close} />
          </div>
        </>
      )}
      <ul className="relative grid auto-cols-fr grid-flow-col bg-panel">
        {groups.map(({ name, Icon }) => (
          <li key={name}>
            <button
              type="button"
              aria-expanded={name === open}
              aria-current={name === current ? "true" : undefined}
              onClick={() => setOpen(name === open ? null : name)}
              className={classNames(
                "relative grid min-h-15 w-full place-content-center justify-items-center gap-1 text-[min(0.75rem,4.75vw)] leading-4 font-semibold",
                name === (open ?? current) ? "text-flood-text" : "text-ink-muted",
                // Not by its colour alone.
                name === current &&
                  "before:absolute before:inset-x-[30%] before:-top-px before:h-0.75 before:rounded-b-sm before:bg-flood",
              )}
            >
              <Icon aria-hidden="true" className="size-5.5" />
              {t(`navigation.group.${name}`)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function useEscape(onEscape: () => void): void {
  const handle = useEffectEvent(onEscape);
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "Escape") handle();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}
