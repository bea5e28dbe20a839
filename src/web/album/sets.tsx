import { useQuery } from "@tanstack/react-query";
import { LibraryBig } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SetView } from "#contract/card/album.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { albumQuery } from "./album-queries.ts";

const STARTED = "started";

/** The season's sets: those the user has started, or those of a league. */
export function Sets() {
  const { t } = useTranslation("profile");
  const album = useQuery(albumQuery);
  return (
    <ReadView
      query={album}
      failure={t("album.sets.loadFailed")}
      skeleton={<RowsSkeleton count={6} label={t("album.sets.loading")} isTall />}
    >
      {({ season, sets }) =>
        sets.length === 0 ? (
          <EmptyState
            icon={<LibraryBig aria-hidden="true" />}
            title={t("album.sets.missing.title")}
            description={t("album.sets.missing.text")}
          />
        ) : (
          <ChosenSets season={season} sets={sets} />
        )
      }
    </ReadView>
  );
}

interface ChosenSetsProps {
  readonly season: string;
  readonly sets: readonly SetView[];
}

function ChosenSets({ season, sets }: ChosenSetsProps) {
  const { t } = useTranslation("profile");
  const [asked, setAsked] = useState<unknown>(useEntryValue("sets"));
  const leagues = new Map(sets.map(({ leagueId, leagueName }) => [leagueId, leagueName]));
  const chosen = typeof asked === "string" && leagues.has(asked) ? asked : STARTED;
  useKeptInEntry("sets", chosen);
  const shown = sets.filter(({ owned, leagueId }) => (chosen === STARTED ? owned > 0 : leagueId === chosen));
  return (
    <div className="grid gap-5">
      <SelectField
        label={t("album.sets.league")}
        className="sm:w-72"
        value={chosen}
        onChange={(event) => setAsked(event.target.value)}
        options={[
          { value: STARTED, label: t("album.sets.started") },
          ...[...leagues].map(([value, label]) => ({ value, label })),
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<LibraryBig aria-hidden="true" />}
          title={t("album.sets.none.title")}
          description={t("album.sets.none.text")}
          action={
            <Link to="/collection" className={buttonClass()}>
              {t("album.sets.first")}
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((set) => (
            <li key={set.clubId}>
              <SetLink season={season} set={set} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SetLink({ season, set }: { readonly season: string; readonly set: SetView }) {
  const { t } = useTranslation("profile");
  const { clubId, club, clubCode, clubColours, owned, players } = set;
  return (
    <Link
      to="/album"
      search={{ set: clubId }}
      activeOptions={{ includeSearch: true }}
      className="panel grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 p-4 hover:border-line-strong"
    >
      <ClubBadge club={club} code={clubCode} colours={clubColours} className="size-9" />
      <span className="flex flex-wrap items-center gap-x-3">
        <span className="min-w-0 flex-[1_1_7rem] font-semibold">
          {t("album.sets.name", { club, season })}
        </span>
        <span className="tabular text-sm text-ink-muted">{t("album.sets.progress", { owned, players })}</span>
      </span>
      <progress aria-hidden="true" className="progress col-span-full" max={players} value={owned} />
    </Link>
  );
}
