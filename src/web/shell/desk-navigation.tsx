import { Link } from "#web/ui/action/link.tsx";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import type { GroupName, NavigationGroup } from "./navigation.ts";
import { NavigationLinks, targetOf } from "./navigation-links.tsx";

export interface DeskNavigationProps {
  readonly groups: readonly NavigationGroup[];
  readonly current: GroupName;
}

/** The groups of the navigation bar on a wide screen; each opens its first screen. */
export function DeskGroups({ groups, current }: DeskNavigationProps) {
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
export function DeskScreens({ groups, current }: DeskNavigationProps) {
  const items = groups.find(({ name }) => name === current)?.items ?? [];
  return (
    <div className="relative order-last -m-1 basis-full overflow-x-auto p-1 [scrollbar-width:none]">
      <NavigationLinks items={items} className="flex gap-1" hasIcons={false} />
    </div>
  );
}
