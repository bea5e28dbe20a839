import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Lock } from "lucide-react";
import { Suspense, lazy, useState } from "react";
import type { TeamView } from "#contract/team.ts";
import type { TournamentView } from "#contract/tournament.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";
import { ConfirmEntry } from "./confirm-entry.tsx";
import type { EntryPreviewProps } from "./entry-preview.tsx";
import { useEnterTournament } from "./tournament-queries.ts";

/** The rules of an entry are fetched when a team is chosen. */
const loadPreview = () => import("./entry-preview.tsx");
const EntryPreview = lazy(async () => ({ default: (await loadPreview()).EntryPreview }));

/** Choosing a team and entering with it (spec §5, Tournament entry). */
export function EnterTournament({ tournament }: { readonly tournament: TournamentView }) {
  const teams = useQuery(teamsQuery);
  return (
    <ReadView query={teams} failure="Failed to load your teams" skeleton={<FormSkeleton />}>
      {(list) => <EntryForm tournament={tournament} teams={list} />}
    </ReadView>
  );
}

/** The choice and the button below it. */
function FormSkeleton() {
  return (
    <SkeletonRegion label="Loading your teams" className="grid gap-4">
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-13" />
    </SkeletonRegion>
  );
}

interface EntryFormProps {
  readonly tournament: TournamentView;
  readonly teams: readonly TeamView[];
}

function EntryForm({ tournament, teams }: EntryFormProps) {
  const [teamId, setTeamId] = useState<number | null>(null);
  /** The key of the attempt that is being asked about; null: none is. */
  const [attempt, setAttempt] = useState<string | null>(null);
  const enter = useEnterTournament(tournament);
  const team = teams.find(({ id }) => id === teamId);

  const check = useEntryCheck(tournament.status);

  const confirm = async () => {
    if (!team) return toast({ title: "No Team Selected", description: "Please select a team first" });
    const description = await check(team.id);
    if (description === null) return setAttempt(newIdempotencyKey());
    return toast({ title: "Entry Failed", description, variant: "destructive" });
  };
  const send = () => {
    if (!team || attempt === null) return;
    // Whoever enters is told even where this form has gone by then: the entry may be read before all else is.
    void enter
      .mutateAsync({ teamId: team.id, idempotencyKey: attempt })
      .then(toastEntered, toastNotEntered)
      .finally(() => setAttempt(null));
  };

  return (
    <div className="grid gap-4">
      {teams.length === 0 ? <NoTeams /> : <TeamSelect teams={teams} teamId={teamId} onChange={setTeamId} />}
      {team && <ChosenTeam key={team.id} team={team} status={tournament.status} />}
      <Button
        size="large"
        isBlock
        icon={<Lock aria-hidden="true" />}
        // Without a team it is disabled as well, but can be reached and pressed: it then says what is missing (spec §5).
        aria-disabled={!team || undefined}
        disabled={tournament.status !== "active"}
        isPending={enter.isPending}
        pendingLabel="Entering..."
        onClick={() => void confirm()}
      >
        Enter Tournament
      </Button>
      {team && (
        <ConfirmEntry
          team={team}
          isOpen={attempt !== null}
          isPending={enter.isPending}
          onCancel={() => setAttempt(null)}
          onConfirm={send}
        />
      )}
    </div>
  );
}

/** As high as five long names from the start: the button must not move away from under a finger. */
function ChosenTeam(props: EntryPreviewProps) {
  return (
    <div className="grid min-h-15 content-start gap-4 sm:min-h-10 lg:min-h-5">
      <Suspense fallback={<Skeleton className="w-3/4" />}>
        <EntryPreview {...props} />
      </Suspense>
    </div>
  );
}

/**
 * Why a team cannot enter, if the page knows a reason, such as that it is short: nobody is asked whether an entry that
 * would be refused is final. What looks like a refusal is asked for again, as the team may be full by now.
 */
function useEntryCheck(status: TournamentView["status"]): (teamId: number) => Promise<string | null> {
  const queryClient = useQueryClient();
  return async (teamId) => {
    const query = teamPositionsQuery(teamId);
    const known = queryClient.getQueryData(query.queryKey);
    if (known === undefined) return null;
    try {
      const { entryRefusal } = await loadPreview();
      if (entryRefusal({ slots: known, status }) === null) return null;
      const slots = await queryClient.fetchQuery({ ...query, staleTime: 0 });
      return entryRefusal({ slots, status });
    } catch {
      return null;
    }
  };
}

function toastEntered(): void {
  toast({
    title: "Tournament Entry Confirmed!",
    description: "Your team has been locked in for the tournament",
  });
}

function toastNotEntered(error: unknown): void {
  toastFailure(error, { title: "Entry Failed", fallback: "Failed to enter tournament" });
}

interface TeamSelectProps {
  readonly teams: readonly TeamView[];
  readonly teamId: number | null;
  readonly onChange: (teamId: number) => void;
}

function TeamSelect({ teams, teamId, onChange }: TeamSelectProps) {
  return (
    <SelectField
      label="Team"
      placeholder="Select a team"
      options={teams.map(({ id, name, formation, isActive }) => ({
        value: String(id),
        label: `${name} (${formation}${isActive ? ", active" : ""})`,
      }))}
      value={teamId === null ? "" : String(teamId)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

function NoTeams() {
  return (
    <p>
      <Link to="/team-builder" className="font-semibold text-flood-text underline underline-offset-4">
        Create a team first to enter
      </Link>
    </p>
  );
}
