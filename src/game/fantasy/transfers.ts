/** Free transfers that every round after the first squad brings (docs/rules.md#transfers). */
export const FREE_TRANSFERS_PER_ROUND = 1;

/** Free transfers that can be kept, at most (docs/rules.md#transfers). */
export const BANK_LIMIT = 5;

/** Points that each further transfer costs (docs/rules.md#transfers). */
export const EXTRA_TRANSFER_COST = 2;

/** One of the nine real players that were locked last. */
export interface LockedPlayer {
  readonly playerId: number;
  /**
   * Whether the user can no longer field this player in this league: no approved card is left (deleted, rejected), or
   * the player was sold out of the league. To replace such a player costs nothing (docs/rules.md#transfers).
   */
  readonly isGone: boolean;
}

export interface TransferFacts {
  /** The nine locked last; null before the first lock, when the whole squad is free. */
  readonly locked: readonly LockedPlayer[] | null;
  /** The real players of the new nine. */
  readonly playerIds: readonly number[];
  /** Free transfers at hand in this round, 0–5. */
  readonly bank: number;
  readonly isWildcardRound: boolean;
}

/** What the changes to a squad amount to. */
export interface TransferTally {
  /** Real players of the new nine who were not among the nine locked last (docs/rules.md#transfers). */
  readonly playersIn: readonly number[];
  readonly playersOut: readonly number[];
  readonly transfers: number;
  /** Of those, the ones that replace a player who is gone: they cost nothing and count nowhere. */
  readonly forced: number;
  /** Of those, the ones that count against the user: none in a wildcard round. */
  readonly counted: number;
  /** Of the counted, those beyond the bank. */
  readonly paid: number;
  /** Points taken from the round, 0 or more. */
  readonly cost: number;
  readonly bankBefore: number;
  /** What is left of the bank, before the next round adds to it. */
  readonly bankAfter: number;
}

/**
 * Counts the transfers from the nine locked last to a new nine, by real player: another card of the same player, another
 * order, captain or bench is none. However often a squad is changed before the deadline, only the difference counts.
 */
export function tallyTransfers(facts: TransferFacts): TransferTally {
  const locked = facts.locked ?? [];
  const before = new Set(locked.map(({ playerId }) => playerId));
  const after = new Set(facts.playerIds);
  const isFirst = facts.locked === null;
  const playersIn = isFirst ? [] : [...after].filter((playerId) => !before.has(playerId));
  const playersOut = [...before].filter((playerId) => !after.has(playerId));
  const gone = locked.filter(({ playerId, isGone }) => isGone && !after.has(playerId)).length;
  const forced = Math.min(gone, playersIn.length);
  const counted = facts.isWildcardRound ? 0 : playersIn.length - forced;
  const paid = Math.max(0, counted - facts.bank);
  return {
    playersIn,
    playersOut,
    transfers: playersIn.length,
    forced,
    counted,
    paid,
    cost: paid * EXTRA_TRANSFER_COST,
    bankBefore: facts.bank,
    bankAfter: facts.bank - (counted - paid),
  };
}

/** The bank at the beginning of the next round: what was left, with what every round brings, up to the limit. */
export function nextBank(bankAfter: number): number {
  return Math.min(BANK_LIMIT, bankAfter + FREE_TRANSFERS_PER_ROUND);
}
