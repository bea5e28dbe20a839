import { moveCodes } from "#server/fantasy/move-picks.ts";
import type { CardsMove } from "#server/football/identity/move-figures.ts";
import type { Transaction } from "#server/platform/db/database.ts";

/** Has practice squads name another player where they name this one, for all cards (null) or some. */
export async function movePracticePicks(tx: Transaction, move: CardsMove): Promise<void> {
  await tx.execute(moveCodes("practice_season", move));
  await tx.execute(moveCodes("practice_gameweek", move));
}
