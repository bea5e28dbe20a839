import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { CLUB_LIMIT, countPositions } from "#game/fantasy/squad.ts";

/**
 * What a card on the bench is worth beside a starter: of strong players one in eight stays away from a round
 * (docs/rules.md#advice: 12 %), and then the bench counts.
 */
export const BENCH_WEIGHT = 0.12;

/** A card that may be chosen, with the points to expect of it. */
export interface Candidate {
  readonly cardId: number;
  readonly playerId: number;
  readonly position: Position;
  readonly clubId: number;
  readonly expected: number;
}

/**
 * Whether a card may wear the armband that advice gives. A goalkeeper's round is one of saves and of a clean sheet, much
 * the same in most rounds; what is worth doubling are the goals and assists of the others.
 */
export function mayLead({ position }: Candidate): boolean {
  return position !== "goalkeeper";
}

/** Cards of one club that are chosen together. */
export interface ClubOption {
  readonly starters: readonly Candidate[];
  readonly bench: readonly Candidate[];
  /** Starters in full, the best of those in the outfield twice if the club has the captain, the bench by its weight. */
  readonly value: number;
  readonly places: Places;
}

/**
 * How many places are taken of each kind: goalkeeper, defenders, midfielders, forwards, goalkeepers on the bench, others
 * on the bench, captain.
 */
export type Places = readonly [number, number, number, number, number, number, number];

/**
 * Every way in which a club can take part in a squad that could be part of a best one. Three cards of each position
 * suffice: no more can be chosen, and where one player has cards of two positions, each player chosen in the one position
 * takes a place in the other. Of ways that take the same places only the most valuable counts.
 */
export function clubOptions(cards: readonly Candidate[]): ClubOption[] {
  const useful = positions.flatMap((position) =>
    cards
      .filter((card) => card.position === position)
      .sort((a, b) => b.expected - a.expected)
      .slice(0, CLUB_LIMIT),
  );
  const best = new Map<string, ClubOption>();
  for (const { starters, bench } of waysToChoose(useful)) {
    for (const option of withAndWithoutCaptain(starters, bench)) {
      const key = option.places.join("");
      if ((best.get(key)?.value ?? Number.NEGATIVE_INFINITY) < option.value) best.set(key, option);
    }
  }
  return [...best.values()];
}

type Choice = Pick<ClubOption, "starters" | "bench">;

/** Each of the cards starts, sits on the bench or stays out: all ways that keep the club limit and no player twice. */
function waysToChoose(cards: readonly Candidate[]): Choice[] {
  return cards.reduce<Choice[]>(
    (ways, card) =>
      ways.flatMap((way) => {
        const chosen = [...way.starters, ...way.bench];
        const isFull = chosen.length === CLUB_LIMIT;
        if (isFull || chosen.some(({ playerId }) => playerId === card.playerId)) return [way];
        return [
          way,
          { starters: [...way.starters, card], bench: way.bench },
          { starters: way.starters, bench: [...way.bench, card] },
        ];
      }),
    [{ starters: [], bench: [] }],
  );
}

function withAndWithoutCaptain(starters: readonly Candidate[], bench: readonly Candidate[]): ClubOption[] {
  const value = sumOf(starters) + BENCH_WEIGHT * sumOf(bench);
  const keepers = bench.filter(({ position }) => position === "goalkeeper").length;
  const { goalkeeper, defender, midfielder, forward } = countPositions(
    starters.map(({ position }) => position),
  );
  const places = [goalkeeper, defender, midfielder, forward, keepers, bench.length - keepers] as const;
  const plain: ClubOption = { starters, bench, value, places: [...places, 0] };
  const leaders = starters.filter(mayLead);
  if (leaders.length === 0) return [plain];
  const captain = Math.max(...leaders.map(({ expected }) => expected));
  return [plain, { ...plain, value: value + captain, places: [...places, 1] }];
}

function sumOf(cards: readonly Candidate[]): number {
  return cards.reduce((sum, { expected }) => sum + expected, 0);
}
