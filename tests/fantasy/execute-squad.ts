import { expect } from "vitest";
import { executeTransfers, type TransferRequest } from "#contract/fantasy/transfers.ts";
import { type FantasyManager, type MadeLeague, squadOf } from "#tests/support/fantasy-league.ts";

export function executeSquad({ user }: Pick<FantasyManager, "user">, body: TransferRequest) {
  return user.call(executeTransfers, { body });
}

/** Executes a manager's nine, which have to be accepted. */
export async function executeFirst({ id }: MadeLeague, manager: FantasyManager): Promise<void> {
  const { status } = await executeSquad(manager, squadOf(id, manager.cards));
  expect(status).toBe(200);
}
