import { type Query, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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
import { isChangedBy, tellTabs, readAgainOnceSettled } from "#web/api/after-act.ts";
import { askAgain } from "#web/api/ask-again.ts";
import { call, read } from "#web/api/call.ts";
import { KeptKeys } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** The user's leagues. */
export const leaguesQuery = read(listMiniLeagues, {});

/** A league with its table; the table of the other period stays until this one has loaded. */
export function leagueQuery(id: number, period: MiniLeaguePeriod) {
  return queryOptions({
    ...read(getMiniLeague, { params: { id }, query: { period } }),
    // Not that of another league, as after a search: its code and its buttons would be taken for this one's.
    placeholderData: (before) => (before?.id === id ? before : undefined),
  });
}

export function invitationQuery(code: string) {
  return read(getInvitation, { params: { code } });
}

type LeagueFailure =
  | "create.failure"
  | "join.joinFailure"
  | "manage.renameFailure"
  | "invite.renewFailure"
  | "remove.failure"
  | "end.delete.failure"
  | "end.leave.failure";

function toastLeagueFailure(error: unknown, fallback: LeagueFailure): void {
  toastFailure(error, { title: words("ui")("error"), fallback: words("league")(fallback) });
}

/** A change to leagues; refetches everything about them, after a refusal too: what it was about may be gone. */
function useLeagueChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  failure: LeagueFailure,
  onSuccess?: (answer: Answer) => void,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => toastLeagueFailure(error, failure),
    onSettled: readAgainOnceSettled(queryClient, "leagues"),
  });
}

/** Creates a league. Sending the same name again after a lost answer gets the same league. */
export function useCreateLeague() {
  const [keys] = useState(() => new KeptKeys());
  return useLeagueChange(
    (name: string) =>
      keys.send(name, (idempotencyKey) => call(createMiniLeague, { body: { name } }, { idempotencyKey })),
    "create.failure",
  );
}

/** Joins a league. Sending the same code again after a lost answer gets that answer. */
export function useJoinLeague() {
  const [keys] = useState(() => new KeptKeys());
  return useLeagueChange(
    (code: string) =>
      keys.send(code, (idempotencyKey) => call(joinMiniLeague, { body: { code } }, { idempotencyKey })),
    "join.joinFailure",
    ({ name }) => {
      const t = words("league");
      toast({ title: t("join.joined.title"), description: t("join.joined.description", { name }) });
    },
  );
}

export function useRenameLeague(id: number) {
  return useLeagueChange(
    (name: string) => call(renameMiniLeague, { params: { id }, body: { name } }),
    "manage.renameFailure",
  );
}

export function useRenewCode(id: number) {
  return useLeagueChange(() => call(renewInviteCode, { params: { id } }), "invite.renewFailure");
}

export function useRemoveMember(id: number) {
  return useLeagueChange(
    (userId: string) => call(removeMember, { params: { id, userId } }),
    "remove.failure",
  );
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
      await askAgain(queryClient, { predicate, refetchType: "none" });
      return queryClient.refetchQueries({ queryKey: leaguesQuery.queryKey });
    },
    onError: (error) => {
      toastLeagueFailure(error, isOwner ? "end.delete.failure" : "end.leave.failure");
      return readAgainOnceSettled(queryClient, "leagues")(undefined, error);
    },
  });
}
