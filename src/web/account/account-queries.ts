import { useMutation, useQueryClient } from "@tanstack/react-query";
import { checkUsername, getCurrentUser, getSignInMethods, setUsername } from "#contract/account.ts";
import { call } from "#web/api/call.ts";
import { read, readOrNull } from "#web/api/read.ts";

/** The signed-in user, or null for a visitor. */
export const currentUserQuery = readOrNull(getCurrentUser, {});

export const signInMethodsQuery = read(getSignInMethods, {});

/** Checks whether a username is free. */
export function useCheckUsername() {
  return useMutation({ mutationFn: (username: string) => call(checkUsername, { body: { username } }) });
}

/** Sets the username, then reads the user again. */
export function useSetUsername() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => call(setUsername, { body: { username } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
