import { useLocation } from "@tanstack/react-router";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { GroupName, NavigationGroup } from "./navigation.ts";
import { NavigationLinks, targetOf } from "./navigation-links.tsx";

export interface PhoneNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly current: GroupName;
}

/**
 * The navigation on a phone, within reach of the thumb. A tap on a group opens its first screen and lists all its
 * screens, until the user taps elsewhere.
 */
export function PhoneNavigation({ groups, current }: PhoneNavigationProps) {
  const { t } = useTranslation("ui");
  const { pathname } = useLocation();
  const [open, setOpen] = useState<GroupName | null>(null);
  const bar = useRef<HTMLElement>(null);
  const close = () => setOpen(null);
  useLeaving(bar, close);
  // Hides the list on any other screen, for example after Back.
  const shown = groups.find(({ name, items }) => name === open && items[0].address === pathname);
  return (
    <nav
      ref={bar}
      aria-label={t("navigation.label")}
      className="fixed inset-x-0 bottom-0 z-30 max-md:[html:has(&)_.toast-viewport]:bottom-15 border-t border-line bg-panel pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown && (
        <div className="absolute inset-x-0 bottom-full max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-t-panel border-t border-line bg-panel p-3 shadow-(--shadow-float)">
          <NavigationLinks items={shown.items} className="grid grid-cols-2 gap-1" hasIcons onFollow={close} />
        </div>
      )}
      <ul aria-label={t("navigation.groups")} className="relative grid auto-cols-fr grid-flow-col bg-panel">
        {groups.map(({ name, Icon, items }) => (
          <li key={name}>
            <Link
              {...targetOf(items[0])}
              title={t("navigation.opens", { screen: t(`navigation.screen.${items[0].name}`) })}
              aria-expanded={name === shown?.name}
              aria-current={name === current ? "true" : undefined}
              onClick={() => setOpen(name === shown?.name ? null : name)}
              className={classNames(
                "relative grid min-h-15 w-full place-content-center justify-items-center gap-1 text-[min(0.75rem,4.75vw)] leading-4 font-semibold",
                name === current ? "text-flood-text" : "text-ink-muted",
                // A mark as well as a colour.
                name === current &&
                  "before:absolute before:inset-x-[30%] before:-top-px before:h-0.75 before:rounded-b-sm before:bg-flood",
              )}
            >
              <Icon aria-hidden="true" className="size-5.5" />
              {t(`navigation.group.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Calls back on Escape and on a press outside, which still has its normal effect. */
function useLeaving(inside: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") leave();
    };
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && inside.current?.contains(target) !== true) leave();
    };
    addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer);
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer);
    };
  }, [inside]);
}
