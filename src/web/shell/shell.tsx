import { Link } from "#web/ui/action/link.tsx";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#contract/account.ts";
import { OfflinePart } from "#web/offline/offline-part.tsx";
import { NotificationBell } from "#web/notification/notification-bell.tsx";
import { SearchButton } from "#web/search/search-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Logo } from "#web/ui/brand/logo.tsx";
import { barClass, barRowClass, mainClass } from "./frame-classes.ts";
import { type GroupName, groupOfPath, navigationFor, type NavigationGroup } from "./navigation.ts";
import { NavigationLinks, targetOf } from "./navigation-links.tsx";
import { PhoneNavigation } from "./phone-navigation.tsx";
import { MAIN_ID, SkipLink } from "./skip-link.tsx";
import { UserMenu } from "./user-menu.tsx";

export interface ShellProps {
  readonly user: UserView;
  readonly children: ReactNode;
}

/** The frame of every screen of a signed-in user. */
export function Shell({ user, children }: ShellProps) {
  const { t } = useTranslation("ui");
  const groups = navigationFor(user);
  const { pathname } = useLocation();
  const current = groupOfPath(pathname);
  return (
    <>
      <SkipLink />
      {/* Keeps focused elements clear of the bars above and below. */}
      <header
        className={classNames(
          barClass,
          "[html:has(&)]:scroll-pt-30 max-md:[html:has(&)]:scroll-pt-20 max-md:[html:has(&)]:scroll-pb-24",
        )}
      >
        <div className={barRowClass}>
          <Link to="/" aria-label={t("navigation.logo")} className="reach rounded-control">
            <Logo />
          </Link>
          <nav aria-label={t("navigation.label")} className="contents max-md:hidden">
            <DeskGroups groups={groups} current={current} />
            <DeskScreens groups={groups} current={current} />
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <SearchButton />
            <NotificationBell />
            <UserMenu user={user} />
          </div>
        </div>
        <OfflinePart user={user} />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={mainClass}>
        {children}
      </main>
      <PhoneNavigation groups={groups} current={current} />
    </>
  );
}

interface DeskNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly current: GroupName;
}

/** The groups of the navigation bar on a wide screen; each opens its first screen. */
function DeskGroups({ groups, current }: DeskNavigationProps) {
  const { t } = useTranslation("ui");
  return (
    <ul aria-label={t("navigation.groups")} className="flex flex-1 gap-1">
      {groups.map(({ name, items }) => (
        <li key={name}>
          <Link
            {...targetOf(items[0])}
            title={t("navigation.opens", { screen: t(`navigation.screen.${items[0].name}`) })}
            aria-current={name === current ? "true" : undefined}
            className={classNames(
              "inline-flex min-h-11 items-center rounded-control px-4 font-bold",
              name === current ? "bg-flood text-on-flood" : "text-ink-muted hover:text-ink",
            )}
          >
            {t(`navigation.group.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The screens of the highlighted group, in a second row that scrolls if it's too long. */
function DeskScreens({ groups, current }: DeskNavigationProps) {
  const items = groups.find(({ name }) => name === current)?.items ?? [];
  return (
    <div className="relative order-last -m-1 basis-full overflow-x-auto p-1 [scrollbar-width:none]">
      <NavigationLinks items={items} className="flex gap-1" hasIcons={false} />
    </div>
  );
}
