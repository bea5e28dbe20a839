import { useQuery } from "@tanstack/react-query";
import { CalendarRange } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { FantasyLeagueView } from "#contract/fantasy/league.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { fantasyLeaguesQuery } from "./fantasy-queries.ts";

/** Names the choice in the history entry. */
const CHOICE = "fantasy league";

export interface LeagueChoiceProps {
  readonly children: (league: FantasyLeagueView) => ReactNode;
}

/** A choice of fantasy leagues above the content for the chosen one, restored after Back. */
export function LeagueChoice({ children }: LeagueChoiceProps) {
  const { t } = useTranslation("fantasy");
  const leagues = useQuery(fantasyLeaguesQuery);
  const [chosenId, setChosenId] = useState(useEntryValue(CHOICE));
  useKeptInEntry(CHOICE, chosenId);
  return (
    <ReadView
      query={leagues}
      failure={t("leagues.failure")}
      skeleton={
        <SkeletonRegion label={t("leagues.loading")} className="grid gap-6">
          <Skeleton shape="block" className="h-11 max-w-sm" />
          <Skeleton shape="block" className="h-96" />
        </SkeletonRegion>
      }
    >
      {(list) => {
        const league = list.find(({ id }) => id === chosenId) ?? list[0];
        if (league === undefined) return <NoLeague />;
        return (
          <div className="grid gap-6">
            <SelectField
              label={t("leagues.label")}
              className="max-w-sm"
              options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(league.id)}
              onChange={({ target }) => setChosenId(Number(target.value))}
            />
            {children(league)}
          </div>
        );
      }}
    </ReadView>
  );
}

function NoLeague() {
  const { t } = useTranslation("fantasy");
  return (
    <EmptyState
      icon={<CalendarRange aria-hidden="true" />}
      title={t("leagues.none.title")}
      description={t("leagues.none.description")}
    />
  );
}
