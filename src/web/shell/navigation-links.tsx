import { Link } from "#web/ui/action/link.tsx";
import { useLocation, useMatches } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { itemAt, type NavigationItem } from "./navigation.ts";

export interface NavigationLinksProps {
  readonly items: readonly NavigationItem[];
  readonly className: string;
  /** False where the row has no room for icons. */
  readonly hasIcons: boolean;
  readonly onFollow?: (() => void) | undefined;
}

const ITEM =
  "flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold whitespace-nowrap md:max-lg:px-2 md:max-lg:text-sm";
const MARKED = "bg-flood-wash text-flood-text";

/**
 * The screens of a group, with the current screen or its parent marked. A current screen without a link comes last,
 * under its own title.
 */
export function NavigationLinks({ items, className, hasIcons, onFollow }: NavigationLinksProps) {
  const { t } = useTranslation(["ui", "app"]);
  const { pathname } = useLocation();
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const current = itemAt(items, pathname);
  return (
    <ul aria-label={t("navigation.screens")} className={className}>
      {items.map((item) => (
        <li key={item.to}>
          <Link
            ref={item === current ? scrollToIt : undefined}
            {...targetOf(item)}
            aria-current={item === current ? currentMark(item, pathname) : undefined}
            className={classNames(ITEM, item === current ? MARKED : "text-ink-muted hover:text-ink")}
            onClick={onFollow}
          >
            {hasIcons && <item.Icon aria-hidden="true" className="size-4.5 flex-none" />}
            {t(`navigation.screen.${item.name}`)}
          </Link>
        </li>
      ))}
      {current === null && title !== undefined && (
        <li ref={scrollToIt} aria-current="page" className={classNames(ITEM, MARKED)}>
          {t(`app:titles.${title}`)}
        </li>
      )}
    </ul>
  );
}

/** An item's address as props of the router's link. */
export function targetOf({ to, address }: NavigationItem) {
  if (to !== "/users/$userId") return { to } as const;
  return { to, params: { userId: decodeURIComponent(address.split("/").at(-1) ?? "") } } as const;
}

/** "page" on the item's own screen, "true" on one below it. */
function currentMark({ address }: NavigationItem, pathname: string): "page" | "true" {
  return address === pathname.replace(/(?<=.)\/$/u, "") ? "page" : "true";
}

/**
 * Scrolls the row, and nothing else, to the element if it's out of view. With the next frame, which lays the page out in
 * any case.
 */
function scrollToIt(element: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const row = element?.closest(".overflow-x-auto");
    if (!element || !row) return;
    const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += Math.min(inner.left - outer.left, 0) + Math.max(inner.right - outer.right, 0);
  });
}
