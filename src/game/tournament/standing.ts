import { descendingOrder } from "./radix-order.ts";

/** What a tournament position is decided by, first to last (docs/rules.md#tournament-ties). */
export interface Standing {
  readonly points: number;
  /** The points of the best single card over the month. */
  readonly bestCard: number;
  /** Goals and assists of the five together. */
  readonly goalsAndAssists: number;
  /** Cards of the five together, yellow 1 and red 3; fewer is better. */
  readonly cards: number;
  /** When the team entered, epoch milliseconds; earlier is better. */
  readonly enteredAt: number;
}

/** What the key packs: all but the time of entry, for which there are not bits enough. */
type Packed = Omit<Standing, "enteredAt">;

const packedCriteria = ["points", "best card", "goals and assists", "fewer cards"] as const;

/** All that can decide, first to last. */
export const tieBreaks = [...packedCriteria, "earlier entry"] as const;

export type TieBreak = (typeof tieBreaks)[number];

interface Range {
  readonly lowest: number;
  readonly bits: number;
  /** The greatest number that the bits hold. */
  readonly greatest: number;
}

function rangeFrom(lowest: number, bits: number): Range {
  return { lowest, bits, greatest: 2 ** bits - 1 };
}

/**
 * The ranges of the packed criteria, 32 bits in all: points −128…895, best card −16…239, goals and assists 0…127,
 * cards 0…127. A hat-trick by each of the five in each of eight fixtures passes none; what would pass one counts as it.
 */
const POINTS = rangeFrom(-128, 10);
const BEST_CARD = rangeFrom(-16, 8);
const GOALS_AND_ASSISTS = rangeFrom(0, 7);
const CARDS = rangeFrom(0, 7);

/** How far each packed criterion stands from the key's right end. */
const SHIFTS = {
  points: BEST_CARD.bits + GOALS_AND_ASSISTS.bits + CARDS.bits,
  "best card": GOALS_AND_ASSISTS.bits + CARDS.bits,
  "goals and assists": CARDS.bits,
  "fewer cards": 0,
} as const;

/**
 * The first four criteria in one unsigned 32-bit number: the greater number stands higher. Whole numbers only, each
 * held within the range of its criterion.
 */
export function standingKey({ points, bestCard, goalsAndAssists, cards }: Packed): number {
  return (
    ((within(POINTS, points) << SHIFTS.points) |
      (within(BEST_CARD, bestCard) << SHIFTS["best card"]) |
      (within(GOALS_AND_ASSISTS, goalsAndAssists) << SHIFTS["goals and assists"]) |
      (CARDS.greatest - within(CARDS, cards))) >>>
    0
  );
}

/**
 * What a key packs: the figures that it was made of, each held within the range of its criterion. Tables are stored with
 * their keys, which functions of the database unpack in the same way: another layout takes a migration.
 */
export function standingOfKey(key: number): Packed {
  return {
    points: (key >>> SHIFTS.points) + POINTS.lowest,
    bestCard: ((key >>> SHIFTS["best card"]) & BEST_CARD.greatest) + BEST_CARD.lowest,
    goalsAndAssists: (key >>> SHIFTS["goals and assists"]) & GOALS_AND_ASSISTS.greatest,
    cards: CARDS.greatest - (key & CARDS.greatest),
  };
}

/** The criterion that tells two different keys apart. */
export function decidedByKey(a: number, b: number): TieBreak {
  return (
    packedCriteria.find((criterion) => a >>> SHIFTS[criterion] !== b >>> SHIFTS[criterion]) ?? "earlier entry"
  );
}

/**
 * Negative where `a` stands above `b`, positive where below, 0 where the whole chain is equal: of two standings what
 * `rankStandings` does with the keys of millions.
 */
export function compareStandings(a: Standing, b: Standing): number {
  return standingKey(b) - standingKey(a) || a.enteredAt - b.enteredAt;
}

/** The criterion that tells two standings apart, or null where the whole chain is equal. */
export function decidedBy(a: Standing, b: Standing): TieBreak | null {
  const [one, other] = [standingKey(a), standingKey(b)];
  if (one !== other) return decidedByKey(one, other);
  return a.enteredAt === b.enteredAt ? null : "earlier entry";
}

function within(range: Range, value: number): number {
  return Math.min(range.greatest, Math.max(0, value - range.lowest));
}

export interface Ranking {
  /** The indices of the entries, best first. */
  readonly order: Uint32Array;
  /** The position of each entry, by its index: competition ranking (1, 1, 3). */
  readonly positions: Uint32Array;
}

/**
 * Ranks entries by their standing keys, the earlier entry first among equal keys. Only entries that are equal in the
 * whole chain, entry time included, share a position.
 *
 * Entries must come in order of entry time (`enteredAt`, epoch milliseconds): the sort is stable, so that this order
 * settles the last criterion. Time and memory grow with the number of entries alone. Throws a RangeError where the
 * arrays differ in length or the order is broken: a mistake of the caller, not something that a person can cause.
 */
export function rankStandings(keys: Uint32Array, enteredAt: Float64Array): Ranking {
  if (keys.length !== enteredAt.length) throw new RangeError("keys and enteredAt differ in length");
  const isJoint = jointEntries(enteredAt);
  const sorted = descendingOrder(keys);
  const positions = new Uint32Array(keys.length);
  let [above, aboveKey, position] = [0, -1, 0];
  for (let place = 0; place < sorted.keys.length; place += 1) {
    const index = sorted.indices[place] ?? 0;
    const key = sorted.keys[place] ?? 0;
    const isShared = key === aboveKey && isJoint[index] === 1 && enteredAt[index] === enteredAt[above];
    if (!isShared) position = place + 1;
    positions[index] = position;
    above = index;
    aboveKey = key;
  }
  return { order: sorted.indices, positions };
}

/**
 * For each entry, 1 where it was made in the same millisecond as the entry before it, else 0; empty where that is so of
 * none. Only those can share a position, and a byte is read from the cache where reading their times back in the order of
 * keys would miss it.
 */
export function jointEntries(enteredAt: Float64Array): Uint8Array {
  const isJoint = new Uint8Array(enteredAt.length);
  let isAny = false;
  let before = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < enteredAt.length; index += 1) {
    const instant = enteredAt[index] ?? Number.NaN;
    if (!(instant >= before)) throw new RangeError("entries are not in order of entry time");
    if (instant === before) {
      isJoint[index] = 1;
      isAny = true;
    }
    before = instant;
  }
  return isAny ? isJoint : new Uint8Array();
}
