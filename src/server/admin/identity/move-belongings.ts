import { moveWishes } from "#server/album/move-wishes.ts";
import type { Deps } from "#server/deps.ts";
import { moveCards } from "#server/card/mapping/move-cards.ts";
import { moveSquadPicks } from "#server/fantasy/move-picks.ts";
import type { CardsMove } from "#server/football/identity/move-figures.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { movePracticePicks } from "#server/practice/move-picks.ts";
import { moveOffers } from "#server/scout/move-offers.ts";
import { moveEntryPicks } from "#server/tournament/move-picks.ts";

/** Has cards, what they play in, what scouts found and wishes name another player of a provider. @returns the cards */
export async function moveBelongings(
  tx: Transaction,
  move: CardsMove & { readonly provider: string },
): Promise<number[]> {
  const cardIds = await moveCards(tx, move);
  await moveEntryPicks(tx, move);
  await moveSquadPicks(tx, move);
  await movePracticePicks(tx, move);
  await moveOffers(tx, move);
  await moveWishes(tx, move);
  return cardIds;
}

/** Has points computed again. */
export async function settleSoon({ jobs }: Deps): Promise<void> {
  await jobs.soon("settle-tournaments");
  await jobs.soon("settle-fantasy");
}
