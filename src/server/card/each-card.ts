import type * as z from "zod/mini";
import type { cardResult } from "#contract/card/card.ts";
import { type Refusal, refusalMessage } from "#contract/refusals.ts";
import type { Outcome } from "#game/outcome.ts";

type CardResult = z.output<typeof cardResult>;

/** Does the same to several cards, one after the other, each for itself, and tells what became of each. */
export async function eachCard(
  ids: readonly number[],
  verb: (id: number) => Promise<Outcome<unknown, Refusal>>,
): Promise<{ results: CardResult[] }> {
  const results: CardResult[] = [];
  for (const id of new Set(ids)) {
    const outcome = await verb(id);
    const problem = outcome.ok
      ? null
      : { code: outcome.refusal.code, message: refusalMessage(outcome.refusal) };
    results.push({ id, isDone: outcome.ok, problem });
  }
  return { results };
}
