import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Lock, Shirt } from "lucide-react";
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

const FAILURE = "Error loading tournament team";
const SKELETON_ROWS = 5;

/** The pitch, and what the five on it have earned. */
const TEAM_GRID = "grid items-start gap-6 md:grid-cols-2 lg:max-xl:grid-cols-1 max-md:[&_.pitch]:max-w-80";

/** Whether it is known what stands in the team's panel, and so how high that is. */
export function useTournamentTeamKnown(): boolean {
  const tournament = useQuery(activeTournamentQuery);
  const tournamentId = tournament.data?.id;
  const entry = useQuery({ ...tournamentEntryQuery(tournamentId ?? 0), enabled: tournamentId !== undefined });
  return tournamentId === undefined ? !tournament.isPending : !entry.isPending;
}

/** The team that the user has in this month's tournament, with its points (spec §2, Fantasy page). */
export function TournamentTeam() {
  const tournament = useQuery(activeTournamentQuery);
  return (
    <ReadView query={tournament} failure={FAILURE} skeleton={<TeamSkeleton />}>
      {(current) => (current ? <TeamIn tournamentId={current.id} /> : <NoTeamEntered />)}
    </ReadView>
  );
}

function TeamIn({ tournamentId }: { readonly tournamentId: number }) {
  const entry = useQuery(tournamentEntryQuery(tournamentId));
  return (
    <ReadView query={entry} failure={FAILURE} skeleton={<TeamSkeleton />}>
      {(found) => (found ? <EnteredTeam entry={found} /> : <NoTeamEntered />)}
    </ReadView>
  );
}

/** The entry with its cards; one that comes without them has those of the saved team of its name. */
function EnteredTeam({ entry }: { readonly entry: EntryView }) {
  const isNamedAlone = entry.picks.length === 0;
  const saved = useQuery({ ...savedEntryQuery(entry.teamName), enabled: isNamedAlone });
  if (!isNamedAlone) return <LockedTeam entry={entry} problem={entryProblem(entry)} />;
  return (
    <ReadView query={saved} failure={FAILURE} skeleton={<TeamSkeleton />}>
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
  /** Why its cards cannot be shown; null: they can. */
  readonly problem: EntryProblem | null;
}

function LockedTeam({ entry, problem }: LockedTeamProps) {
  return (
    <Panel
      title="Tournament Team"
      description={entry.teamName}
      action={<Badge icon={<Lock aria-hidden="true" />}>Locked</Badge>}
    >
      {problem !== null ? (
        <Notice tone="danger" title={FAILURE}>
          {problem}
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
  return (
    <Panel title="Tournament Team">
      <EmptyState
        icon={<Shirt aria-hidden="true" />}
        title="No team entered in tournament"
        description="Enter this month's tournament from the home screen."
        action={
          <Link to="/" className={buttonClass()}>
            Go to the tournament
          </Link>
        }
      />
    </Panel>
  );
}

function TeamSkeleton() {
  return (
    <Panel title="Tournament Team">
      <div className={TEAM_GRID}>
        <Skeleton shape="block" className="pitch h-auto bg-none" />
        <RowsSkeleton count={SKELETON_ROWS} label="Loading your tournament team" />
      </div>
    </Panel>
  );
}
