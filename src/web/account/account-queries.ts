import { mutationOptions, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  checkUsername,
  getCurrentUser,
  getSignInMethods,
  setLanguage,
  setUsername,
} from "#contract/account.ts";
import type { Language } from "#contract/languages.ts";
import { words } from "#web/language/words.ts";
import { chooseLanguage } from "#web/language/choose-language.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read, readOrNull } from "#web/api/call.ts";
import { type FailureText, toastFailure } from "#web/api/toast-failure.ts";

/** The signed-in user, or null for a visitor. */
export const currentUserQuery = readOrNull(getCurrentUser, {});

export const signInMethodsQuery = read(getSignInMethods, {});

/** Checks whether a username is free. */
export function useCheckUsername() {
  return useMutation({ mutationFn: (username: string) => call(checkUsername, { body: { username } }) });
}

/**
 * Sets the username, which closes the chooser, then reads everything with the name again.
 *
 * @param onSaved tells the user, wherever they are by then
 * @param failure read when it fails
 */
export function useSetUsername(onSaved: (username: string) => void, failure: () => FailureText) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (username: string) => call(setUsername, { body: { username } }),
    onSuccess: (_answer, username) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, username });
      onSaved(username);
    },
    onError: (error) => toastFailure(error, failure()),
    // A form doesn't wait until every screen is read.
    onSettled: (answer, error) => void readAgainOnceSettled(queryClient, "names")(answer, error),
  });
}

export function useSetLanguage() {
  return useMutation(languageChange(useQueryClient()));
}

/**
 * Shows the page in another language at once, and saves it for the user's other devices. Two choices in quick succession
 * are sent one after the other, so the last is the one that stays.
 */
export function languageChange(queryClient: QueryClient) {
  return mutationOptions({
    onMutate: (language: Language) => chooseLanguage(language),
    mutationFn: (language: Language) => call(setLanguage, { body: { language } }),
    scope: { id: "language" },
    onError: (error) =>
      toastFailure(error, {
        title: words("app")("languageFailed"),
        fallback: words("ui")("checkConnection"),
      }),
    onSettled: readAgainOnceSettled(queryClient, "account"),
  });
}
