import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Lock } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { TeamView } from "#contract/team.ts";
import type { TournamentView } from "#contract/tournament.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { words } from "#web/language/words.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { teamsQuery } from "#web/team/team-queries.ts";
import type { EntryPreviewProps } from "./entry-preview.tsx";
import { toastNotEntered, useEnterTournament } from "./tournament-queries.ts";
import { isolated } from "#words/isolated.ts";

/** The id by which other parts of the page link to the button. */
export const ENTER_BUTTON_ID = "enter-tournament";

/** Loads the code of the rules when a team is chosen. */
const loadPreview = () => import("./entry-preview.tsx");
const loadEntryPreview = async () => (await loadPreview()).EntryPreview;
const loadEntryFive = async () => (await loadPreview()).EntryFive;

/** The form to choose a team and enter with it (spec §5, Tournament entry). */
export function EnterTournament({ tournament }: { readonly tournament: TournamentView }) {
  const { t } = useTranslation("team");
  const teams = useQuery(teamsQuery);
  return (
    <ReadView query={teams} failure={t("load.teams")} skeleton={<FormSkeleton />}>
      {(list) => <EntryForm tournament={tournament} teams={list} />}
    </ReadView>
  );
}

/** As tall as the select and the button. */
function FormSkeleton() {
  const { t } = useTranslation("team");
  return (
    <SkeletonRegion label={t("load.loadingTeams")} className="grid gap-4">
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-13" />
    </SkeletonRegion>
  );
}

interface EntryFormProps {
  readonly tournament: TournamentView;
  readonly teams: readonly TeamView[];
}

/** The chosen team, the confirmation, and the entry itself. */
function useEntryForm({ tournament, teams }: EntryFormProps) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  // With a single team there is nothing to choose.
  const teamId = chosenId ?? (teams.length === 1 ? (teams[0]?.id ?? null) : null);
  const [isAsking, setIsAsking] = useState(false);
  const enter = useEnterTournament(tournament);
  const team = teams.find(({ id }) => id === teamId);
  const check = useEntryCheck(tournament.status);

  const confirm = async () => {
    const t = words("tournament");
    if (!team) {
      return toast({ title: t("entry.noTeam.title"), description: t("entry.noTeam.description") });
    }
    // A team that can't enter, or can't be loaded, gets no confirmation dialog.
    try {
      const description = await check.mutateAsync(team.id);
      if (description === null) return setIsAsking(true);
      return toast({ title: t("entry.failed.title"), description, variant: "destructive" });
    } catch (error) {
      return toastNotEntered(error);
    }
  };
  const send = () => {
    if (team && isAsking) enter.mutate(team.id, { onSettled: () => setIsAsking(false) });
  };
  return {
    team,
    choose: setChosenId,
    isChecking: check.isPending,
    isEntering: enter.isPending,
    isAsking,
    confirm,
    send,
    cancel: () => setIsAsking(false),
  };
}

function EntryForm({ tournament, teams }: EntryFormProps) {
  const { t } = useTranslation("tournament");
  const { team, choose, isChecking, isEntering, isAsking, confirm, send, cancel } = useEntryForm({
    tournament,
    teams,
  });
  return (
    <div className="grid gap-4">
      {teams.length === 0 ? (
        <NoTeams />
      ) : (
        <TeamSelect teams={teams} teamId={team?.id ?? null} onChange={choose} />
      )}
      {team && <ChosenTeam key={team.id} teamId={team.id} status={tournament.status} />}
      <Button
        id={ENTER_BUTTON_ID}
        size="large"
        isBlock
        icon={<Lock aria-hidden="true" />}
        // Without a team it is only marked as disabled, so a press can say what's missing (spec §5).
        aria-disabled={!team || undefined}
        disabled={tournament.status !== "active"}
        isPending={isEntering || isChecking}
        pendingLabel={isEntering ? t("entry.entering") : undefined}
        onClick={() => void confirm()}
      >
        {t("entry.enter")}
      </Button>
      {team && (
        <ConfirmEntry team={team} isOpen={isAsking} isPending={isEntering} onCancel={cancel} onConfirm={send}>
          {/* Nobody enters without its warnings. */}
          <LazyPart
            isWanted={isAsking}
            load={loadEntryFive}
            props={{ teamId: team.id, status: tournament.status }}
            onFailure={cancel}
          />
        </ConfirmEntry>
      )}
    </div>
  );
}

interface ConfirmEntryProps {
  readonly team: TeamView;
  readonly isOpen: boolean;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
  /** Warnings to read first. */
  readonly children: ReactNode;
}

/** Asks before entering, which is final. */
function ConfirmEntry({ team, isOpen, isPending, onCancel, onConfirm, children }: ConfirmEntryProps) {
  const { t } = useTranslation("tournament");
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onCancel();
      }}
      title={t("entry.question.title", { team: team.name })}
      description={t("entry.question.description")}
      confirmLabel={t("entry.question.confirm")}
      pendingLabel={t("entry.entering")}
      isPending={isPending}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Reserves the height of five long names, so the button doesn't move under a finger. */
function ChosenTeam(props: EntryPreviewProps) {
  const [isWanted, setIsWanted] = useState(true);
  return (
    <div className="grid min-h-15 content-start gap-4 sm:min-h-10 lg:min-h-5">
      {isWanted && (
        <LazyPart
          isWanted
          load={loadEntryPreview}
          props={props}
          fallback={<Skeleton className="w-3/4" />}
          onFailure={() => setIsWanted(false)}
        />
      )}
    </div>
  );
}

/** Checks the team before the confirmation; null: it can enter. */
function useEntryCheck(status: TournamentView["status"]) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (teamId: number) => {
      const { checkEntry } = await loadPreview();
      return checkEntry(queryClient, { teamId, status });
    },
  });
}

interface TeamSelectProps {
  readonly teams: readonly TeamView[];
  readonly teamId: number | null;
  readonly onChange: (teamId: number) => void;
}

function TeamSelect({ teams, teamId, onChange }: TeamSelectProps) {
  const { t } = useTranslation(["tournament", "team"]);
  return (
    <SelectField
      label={t("team:field.team")}
      placeholder={t("entry.selectTeam")}
      options={teams.map(({ id, name, formation, isActive }) => ({
        value: String(id),
        label: t(isActive ? "team:field.optionActive" : "team:field.option", {
          name: isolated(name),
          formation,
        }),
      }))}
      value={teamId === null ? "" : String(teamId)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}

function NoTeams() {
  const { t } = useTranslation("tournament");
  return (
    <p>
      <Link to="/team-builder" className="font-semibold text-flood-text underline underline-offset-4">
        {t("entry.createFirst")}
      </Link>
    </p>
  );
}
