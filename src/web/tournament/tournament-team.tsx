import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Lock, Shirt } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EntryView } from "#contract/tournament.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RowsSkeleton, Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { EntryPitch, entryProblem } from "./entry-pitch.tsx";
import { EntryFigures } from "./entry-figures.tsx";
import { PickReceipts } from "./pick-receipts.tsx";
import { type EntryProblem, savedEntryQuery } from "./saved-entry.ts";
import { activeTournamentQuery, tournamentEntryQuery } from "./tournament-queries.ts";

const SKELETON_ROWS = 5;

/** The pitch beside the points of its five. */
const TEAM_GRID = "grid items-start gap-6 md:grid-cols-2 lg:max-xl:grid-cols-1 max-md:[&_.pitch]:max-w-80";

/** The user's team in this month's tournament, with its points (spec §2, Fantasy page). */
export function TournamentTeam() {
  const { t } = useTranslation("tournament");
  const tournament = useQuery(activeTournamentQuery);
  return (
    <ReadView query={tournament} failure={t("team.failed")} skeleton={<TeamSkeleton />}>
      {(current) => (current ? <TeamIn tournamentId={current.id} /> : <NoTeamEntered />)}
    </ReadView>
  );
}

function TeamIn({ tournamentId }: { readonly tournamentId: number }) {
  const { t } = useTranslation("tournament");
  const entry = useQuery(tournamentEntryQuery(tournamentId));
  return (
    <ReadView query={entry} failure={t("team.failed")} skeleton={<TeamSkeleton />}>
      {(found) => (found ? <EnteredTeam entry={found} /> : <NoTeamEntered />)}
    </ReadView>
  );
}

/** The entry with its cards; one without cards shows those of the saved team of the same name. */
function EnteredTeam({ entry }: { readonly entry: EntryView }) {
  const { t } = useTranslation("tournament");
  const isNamedAlone = entry.picks.length === 0;
  const saved = useQuery({ ...savedEntryQuery(entry.teamName), enabled: isNamedAlone });
  if (!isNamedAlone) return <LockedTeam entry={entry} problem={entryProblem(entry)} />;
  return (
    <ReadView query={saved} failure={t("team.failed")} skeleton={<TeamSkeleton />}>
      {(found) => {
        if (typeof found === "string") return <LockedTeam entry={entry} problem={found} />;
        const whole = { ...entry, ...found };
        return <LockedTeam entry={whole} problem={entryProblem(whole)} />;
      }}
    </ReadView>
  );
}

interface LockedTeamProps {
  readonly entry: EntryView;
  /** Why its cards can't be shown; null: they can. */
  readonly problem: EntryProblem | null;
}

function LockedTeam({ entry, problem }: LockedTeamProps) {
  const { t } = useTranslation("tournament");
  return (
    <Panel
      title={t("team.title")}
      description={entry.teamName}
      action={<Badge icon={<Lock aria-hidden="true" />}>{t("team.locked")}</Badge>}
    >
      {problem !== null ? (
        <Notice tone="danger" title={t("team.failed")}>
          {t(`team.problem.${problem}`)}
        </Notice>
      ) : (
        <div className={TEAM_GRID}>
          <EntryPitch entry={entry} />
          <div className="grid gap-4">
            <EntryFigures entry={entry} />
            <div>
              {entry.picks.map((pick) => (
                <PickReceipts key={pick.cardId} pick={pick} />
              ))}
            </div>
          </div>
        </div>
      )}
    </Panel>
  );
}

function NoTeamEntered() {
  const { t } = useTranslation("tournament");
  return (
    <Panel title={t("team.title")}>
      <EmptyState
        icon={<Shirt aria-hidden="true" />}
        title={t("team.none.title")}
        description={t("team.none.description")}
        action={
          <Link to="/" className={buttonClass()}>
            {t("goToTournament")}
          </Link>
        }
      />
    </Panel>
  );
}

function TeamSkeleton() {
  const { t } = useTranslation("tournament");
  return (
    <Panel title={t("team.title")}>
      <div className={TEAM_GRID}>
        <Skeleton shape="block" className="pitch h-auto bg-none" />
        <RowsSkeleton count={SKELETON_ROWS} label={t("load.loadingTeam")} />
      </div>
    </Panel>
  );
}
