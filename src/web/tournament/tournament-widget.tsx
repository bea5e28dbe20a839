import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { CalendarClock, Lock, Trophy } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { EntryView, TournamentView } from "#contract/tournament.ts";
import { isTournamentStatus } from "#game/tournament/month.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { NextOwnFixture } from "#web/own-fixture/own-fixtures.tsx";
import { DaysLeft } from "./days-left.tsx";
import { EnterTournament } from "./enter-tournament.tsx";
import { EntryFigures } from "./entry-figures.tsx";
import { tournamentTitle } from "./tournament-name.ts";
import { activeTournamentQuery, tournamentEntryQuery } from "./tournament-queries.ts";

/** The Monthly Tournament widget: no tournament, one to enter, or a team locked in (spec §2, Home dashboard). */
export function TournamentWidget() {
  const { t } = useTranslation("tournament");
  const tournament = useQuery(activeTournamentQuery);
  return (
    <ReadView isLong query={tournament} failure={t("load.tournament")} skeleton={<WidgetSkeleton />}>
      {(current) => (current ? <CurrentTournament tournament={current} /> : <NoTournament />)}
    </ReadView>
  );
}

function CurrentTournament({ tournament }: { readonly tournament: TournamentView }) {
  const { t } = useTranslation("tournament");
  const entry = useQuery(tournamentEntryQuery(tournament.id));
  return (
    <ReadView isLong query={entry} failure={t("load.entry")} skeleton={<WidgetSkeleton />}>
      {(found) => (
        <WidgetPanel>
          <div className="grid gap-5">
            <TournamentFacts tournament={tournament} />
            {found ? <LockedIn entry={found} /> : <EnterTournament tournament={tournament} />}
          </div>
        </WidgetPanel>
      )}
    </ReadView>
  );
}

function TournamentFacts({ tournament }: { readonly tournament: TournamentView }) {
  const { t } = useTranslation("tournament");
  const { name, status, endDate, entries } = tournament;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-lg font-bold">{tournamentTitle(name)}</p>
      <Badge variant={status === "active" ? "default" : "outline"}>
        {isTournamentStatus(status) ? t(`status.${status}`) : status}
      </Badge>
      <p className="flex items-center gap-1.5 text-sm text-ink-muted">
        <CalendarClock aria-hidden="true" className="size-4" />
        <DaysLeft endDate={endDate} />
      </p>
      <p className="text-sm text-ink-muted">{t("widget.entries", { count: entries })}</p>
    </div>
  );
}

function LockedIn({ entry }: { readonly entry: EntryView }) {
  const { t } = useTranslation("tournament");
  return (
    <div className="grid gap-4">
      <p className="flex items-center gap-2 font-semibold text-good-text">
        <Lock aria-hidden="true" className="size-4.5" />
        {t("widget.lockedIn")}
      </p>
      <p>
        <Trans
          t={t}
          i18nKey="widget.yourTeam"
          components={{
            label: <span className="text-ink-muted" />,
            team: <strong>{entry.teamName}</strong>,
          }}
        />
      </p>
      <EntryFigures entry={entry} />
      <NextOwnFixture />
      <Link to="/play" className={buttonClass({ variant: "secondary" })}>
        {t("widget.receipts")}
      </Link>
    </div>
  );
}

function NoTournament() {
  const { t } = useTranslation("tournament");
  return (
    <WidgetPanel>
      <EmptyState
        icon={<Trophy aria-hidden="true" />}
        title={t("widget.none.title")}
        description={t("widget.none.description")}
      />
    </WidgetPanel>
  );
}

function WidgetPanel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("tournament");
  return (
    <Panel title={t("widget.title")} tone="lit">
      {children}
    </Panel>
  );
}

function WidgetSkeleton() {
  const { t } = useTranslation("tournament");
  return (
    <WidgetPanel>
      <SkeletonRegion label={t("load.loadingTournament")} className="grid gap-4">
        <Skeleton className="h-6 w-2/3" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton shape="block" className="h-17" />
        <Skeleton shape="block" className="h-12" />
      </SkeletonRegion>
    </WidgetPanel>
  );
}
