import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { TeamView } from "#contract/team.ts";
import { useUser } from "#web/account/user-context.tsx";
import { type Placement, slotsIn } from "#web/team/line-up.ts";
import { forgetTeams, teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";
import type { SaveState } from "./auto-save.ts";
import { OpenTeam } from "./open-team.ts";
import { hearOtherTabs } from "./other-tabs.ts";
import type { Conflict } from "./save-failure.ts";

const IDLE: SaveState = { name: "idle" };

/**
 * Saves the builder's line-up into the open team, if any: about 100 ms after each change (spec §9), and at once when the
 * user leaves the page or the network is back. Reports progress and conflicts.
 */
export function useTeamSave({ formation, lineUp }: Placement) {
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const [openTeam, setOpenTeam] = useState<OpenTeam | null>(null);
  const [state, setState] = useState(IDLE);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [savedNames, setSavedNames] = useState<ReadonlyMap<number, string>>(new Map());
  useEffect(() => openTeam?.keep({ formation, lineUp }), [openTeam, formation, lineUp]);
  useSaveOnLeaving(openTeam);
  useConflictWatch(openTeam, setConflict);

  function noteName(teamId: number, name: string): void {
    setSavedNames((names) => new Map(names).set(teamId, name));
  }

  function change(next: OpenTeam | null): void {
    setState(IDLE);
    setConflict(null);
    setOpenTeam(next);
  }

  return {
    openTeam,
    state,
    conflict,
    /** The open team's name on the server; null: no team is open. */
    savedName: openTeam === null ? null : (savedNames.get(openTeam.id) ?? null),
    clearConflict: () => setConflict(null),
    /** Opens a saved team with this line-up, replacing the open one. */
    open: (team: TeamView, saved: Placement): OpenTeam => {
      const onAttempt = () => void forgetTeams(queryClient);
      const onConflict = setConflict;
      // What the server has now: the builder can open it without a line.
      const onSaved = (placement: Placement, name: string) => {
        queryClient.setQueryData(teamPositionsQuery(team.id).queryKey, slotsIn(team.id, placement));
        noteName(team.id, name);
      };
      const opened = new OpenTeam({
        userId,
        team,
        saved,
        onState: setState,
        onConflict,
        onSaved,
        onAttempt,
      });
      change(opened);
      noteName(team.id, team.name);
      return opened;
    },
    /** Closes the open team: the next one is new. */
    close: () => change(null),
  };
}

export type TeamSave = ReturnType<typeof useTeamSave>;

/** Saves at once when the user leaves the screen or the network is back; warns before closing after a failed save. */
function useSaveOnLeaving(openTeam: OpenTeam | null): void {
  useEffect(() => {
    if (openTeam === null) return undefined;
    const flush = () => void openTeam.flush();
    const askFirst = (event: BeforeUnloadEvent) => {
      if (openTeam.hasFailed) event.preventDefault();
    };
    addEventListener("pagehide", flush);
    addEventListener("online", flush);
    addEventListener("beforeunload", askFirst);
    return () => {
      removeEventListener("pagehide", flush);
      removeEventListener("online", flush);
      removeEventListener("beforeunload", askFirst);
      flush();
    };
  }, [openTeam]);
}

/**
 * Watches for changes to the open team from elsewhere. Other tabs announce theirs; those from other devices are looked
 * up when the page becomes visible again. A save finds out in any case, as it names the version it is based on.
 */
function useConflictWatch(openTeam: OpenTeam | null, onConflict: (conflict: Conflict) => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (openTeam === null) return undefined;
    const compare = (version: number | null) => {
      // A running save detects conflicts itself, and can be the one that made this version.
      if (openTeam.hasUnsaved) return;
      if (version === null) onConflict("deleted");
      else if (version > openTeam.version) onConflict("changed");
    };
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const teams = await queryClient.fetchQuery({ ...teamsQuery, staleTime: 0 }).catch(() => null);
      if (teams !== null) compare(teams.find(({ id }) => id === openTeam.id)?.version ?? null);
    };
    const askSoon = () => void ask();
    const stopHearing = hearOtherTabs(({ teamId, version }) => {
      if (teamId === openTeam.id) compare(version);
    });
    document.addEventListener("visibilitychange", askSoon);
    return () => {
      stopHearing();
      document.removeEventListener("visibilitychange", askSoon);
    };
  }, [openTeam, onConflict, queryClient]);
}
