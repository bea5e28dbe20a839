import { BENCH_COUNT, membersOf, type Squad, type SquadMember, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { pickCode, readPickCode } from "#game/tournament/pick-code.ts";

/** A squad as its tables keep it: the nine in one order, the starters first. */
export interface SquadColumns {
  readonly cardIds: readonly number[];
  readonly pickCodes: readonly number[];
  readonly captainId: number;
  readonly viceCaptainId: number;
  readonly chipCardIds: readonly number[];
}

/** @throws for a squad with a card that no player is linked to: judged squads have none. */
export function toSquad(columns: SquadColumns): Squad {
  const { captainId, viceCaptainId, chipCardIds } = columns;
  const members = columns.cardIds.map((cardId, at) => toMember(cardId, columns.pickCodes[at] ?? -1));
  return {
    starters: members.slice(0, STARTER_COUNT),
    bench: members.slice(STARTER_COUNT, STARTER_COUNT + BENCH_COUNT),
    captainId,
    viceCaptainId,
    chipCardIds,
  };
}

function toMember(cardId: number, code: number): SquadMember {
  const pick = readPickCode(code);
  if (pick === null) throw new Error(`card ${cardId} stands in a squad without a player`);
  return { cardId, ...pick };
}

/** What `toSquad` reads. */
export function toColumns(squad: Squad) {
  const members = membersOf(squad);
  return {
    cardIds: members.map(({ cardId }) => cardId),
    pickCodes: members.map(({ playerId, position }) => pickCode(playerId, position)),
    captainId: squad.captainId,
    viceCaptainId: squad.viceCaptainId,
    chipCardIds: [...squad.chipCardIds],
  };
}
