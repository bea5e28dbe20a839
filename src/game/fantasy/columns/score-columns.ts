import { positions } from "#game/card/position.ts";
import type { ScoreOf } from "#game/fantasy/card-points.ts";
import { CHIPS_PER_ROUND } from "#game/fantasy/power/chip.ts";
import type { RoundState } from "#game/fantasy/round-state.ts";
import { SQUAD_SIZE } from "#game/fantasy/squad.ts";
import { readPickCode } from "#game/tournament/pick-code.ts";
import { addPlace, finalLineUps, STARTING_PLACES } from "./final-line-up.ts";

/** No card has this id. */
const NO_CARD = 0;

/** Fills `chipCardIds` where a squad carries fewer chips than it may. */
export const NO_CHIP = NO_CARD;

/** The squads of a round as columns, for each nine cards in one order, the starters first. */
export interface SquadRows {
  readonly cardIds: Int32Array;
  /** Player and position of each card, see `pickCode`. */
  readonly pickCodes: Int32Array;
  readonly captainIds: Int32Array;
  readonly viceCaptainIds: Int32Array;
  /** `CHIPS_PER_ROUND` for each squad, `NO_CHIP` for one that is not set. */
  readonly chipCardIds: Int32Array;
  /** Points that the transfers of the round cost, 0 or more. */
  readonly costs: Int16Array;
}

interface RoundFacts {
  readonly state: Exclude<RoundState, "upcoming">;
  readonly scoreOf: ScoreOf;
}

/**
 * The totals that `scoreRound` gives to squads, for a hundred thousand at a time: what cards earn and who comes on are
 * decided by the same rules, each once, and no object is made for a squad. A property test holds the two equal.
 */
export function scoreColumns(squads: SquadRows, { state, scoreOf }: RoundFacts): Int16Array {
  const scores = scoreCodes(squads.pickCodes, scoreOf);
  const isFinal = state === "final";
  const lineUpOf = finalLineUps();
  return squads.costs.map((cost, squad) => {
    const places = isFinal ? countingPlaces(squads, scores, squad, lineUpOf) : STARTING_PLACES;
    const armband = isFinal ? finalArmband(squads, scores, squad) : (squads.captainIds[squad] ?? NO_CARD);
    return lineUpPoints(squads, scores, { squad, places, armband }) - cost;
  });
}

/** What the cards of a round earn, at the place of their pick code. */
interface CodeScores {
  readonly points: Int16Array;
  /** 1 where the player took part, else 0. */
  readonly hasPlayed: Uint8Array;
}

/**
 * Asks once for every pick code that occurs. Throws a RangeError for a code without a player: a mistake of the caller,
 * because no squad has such a card.
 */
function scoreCodes(pickCodes: Int32Array, scoreOf: ScoreOf): CodeScores {
  const greatest = pickCodes.reduce((most, code) => Math.max(most, code), 0);
  const points = new Int16Array(greatest + 1);
  const hasPlayed = new Uint8Array(greatest + 1);
  const isKnown = new Uint8Array(greatest + 1);
  for (const code of pickCodes) {
    if (isKnown[code] === 1) continue;
    const pick = readPickCode(code);
    if (pick === null) throw new RangeError(`${code} is the code of no player`);
    const card = scoreOf(pick.playerId, pick.position);
    points[code] = card.points;
    hasPlayed[code] = card.hasPlayed ? 1 : 0;
    isKnown[code] = 1;
  }
  return { points, hasPlayed };
}

function countingPlaces(
  { pickCodes }: SquadRows,
  { hasPlayed }: CodeScores,
  squad: number,
  lineUpOf: (pattern: number) => number,
): number {
  const first = squad * SQUAD_SIZE;
  let pattern = 0;
  for (let place = 0; place < SQUAD_SIZE; place += 1) {
    const code = pickCodes[first + place] ?? 0;
    pattern = addPlace(pattern, code % positions.length, hasPlayed[code] ?? 0);
  }
  return lineUpOf(pattern);
}

/** The card that wears the armband in the end: the captain's, the vice-captain's, or none where neither played. */
function finalArmband(squads: SquadRows, scores: CodeScores, squad: number): number {
  const captain = squads.captainIds[squad] ?? NO_CARD;
  if (hasCardPlayed(squads, scores, squad, captain)) return captain;
  const viceCaptain = squads.viceCaptainIds[squad] ?? NO_CARD;
  return hasCardPlayed(squads, scores, squad, viceCaptain) ? viceCaptain : NO_CARD;
}

function hasCardPlayed(
  { cardIds, pickCodes }: SquadRows,
  { hasPlayed }: CodeScores,
  squad: number,
  cardId: number,
): boolean {
  const first = squad * SQUAD_SIZE;
  for (let at = first; at < first + SQUAD_SIZE; at += 1) {
    if (cardIds[at] === cardId) return hasPlayed[pickCodes[at] ?? 0] === 1;
  }
  return false;
}

interface CountingSquad {
  readonly squad: number;
  /** One bit for each place that counts. */
  readonly places: number;
  readonly armband: number;
}

function lineUpPoints(
  { cardIds, pickCodes, chipCardIds }: SquadRows,
  { points }: CodeScores,
  { squad, places, armband }: CountingSquad,
): number {
  let sum = 0;
  for (let place = 0; place < SQUAD_SIZE; place += 1) {
    if (((places >> place) & 1) === 0) continue;
    const at = squad * SQUAD_SIZE + place;
    const cardId = cardIds[at];
    let times = cardId === armband ? 2 : 1;
    for (let chip = squad * CHIPS_PER_ROUND; chip < (squad + 1) * CHIPS_PER_ROUND; chip += 1) {
      if (chipCardIds[chip] === cardId) times += 1;
    }
    sum += times * (points[pickCodes[at] ?? 0] ?? 0);
  }
  return sum;
}
