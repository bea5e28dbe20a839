import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useEffect, useState } from "react";
import { teamsQuery } from "#web/team/team-queries.ts";
import type { Conflict } from "./save-failure.ts";
import { hearOtherTabs } from "./team-news.ts";
import type { OpenTeam } from "./use-open-team.ts";

/**
 * Whether somebody else has changed or deleted the open team. Another tab says so itself; what another device did is
 * asked for when the page is looked at again. A save finds out in any case, since it names the version it is made on.
 */
export function useConflict(
  open: OpenTeam | null,
): readonly [Conflict | null, Dispatch<SetStateAction<Conflict | null>>] {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  useEffect(() => {
    if (open === null) return undefined;
    const { writer, saving } = open;
    const meet = (version: number | null) => {
      // A save that is under way finds out for itself, and may be what this version comes from.
      if (saving.hasUnsaved()) return;
      if (version === null) setConflict("deleted");
      else if (version > writer.version()) setConflict("changed");
    };
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const teams = await queryClient.fetchQuery({ ...teamsQuery, staleTime: 0 }).catch(() => null);
      if (teams !== null) meet(teams.find(({ id }) => id === writer.teamId)?.version ?? null);
    };
    const askSoon = () => void ask();
    const stopHearing = hearOtherTabs(({ teamId, version }) => {
      if (teamId === writer.teamId) meet(version);
    });
    document.addEventListener("visibilitychange", askSoon);
    return () => {
      stopHearing();
      document.removeEventListener("visibilitychange", askSoon);
    };
  }, [open, queryClient]);
  return [conflict, setConflict];
}
