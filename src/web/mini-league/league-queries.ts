import {
  keepPreviousData,
  type Query,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import {
  createMiniLeague,
  deleteMiniLeague,
  getInvitation,
  getMiniLeague,
  joinMiniLeague,
  leaveMiniLeague,
  listMiniLeagues,
  type MiniLeaguePeriod,
  removeMember,
  renameMiniLeague,
  renewInviteCode,
} from "#contract/mini-league/mini-league.ts";
import { isChangedBy, readAgainAfter, tellTabs, whenAnswered } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";

/** The user's leagues. */
export const leaguesQuery = read(listMiniLeagues, {});

/** A league with its table; the table of the other period stays until this one has loaded. */
export function leagueQuery(id: number, period: MiniLeaguePeriod) {
  return queryOptions({
    ...read(getMiniLeague, { params: { id }, query: { period } }),
    placeholderData: keepPreviousData,
  });
}

export function invitationQuery(code: string) {
  return read(getInvitation, { params: { code } });
}

/** A change to leagues; refetches everything about them, after a refusal too: what it was about may be gone. */
function useLeagueChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: whenAnswered(() => readAgainAfter(queryClient, "leagues")),
  });
}

/** Creates a league. Sending the same name again after a lost answer gets the same league. */
export function useCreateLeague() {
  const [keys] = useState(() => new KeptKeys());
  return useLeagueChange((name: string) =>
    keys.send(name, (idempotencyKey) => call(createMiniLeague, { body: { name } }, { idempotencyKey })),
  );
}

export function useJoinLeague() {
  return useLeagueChange((code: string) => call(joinMiniLeague, { body: { code } }));
}

export function useRenameLeague(id: number) {
  return useLeagueChange((name: string) => call(renameMiniLeague, { params: { id }, body: { name } }));
}

export function useRenewCode(id: number) {
  return useLeagueChange(() => call(renewInviteCode, { params: { id } }));
}

export function useRemoveMember(id: number) {
  return useLeagueChange((userId: string) => call(removeMember, { params: { id, userId } }));
}

/**
 * Leaves a league, or deletes the user's own. The league itself is gone: what shows it is only marked as old, for a user
 * who goes back.
 */
export function useEndLeague(id: number, isOwner: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(isOwner ? deleteMiniLeague : leaveMiniLeague, { params: { id } }),
    onSuccess: async () => {
      tellTabs("leagues");
      const predicate = ({ queryKey: [path] }: Query) => isChangedBy("leagues", path);
      await queryClient.invalidateQueries({ predicate, refetchType: "none" });
      return queryClient.refetchQueries({ queryKey: leaguesQuery.queryKey });
    },
    onError: (error) => whenAnswered(() => readAgainAfter(queryClient, "leagues"))(undefined, error),
  });
}
