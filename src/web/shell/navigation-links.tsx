import { Link } from "#web/ui/action/link.tsx";
import { useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import type { NavigationItem } from "./navigation.ts";

export interface NavigationLinksProps {
  readonly items: readonly NavigationItem[];
  readonly className: string;
  /** Left out where the row is wide already. */
  readonly hasIcons: boolean;
  readonly onFollow?: (() => void) | undefined;
}

/** The screens of a group; the one that is open is marked. */
export function NavigationLinks({ items, className, hasIcons, onFollow }: NavigationLinksProps) {
  const { t } = useTranslation("ui");
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {items.map(({ name, to, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            aria-current={to === pathname ? "page" : undefined}
            className={classNames(
              "flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap md:max-lg:px-2",
              to === pathname ? "bg-flood-wash text-flood-text" : "text-ink-muted hover:text-ink",
            )}
            onClick={onFollow}
          >
            {hasIcons && <Icon aria-hidden="true" className="size-4.5 flex-none" />}
            {t(`navigation.screen.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
