import type { CardLock } from "#game/card/card-lock.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Cards that a competition locks, and why. */
export interface LockedCards extends CardLock {
  readonly cardIds: readonly number[];
}

/**
 * Queries a competition's locks.
 *
 * @param now the application's time in epoch milliseconds
 */
export type LockSource = (db: Queryable, userId: string, now: number) => Promise<LockedCards[]>;

/** A card of a user, with the address of its picture. */
export interface PicturedCard {
  readonly userId: string;
  readonly cardId: number;
  readonly imageUrl: string;
}

/** Tells cards who uses them, without depending on teams and competitions. */
export interface CardHolds {
  readonly locks: readonly LockSource[];
  /** The teams a card is in. */
  findTeams(db: Queryable, cardId: number): Promise<{ id: number; name: string }[]>;
  /** Locks those teams of the user until the transaction ends, and returns their ids. */
  holdTeams(tx: Queryable, userId: string, cardId: number): Promise<number[]>;
  /** Empties the card's slots in these teams. */
  takeOutOfTeams(
    tx: Queryable,
    from: { readonly cardId: number; readonly teamIds: readonly number[]; readonly at: Date },
  ): Promise<void>;
  /** Empties the slots of cards that have just been linked, in teams that have the player on another card. */
  takeOutRepeated(
    tx: Queryable,
    linked: { readonly cardIds: readonly number[]; readonly at: Date },
  ): Promise<void>;
  /** Shows a new picture of the card wherever a competition copied the card. */
  pictureCard(tx: Queryable, card: PicturedCard): Promise<void>;
}

/**
 * Where a user's cards are locked, from every source.
 *
 * @param now the application's time in epoch milliseconds
 * @returns the locks of each locked card by its id
 */
export async function loadCardLocks(
  { locks: sources }: CardHolds,
  db: Queryable,
  userId: string,
  now: number,
): Promise<ReadonlyMap<number, readonly CardLock[]>> {
  const locks = new Map<number, CardLock[]>();
  for (const load of sources) {
    for (const { cardIds, ...lock } of await load(db, userId, now)) {
      for (const id of cardIds) locks.set(id, [...(locks.get(id) ?? []), lock]);
    }
  }
  return locks;
}
