import type * as z from "zod/mini";
import type { cardResult } from "#contract/card/card.ts";
import { type Refusal, refusalParams } from "#contract/refusals.ts";
import { refusalMessage } from "#server/platform/refusal-message.ts";
import type { Outcome } from "#game/outcome.ts";

type CardResult = z.output<typeof cardResult>;

/**
 * Applies the same work to several cards and returns each one's outcome, in the order given. Works in the order of
 * their ids: with an Idempotency-Key it's one transaction, and two that lock cards in different orders would deadlock.
 */
export async function eachCard(
  ids: readonly number[],
  verb: (id: number) => Promise<Outcome<unknown, Refusal>>,
): Promise<{ results: CardResult[] }> {
  const named = [...new Set(ids)];
  const results = new Map<number, CardResult>();
  for (const id of named.toSorted((a, b) => a - b)) {
    const outcome = await verb(id);
    const problem = outcome.ok ? null : problemOf(outcome.refusal);
    results.set(id, { id, isDone: outcome.ok, problem });
  }
  return { results: named.flatMap((id) => results.get(id) ?? []) };
}

function problemOf(refusal: Refusal): CardResult["problem"] {
  const params = refusalParams(refusal);
  return {
    code: refusal.code,
    message: refusalMessage(refusal),
    ...(params === undefined ? {} : { params }),
  };
}
