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
import { DeskGroups, DeskScreens } from "./desk-navigation.tsx";
import { barClass, barRowClass, mainClass } from "./frame-classes.ts";
import { groupOfPath, navigationFor } from "./navigation.ts";
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
