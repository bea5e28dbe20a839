import type { ResponseOf } from "#contract/endpoint.ts";
import type { decideCards as contract } from "#contract/admin.ts";
import type { Deps } from "#server/deps.ts";
import type { Admin } from "#server/platform/http/viewer.ts";
import { decideCard } from "./decide-card.ts";
import { eachCard } from "./each-card.ts";

interface DecisionsInput {
  readonly ids: readonly number[];
  readonly approved: boolean;
  readonly reason: string | null;
  /** The players to map cards to; of other cards, the ones that their uploaders chose. */
  readonly players: readonly { readonly id: number; readonly playerId: number | null }[];
}

/** Approves or rejects several photos, each for itself, as `decideCard` does. */
export async function decideCards(
  deps: Deps,
  admin: Admin,
  { ids, approved, reason, players }: DecisionsInput,
): Promise<ResponseOf<typeof contract>> {
  const playerOf = new Map(players.map(({ id, playerId }) => [id, playerId]));
  const waiting = new Set<number>();
  const { results } = await eachCard(ids, async (cardId) => {
    const input = { cardId, approved, reason, playerId: playerOf.get(cardId), overall: undefined };
    const decided = await decideCard(deps, admin, input);
    if (decided.ok && decided.value.awaitsSecond) waiting.add(cardId);
    return decided;
  });
  return { results: results.map((result) => ({ ...result, awaitsSecond: waiting.has(result.id) })) };
}
