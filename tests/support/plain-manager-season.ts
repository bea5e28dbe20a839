/**
 * A manager's powers and transfers in a fantasy league a second time, as plain counters, to check the server against
 * call by call. It shares no code with it.
 */

/** A squad in a request: each card's place, and whether it is the first or second of its position. */
export interface AskedSquad {
  /** Nine cards by their ids, the starters first. */
  readonly cardIds: readonly number[];
  readonly chipCardIds: readonly number[];
  readonly useWildcard: boolean;
}

export interface PlainManagerSeason {
  /** The round that a squad executed now counts for. */
  round: number;
  /** Card ids; every card is a different player. */
  locked: readonly number[] | null;
  chosen: AskedSquad | null;
  bank: number;
  wildcardRound: number | null;
  spentChips: readonly number[];
}

export function newPlainManagerSeason(round: number): PlainManagerSeason {
  return { round, locked: null, chosen: null, bank: 0, wildcardRound: null, spentChips: [] };
}

/** Whether the remaining powers allow a squad; its cards are always legal. */
export function isAllowed(season: PlainManagerSeason, { chipCardIds, useWildcard }: AskedSquad): boolean {
  const { round, wildcardRound, spentChips } = season;
  if (useWildcard && wildcardRound !== null && wildcardRound !== round) return false;
  if ((useWildcard || wildcardRound === round) && chipCardIds.length > 0) return false;
  if (chipCardIds.length > 2 || spentChips.length + chipCardIds.length > 4) return false;
  return chipCardIds.every((id) => !spentChips.includes(id));
}

export function isWildcardAllowed({ round, wildcardRound, chosen }: PlainManagerSeason): boolean {
  if (wildcardRound !== null) return wildcardRound === round;
  return (chosen?.chipCardIds.length ?? 0) === 0;
}

export function choose(season: PlainManagerSeason, asked: AskedSquad): void {
  season.chosen = asked;
  if (asked.useWildcard) season.wildcardRound = season.round;
}

/** The chosen squad's cost in points, and the free transfers left. */
export function priceOf({ round, locked, chosen, bank, wildcardRound }: PlainManagerSeason): {
  cost: number;
  left: number;
} {
  if (chosen === null || locked === null || wildcardRound === round) return { cost: 0, left: bank };
  const coming = chosen.cardIds.filter((id) => !locked.includes(id)).length;
  return { cost: 2 * Math.max(0, coming - bank), left: Math.max(0, bank - coming) };
}

/** The deadline of the round passes. */
export function passDeadline(season: PlainManagerSeason): void {
  const { left } = priceOf(season);
  if (season.chosen !== null || season.locked !== null) season.bank = Math.min(5, left + 1);
  season.spentChips = [...season.spentChips, ...(season.chosen?.chipCardIds ?? [])];
  season.locked = season.chosen?.cardIds ?? season.locked;
  season.chosen = null;
  season.round += 1;
}
