import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeEmail, confirmEmail, getEmail, sendEmailLink } from "#contract/access/email.ts";
import { listPasskeys, removePasskey } from "#contract/access/passkeys.ts";
import { endOtherSessions, endSession, listSessions } from "#contract/access/sessions.ts";
import { call, read } from "#web/api/call.ts";

export const emailQuery = read(getEmail, {});
export const sessionsQuery = read(listSessions, {});
export const passkeysQuery = read(listPasskeys, {});

/** Reads one of these again after a change. */
function useChange<Input>(
  change: (input: Input) => Promise<unknown>,
  { queryKey }: { readonly queryKey: readonly unknown[] },
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
  });
}

/** Sends a link to the present address. */
export function useSendEmailLink() {
  return useChange(() => call(sendEmailLink, {}), emailQuery);
}

/** Sends a link to a new address. */
export function useChangeEmail() {
  return useChange(
    (body: { readonly email: string; readonly password: string }) => call(changeEmail, { body }),
    emailQuery,
  );
}

/** Confirms an address with the token from a mail. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(confirmEmail, { body: { token } }),
    // The address, and whether the user is an admin.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Signs out another device. */
export function useEndSession() {
  return useChange((id: string) => call(endSession, { params: { id } }), sessionsQuery);
}

/** Signs out all other devices. */
export function useEndOtherSessions() {
  return useChange(() => call(endOtherSessions, {}), sessionsQuery);
}

/** Adds a passkey: the password first, then the device's own dialog. */
export function useAddPasskey() {
  return useChange(
    async (password: string) => (await import("./webauthn.ts")).addPasskey(password),
    passkeysQuery,
  );
}

/** Removes a passkey, with the password. */
export function useRemovePasskey(id: string) {
  return useChange(
    (password: string) => call(removePasskey, { params: { id }, body: { password } }),
    passkeysQuery,
  );
}
