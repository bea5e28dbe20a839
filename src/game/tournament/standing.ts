import { descendingOrder } from "./radix-order.ts";

/** What a tournament position is decided by, first to last (design §6, "Tournament"). */
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

type PackedCriterion = Exclude<keyof Standing, "enteredAt">;

/** The last criterion is not packed: it needs 41 bits. */
export const tieBreaks = [
  "points",
  "best card",
  "goals and assists",
  "fewer cards",
  "earlier entry",
] as const;

export type TieBreak = (typeof tieBreaks)[number];

interface Criterion {
  readonly of: PackedCriterion;
  readonly name: TieBreak;
  readonly lowest: number;
  readonly bits: number;
  readonly fewerIsBetter: boolean;
}

/**
 * The ranges of the packed criteria, 32 bits in all: points −128…895, best card −16…239, goals and assists 0…127,
 * cards 0…127. Five players with seven league fixtures each do not come near a bound; what would pass one counts as it.
 */
const criteria: readonly Criterion[] = [
  { of: "points", name: "points", lowest: -128, bits: 10, fewerIsBetter: false },
  { of: "bestCard", name: "best card", lowest: -16, bits: 8, fewerIsBetter: false },
  { of: "goalsAndAssists", name: "goals and assists", lowest: 0, bits: 7, fewerIsBetter: false },
  { of: "cards", name: "fewer cards", lowest: 0, bits: 7, fewerIsBetter: true },
];

/**
 * The first four criteria in one unsigned 32-bit number: the greater number stands higher. Whole numbers only, each
 * held within the range of its criterion.
 */
export function standingKey(standing: Pick<Standing, PackedCriterion>): number {
  let key = 0;
  for (const criterion of criteria) key = key * 2 ** criterion.bits + merit(criterion, standing);
  return key;
}

/** Negative where `a` stands above `b`, positive where below, 0 where the whole chain is equal. */
export function compareStandings(a: Standing, b: Standing): number {
  return standingKey(b) - standingKey(a) || a.enteredAt - b.enteredAt;
}

/** The criterion that tells two standings apart, or null where the whole chain is equal. */
export function decidedBy(a: Standing, b: Standing): TieBreak | null {
  const decisive = criteria.find((criterion) => merit(criterion, a) !== merit(criterion, b));
  if (decisive) return decisive.name;
  return a.enteredAt === b.enteredAt ? null : "earlier entry";
}

/** A criterion as a number from 0 to 2^bits − 1, the greater the better. */
function merit(criterion: Criterion, standing: Pick<Standing, PackedCriterion>): number {
  const greatest = 2 ** criterion.bits - 1;
  const above = Math.min(greatest, Math.max(0, standing[criterion.of] - criterion.lowest));
  return criterion.fewerIsBetter ? greatest - above : above;
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
  assertInOrderOfEntry(keys, enteredAt);
  const order = descendingOrder(keys);
  const positions = new Uint32Array(order.length);
  let leader = 0;
  let position = 0;
  for (let place = 0; place < order.length; place += 1) {
    const index = order[place] ?? 0;
    const isShared = place > 0 && keys[index] === keys[leader] && enteredAt[index] === enteredAt[leader];
    if (!isShared) position = place + 1;
    positions[index] = position;
    leader = index;
  }
  return { order, positions };
}

function assertInOrderOfEntry(keys: Uint32Array, enteredAt: Float64Array): void {
  if (keys.length !== enteredAt.length) throw new RangeError("keys and enteredAt differ in length");
  let before = Number.NEGATIVE_INFINITY;
  for (const instant of enteredAt) {
    if (!(instant >= before)) throw new RangeError("entries are not in order of entry time");
    before = instant;
  }
}
