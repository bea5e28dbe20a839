import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import type { GroupName, NavigationGroup } from "./navigation.ts";
import { NavigationLinks } from "./navigation-links.tsx";

export interface GroupChoice {
  readonly groups: readonly NavigationGroup[];
  readonly chosen: GroupName;
  readonly onChoose: (name: GroupName) => void;
}

/** The groups of the navigation bar on a wide screen; a press shows a group's screens in the row below. */
export function DeskGroups({ groups, chosen, onChoose }: GroupChoice) {
  const { t } = useTranslation("ui");
  return (
    <ul className="flex gap-1">
      {groups.map(({ name }) => (
        <li key={name}>
          <button
            type="button"
            aria-expanded={name === chosen}
            aria-controls="navigation-screens"
            onClick={() => onChoose(name)}
            className={classNames(
              "min-h-11 rounded-control px-4 font-bold",
              name === chosen ? "bg-flood text-on-flood" : "text-ink-muted hover:text-ink",
            )}
          >
            {t(`navigation.group.${name}`)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The screens of the group that is shown. */
export function DeskScreens({ groups, chosen }: Pick<GroupChoice, "groups" | "chosen">) {
  const items = groups.find(({ name }) => name === chosen)?.items ?? [];
  return (
    <div id="navigation-screens" className="max-xl:basis-full">
      <NavigationLinks items={items} className="flex gap-1" hasIcons={false} />
    </div>
  );
}
