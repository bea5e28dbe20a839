import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, useEffect, useEffectEvent } from "react";
import { PageError } from "#web/api/api-error.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { useUser } from "#web/account/user-context.tsx";
import { lineUpOf } from "#web/team/line-up.ts";
import type { TeamSave } from "#web/team/saving/use-team-save.ts";
import { toDraft, unsentTeams } from "#web/team/saving/unsent-teams.ts";
import { teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";
import type { BuilderAction } from "./builder-reducer.ts";
import type { BuilderParts } from "./use-builder.ts";

export interface TeamOpeningParts extends Pick<BuilderParts, "cards" | "onTeamChange"> {
  /** The team to open at first; null: none. */
  readonly firstTeamId: number | null;
  readonly dispatch: Dispatch<BuilderAction>;
  readonly save: TeamSave;
}

interface OpeningOptions {
  /** Whether undo restores what was on the pitch. */
  readonly isUndoable: boolean;
}

/** Opens saved teams in the builder: the first one, then any the manager picks. */
export function useTeamOpening(parts: TeamOpeningParts) {
  const { cards, firstTeamId, onTeamChange, dispatch, save } = parts;
  const queryClient = useQueryClient();
  const { id: userId } = useUser();
  const opening = useMutation({
    mutationFn: (teamId: number) => loadTeam(queryClient, teamId),
    onError: (error) =>
      toastFailure(error, { title: words("team")("load.team"), fallback: words("ui")("checkConnection") }),
  });
  const open = (teamId: number, { isUndoable }: OpeningOptions) =>
    opening.mutate(teamId, {
      onSuccess: ({ team, lineUp }) => {
        const { name, formation } = team;
        const unsent = unsentTeams(userId).find((one) => one.teamId === teamId);
        const saved = { name, formation, lineUp };
        const draft = unsent && toDraft(unsent, cards);
        // Based on the version that was changed: a change from elsewhere since then is a conflict.
        const opened = save.open(unsent ? { ...team, version: unsent.version } : team, saved);
        dispatch({ type: "openTeam", team: { ...saved, ...draft, name: draft?.name ?? name }, isUndoable });
        if (draft) void opened.saveNow(draft);
        onTeamChange(teamId);
      },
      // Keeps the open team in the address.
      onError: () => onTeamChange(save.openTeam?.id ?? null),
    });
  const openFirst = useEffectEvent(() => {
    if (firstTeamId !== null) open(firstTeamId, { isUndoable: false });
  });
  useEffect(() => openFirst(), []);
  const isAboutToOpen = firstTeamId !== null && opening.isIdle;
  return { open, isOpening: opening.isPending || isAboutToOpen };
}

/** The builder has read the teams itself a moment ago. An older version would be refused without need. */
const JUST_READ_MS = 5000;

/** The current version of a team. @throws ApiError, or PageError if the team is gone */
async function loadTeam(queryClient: QueryClient, teamId: number) {
  // Reads the version before the slots: saving over a change made in between is then refused.
  const teams = await queryClient.fetchQuery({ ...teamsQuery, staleTime: JUST_READ_MS });
  const team = teams.find(({ id }) => id === teamId);
  if (!team) throw new PageError(words("team")("toast.gone"));
  const slots = await queryClient.fetchQuery({ ...teamPositionsQuery(teamId), staleTime: 0 });
  return { team, lineUp: lineUpOf(team.formation, slots) };
}
