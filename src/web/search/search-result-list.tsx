import { userInitial } from "#game/account/initial.ts";
import { Users } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PlayerLine } from "#web/card/player-search/player-line.tsx";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { optionId, showInList } from "#web/ui/form/listbox-option.ts";
import { Avatar } from "#web/ui/record/avatar.tsx";
import type { SearchGroup, SearchOption } from "./search-groups.ts";

export interface SearchResultListProps {
  readonly listId: string;
  readonly groups: readonly SearchGroup[];
  /** The index of the option that Enter opens. */
  readonly active: number;
  readonly onTake: (option: SearchOption) => void;
}

/* The browser's own <datalist> shows plain text only; the field handles the keys. */
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */
/** The results by kind. */
export function SearchResultList({ listId, groups, active, onTake }: SearchResultListProps) {
  const { t } = useTranslation("player");
  return (
    <div role="listbox" id={listId} aria-label={t("search.results")}>
      {groups.map(({ kind, options, from }) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <p id={`${listId}-${kind}`} role="presentation" className="type-label px-2.5 pt-3 pb-1">
            {t(`search.${kind}`)}
          </p>
          {options.map((option, at) => (
            <div
              key={option.found.id}
              id={optionId(listId, from + at)}
              ref={from + at === active ? showInList : undefined}
              role="option"
              aria-selected={from + at === active}
              tabIndex={-1}
              // Keeps the focus in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(option)}
              className="search-option"
            >
              <Option option={option} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */

function Option({ option: { kind, found } }: { readonly option: SearchOption }) {
  const { t } = useTranslation("player");
  switch (kind) {
    case "players":
      return <PlayerLine player={found} />;
    case "clubs":
      return (
        <Line
          icon={
            <ClubBadge
              logo={found.logo}
              club={found.name}
              code={found.code}
              colours={found.colours}
              className="h-9! w-8!"
            />
          }
          name={found.name}
          detail={found.leagueName}
        />
      );
    case "managers":
      return (
        <Line
          icon={
            <Avatar
              imageUrl={found.imageUrl}
              letter={userInitial({ firstName: found.username })}
              size="small"
            />
          }
          name={found.username}
        />
      );
    default:
      return (
        <Line
          icon={<Users aria-hidden="true" className="size-6 text-ink-muted" />}
          name={found.name}
          detail={t("search.members", { count: found.size })}
        />
      );
  }
}

interface LineProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly detail?: string;
}

function Line({ icon, name, detail }: LineProps) {
  return (
    <span className="flex min-w-0 flex-1 items-center gap-3 text-left">
      <span className="grid w-9 flex-none place-items-center">{icon}</span>
      <span className="row-text">
        <span className="block font-semibold wrap-anywhere">{name}</span>
        {detail !== undefined && <span className="block text-sm text-ink-muted">{detail}</span>}
      </span>
    </span>
  );
}
