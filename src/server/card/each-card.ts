import type * as z from "zod/mini";
import type { cardResult } from "#contract/card/card.ts";
import type { Refusal } from "#contract/refusals.ts";
import { refusalMessage } from "#server/platform/refusal-message.ts";
import type { Outcome } from "#game/outcome.ts";

type CardResult = z.output<typeof cardResult>;

/**
 * Does the same to several cards, each for itself, and tells what became of each in the order in which they were named.
 * It goes by their ids: with an Idempotency-Key all is one transaction, and one that holds cards in another order than
 * others do would wait for them while they wait for it.
 */
export async function eachCard(
  ids: readonly number[],
  verb: (id: number) => Promise<Outcome<unknown, Refusal>>,
): Promise<{ results: CardResult[] }> {
  const named = [...new Set(ids)];
  const results = new Map<number, CardResult>();
  for (const id of named.toSorted((a, b) => a - b)) {
    const outcome = await verb(id);
    const problem = outcome.ok
      ? null
      : { code: outcome.refusal.code, message: refusalMessage(outcome.refusal) };
    results.set(id, { id, isDone: outcome.ok, problem });
  }
  return { results: named.flatMap((id) => results.get(id) ?? []) };
}
