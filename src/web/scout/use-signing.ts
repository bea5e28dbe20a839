import { useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { useSignPlayer } from "./scout-queries.ts";

interface Asked {
  readonly playerId: number;
  readonly idempotencyKey: string;
}

/**
 * Signs a player of an offer after a confirmation. If no response arrives, the question stays open and a retry is the
 * same signing; a refusal shows a toast and closes the question.
 */
export function useSigning(offerId: number, onSigned: () => void) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const signing = useSignPlayer();
  const sign = () => {
    if (asked === null || signing.isPending) return;
    // mutateAsync, because the signed card has replaced the pack by then.
    void signing.mutateAsync({ offerId, ...asked }).then(onSigned, (error: unknown) => {
      if (error instanceof ApiError) setAsked(null);
    });
  };
  return {
    askedId: asked?.playerId ?? null,
    isPending: signing.isPending,
    ask: (playerId: number) => setAsked({ playerId, idempotencyKey: newIdempotencyKey() }),
    cancel: () => setAsked(null),
    sign,
  };
}
