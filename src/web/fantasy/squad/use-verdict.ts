import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TransferRequest, ValidationView } from "#contract/fantasy/transfers.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";

/** The calls that check and execute a squad, in a league or in a practice season. */
export interface SquadCalls {
  readonly validation: UseQueryResult<ValidationView>;
  readonly executing: UseMutationResult<{ readonly round: number }, Error, TransferRequest>;
}

/**
 * Checks a selection automatically as soon as it is complete, and executes it on request (spec §4, Transfer flow).
 *
 * @param request null while the selection is incomplete
 */
export function useVerdict(
  request: TransferRequest | null,
  { validation, executing }: SquadCalls,
  onExecuted: () => void,
) {
  useEffect(() => {
    if (validation.error === null) return;
    // A check is a query, and only mutations get the session's own message without help.
    if (isUnauthorized(validation.error)) handleLoggedOut();
    toastFailure(validation.error, {
      title: words("fantasy")("verdict.failed.title"),
      fallback: words("fantasy")("verdict.failed.description"),
    });
  }, [validation.error]);
  const send = () => {
    // mutateAsync, because callbacks of `mutate` don't run if another desk replaces this one before the response.
    if (request !== null) void executing.mutateAsync(request).then(onExecuted, () => undefined);
  };
  return {
    validation,
    execute: { send, isPending: executing.isPending },
    isValid: request !== null && validation.data?.valid === true && !validation.isFetching,
  };
}
