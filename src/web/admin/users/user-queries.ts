import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type AdminUserView,
  banUser,
  endUserSessions,
  listUsers,
  makeResetLink,
  unbanUser,
} from "#contract/account/user-admin.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useToastUnlessShown } from "#web/api/use-toast-unless-shown.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Users whose name or email begins like this; those who are banned for an empty search. */
export function usersQuery(search: string) {
  return queryOptions({
    ...read(listUsers, { query: search === "" ? {} : { search } }),
    refetchOnMount: "always",
  });
}

export interface Ban {
  readonly user: AdminUserView;
  readonly reason: string;
  /** Null: without an end. */
  readonly days: number | null;
  readonly removesProfile: boolean;
}

/** Bans a user. */
export function useBan() {
  const queryClient = useQueryClient();
  const onError = useToastUnlessShown(() => words("admin")("banning.failed"));
  return useMutation({
    mutationFn: ({ user: { id }, ...body }: Ban) => call(banUser, { params: { id }, body }),
    onSuccess: (_done, { user: { name } }) => {
      toast({ title: words("admin")("banning.done", { name }) });
    },
    onError,
    onSettled: readAgainOnceSettled(queryClient, "names"),
  });
}

/** Makes a link with which a user chooses a new password. */
export function useResetLink() {
  return useMutation({ mutationFn: (id: string) => call(makeResetLink, { params: { id } }) });
}

/** Signs a user out everywhere. */
export function useEndSessions() {
  return useMutation({
    mutationFn: ({ id }: AdminUserView) => call(endUserSessions, { params: { id } }),
    onSuccess: (_done, { name }) => void toast({ title: words("admin")("users.signedOut", { name }) }),
    onError: (error) => toastUserFailure(error, "users.signOutFailed"),
  });
}

/** Lifts a user's ban. */
export function useUnban() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: AdminUserView) => call(unbanUser, { params: { id } }),
    onSuccess: (_done, { name }) => void toast({ title: words("admin")("users.lifted", { name }) }),
    onError: (error) => toastUserFailure(error, "users.liftFailed"),
    onSettled: readAgainOnceSettled(queryClient, "names"),
  });
}

function toastUserFailure(error: unknown, title: "users.signOutFailed" | "users.liftFailed"): void {
  toastFailure(error, { title: words("admin")(title), fallback: words("ui")("tryAgain") });
}
