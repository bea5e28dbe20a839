import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TransferRequest, ValidationView } from "#contract/fantasy/transfers.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import type { ExecuteAttempt } from "#web/fantasy/fantasy-queries.ts";

/** The calls by which a squad is judged and executed: those of a league, or of a practice season. */
export interface SquadCalls {
  readonly validation: UseQueryResult<ValidationView>;
  readonly executing: UseMutationResult<{ readonly round: number }, Error, ExecuteAttempt>;
}

/**
 * What a complete selection would come to, asked for by itself, and its execution (spec §4, Transfer flow).
 *
 * @param request null while the selection is not complete
 */
export function useVerdict(
  request: TransferRequest | null,
  { validation, executing }: SquadCalls,
  onExecuted: () => void,
) {
  useEffect(() => {
    if (validation.error === null) return;
    toastFailure(validation.error, { title: "Validation Error", fallback: "Validation failed" });
  }, [validation.error]);
  // Callbacks of `mutate` would go with the desk, which may be another one by the time of the answer.
  const execute = async (asked: TransferRequest): Promise<void> => {
    try {
      const { round } = await executing.mutateAsync({ request: asked, idempotencyKey: newIdempotencyKey() });
      onExecuted();
      toast({ title: "Transfer Executed", description: `Your squad is set for round ${round}` });
    } catch (error) {
      toastFailure(error, { title: "Transfer Failed", fallback: "Transfer execution failed" });
    }
  };
  const send = () => {
    if (request !== null) void execute(request);
  };
  return {
    validation,
    execute: { send, isPending: executing.isPending },
    isValid: request !== null && validation.data?.valid === true && !validation.isFetching,
  };
}
