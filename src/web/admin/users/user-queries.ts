import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  banUser,
  endUserSessions,
  listUsers,
  makeResetLink,
  unbanUser,
} from "#contract/account/user-admin.ts";
import { call, read } from "#web/api/call.ts";

/** Users whose name or email begins like this; those who are banned for an empty search. */
export function usersQuery(search: string) {
  return queryOptions({
    ...read(listUsers, { query: search === "" ? {} : { search } }),
    refetchOnMount: "always",
  });
}

export interface Ban {
  readonly userId: string;
  readonly reason: string;
  /** Null: without an end. */
  readonly days: number | null;
  readonly removesProfile: boolean;
}

/** Bans a user. */
export function useBan() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ userId: id, ...body }: Ban) => call(banUser, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listUsers.path] }),
  });
}

/** Makes a link with which a user chooses a new password. */
export function useResetLink() {
  return useMutation({ mutationFn: (id: string) => call(makeResetLink, { params: { id } }) });
}

/** Signs a user out everywhere. */
export function useEndSessions() {
  return useMutation({ mutationFn: (id: string) => call(endUserSessions, { params: { id } }) });
}

/** Lifts a user's ban. */
export function useUnban() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(unbanUser, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listUsers.path] }),
  });
}
