import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getShared, listShares, makeShare, withdrawShare } from "#contract/share.ts";
import type { ShareKind } from "#game/share/decide-share.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** What the user shares. */
export const sharesQuery = read(listShares, {});

/** What a link shows. */
export function sharedQuery(token: string) {
  return read(getShared, { params: { token } });
}

export function useMakeShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (subject: { readonly kind: ShareKind; readonly id: number }) =>
      call(makeShare, { body: subject }),
    onError: (error) => toastShareFailure(error, "share.makeFailed"),
    onSettled: readAgainOnceSettled(queryClient, "share"),
  });
}

export function useWithdrawShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(withdrawShare, { params: { token } }),
    onSuccess: (_, token) => {
      toast({ title: words("profile")("share.withdrawn") });
      queryClient.removeQueries({ queryKey: sharedQuery(token).queryKey });
    },
    onError: (error) => toastShareFailure(error, "share.withdrawFailed"),
    onSettled: readAgainOnceSettled(queryClient, "share"),
  });
}

function toastShareFailure(error: unknown, title: "share.makeFailed" | "share.withdrawFailed"): void {
  toastFailure(error, { title: words("profile")(title), fallback: words("ui")("checkConnection") });
}
