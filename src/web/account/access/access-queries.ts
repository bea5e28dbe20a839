import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeEmail, confirmEmail, getEmail, sendEmailLink } from "#contract/access/email.ts";
import { listPasskeys, removePasskey } from "#contract/access/passkeys.ts";
import { endOtherSessions, endSession, listSessions, type SessionView } from "#contract/access/sessions.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useToastUnlessShown } from "#web/api/use-toast-unless-shown.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { deviceText } from "./device-text.ts";
import { passkeyFailure } from "./passkey-failure.ts";

export const emailQuery = read(getEmail, {});
export const sessionsQuery = read(listSessions, {});
export const passkeysQuery = read(listPasskeys, {});

/** What the user is told of a change, wherever they are by then. */
interface Told<Input> {
  /** The title of the toast for a success, read when it succeeds. */
  readonly success: (input: Input) => string;
  readonly onError: (error: Error) => void;
}

/** Reads the account again after a change. */
function useChange<Input>(change: (input: Input) => Promise<unknown>, { success, onError }: Told<Input>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (_done, input) => void toast({ title: success(input) }),
    onError,
    onSettled: readAgainOnceSettled(queryClient, "account"),
  });
}

function toastAccessFailure(error: unknown, title: "email.linkFailed" | "sessions.endFailed"): void {
  toastFailure(error, { title: words("access")(title), fallback: words("ui")("checkConnection") });
}

/** Sends a link to the present address. */
export function useSendEmailLink(email: string) {
  return useChange(() => call(sendEmailLink, {}), {
    success: () => words("access")("email.linkSent", { email }),
    onError: (error) => toastAccessFailure(error, "email.linkFailed"),
  });
}

/** Sends a link to a new address. */
export function useChangeEmail() {
  return useChange(
    (body: { readonly email: string; readonly password: string }) => call(changeEmail, { body }),
    {
      success: ({ email }) => words("access")("email.linkSent", { email }),
      onError: useToastUnlessShown(() => words("access")("email.failed")),
    },
  );
}

/** Confirms an address with the token from a mail. */
export function useConfirmEmail() {
  const queryClient = useQueryClient();
  const onError = useToastUnlessShown(() => words("access")("confirm.failed"));
  return useMutation({
    mutationFn: (token: string) => call(confirmEmail, { body: { token } }),
    onError,
    onSettled: readAgainOnceSettled(queryClient, "names"),
  });
}

/** Signs out another device. */
export function useEndSession() {
  return useChange(({ id }: SessionView) => call(endSession, { params: { id } }), {
    success: (session) => words("access")("sessions.ended", { device: deviceText(session) }),
    onError: (error) => toastAccessFailure(error, "sessions.endFailed"),
  });
}

/** Signs out all other devices. */
export function useEndOtherSessions() {
  return useChange(() => call(endOtherSessions, {}), {
    success: () => words("access")("sessions.endedOthers"),
    onError: (error) => toastAccessFailure(error, "sessions.endFailed"),
  });
}

/** Adds a passkey: the password first, then the device's own dialog. `isAsking`: whether the dialog for it is open. */
export function useAddPasskey(isAsking: boolean) {
  return useChange(async (password: string) => (await import("./webauthn.ts")).addPasskey(password), {
    success: () => words("access")("passkey.addedToast"),
    onError: usePasskeyToast("passkey.addFailed", isAsking),
  });
}

/** Removes a passkey, with the password. `isAsking`: whether the dialog for it is open. */
export function useRemovePasskey(id: string, isAsking: boolean) {
  return useChange((password: string) => call(removePasskey, { params: { id }, body: { password } }), {
    success: () => words("access")("passkey.removed"),
    onError: usePasskeyToast("passkey.removeFailed", isAsking),
  });
}

function usePasskeyToast(title: "passkey.addFailed" | "passkey.removeFailed", isShown: boolean) {
  return useToastUnlessShown(() => words("access")(title), {
    isShown,
    reasonOf: (error) => passkeyFailure(error, words("access")),
  });
}
