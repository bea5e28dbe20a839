import type { Five } from "#game/match/line-up.ts";
import { otherSide, type Side } from "#game/side.ts";
import { MATCH_MINUTES, type Move } from "#game/match/match-event.ts";
import { EVEN_GOALS, type Forecast } from "./forecast.ts";
import { openingAt } from "./moves.ts";
import { pickWeighted } from "./pick.ts";
import { type Random, createRandom } from "./random.ts";

/** One chance: whose, what kind, how likely a goal, and whether it was one. */
export interface Attempt {
  readonly side: Side;
  readonly move: Move;
  /** Probability of a goal, unrounded. */
  readonly probability: number;
  readonly scored: boolean;
}

/** One card shown. */
export interface Booking {
  readonly side: Side;
  readonly player: number;
  readonly card: "yellow" | "secondYellow" | "red";
}

/** What is decided in one minute. */
export interface FatefulMinute {
  readonly onBall: Side;
  /** None, one, or one of each side. */
  readonly attempts: readonly Attempt[];
  readonly booking: Booking | null;
}

/** Everything that decides a match. The rest is only narration. */
export interface Fate {
  /** First minute first. */
  readonly minutes: readonly FatefulMinute[];
  readonly score: { readonly home: number; readonly away: number };
}

/** What a match of two line-ups is decided from. */
export interface Prospect {
  readonly forecast: Forecast;
  /** How prone each player is to a foul; 0 is never. */
  readonly foulWeights: Readonly<Record<Side, Five<number>>>;
}

/** The stream of a seed that decides; its other stream only tells. */
const FATE_STREAM = 1;

/** No side scores more than this ("no score above 15" of the engine's targets); beyond it every chance misses. */
const MOST_GOALS = 15;

/** Chances per minute of a side that may expect `EVEN_GOALS`; one that may expect more has both more and better ones. */
const EVEN_CHANCES_PER_MINUTE = 0.24;
const BEST_CHANCE = 0.95;

/** Matches open up: the first minute brings 0.88 of the average, the last 1.12. */
const OPENING_PACE = 0.88;
const PACE_GAIN = 0.24;

/** Cards per side and minute: a yellow about 0.6 times a match, a straight red about once in fifty. */
const YELLOW_PER_MINUTE = 0.015;
const RED_PER_MINUTE = 0.0005;

/** What a player sent off leaves of the own side's goals, and adds to the other's; a side never falls below three. */
const SHORT_HANDED_ATTACK = 0.82;
const SHORT_HANDED_CONCEDE = 1.18;
const MOST_SENT_OFF = 2;

interface Discipline {
  readonly foulWeights: number[];
  readonly cautioned: boolean[];
  sentOff: number;
}

interface Play {
  readonly random: Random;
  readonly score: { home: number; away: number };
  /** Goals each side may now expect over a whole match. */
  readonly goals: { home: number; away: number };
  readonly discipline: Readonly<Record<Side, Discipline>>;
}

/**
 * Decides a match.
 *
 * Two properties are built in and tested:
 *
 * - The same result on every machine. Only + − × ÷ and Math.sqrt are used, which IEEE 754 rounds correctly everywhere;
 *   Math.exp, Math.log, Math.pow and their kin may differ in the last bits between JavaScript engines, and one such
 *   bit can turn a miss into a goal.
 * - More overall never hurts, seed by seed. Every minute draws the same nine numbers whatever happens, every event is
 *   "this number is below a limit", and limits only rise with the own and fall with the other side's overall. So a
 *   better card can add goals for and take away goals against, never the reverse.
 */
export function decideFate({ forecast, foulWeights }: Prospect, seed: number): Fate {
  const play: Play = {
    random: createRandom(seed, FATE_STREAM),
    score: { home: 0, away: 0 },
    goals: { home: forecast.home, away: forecast.away },
    discipline: { home: cleanRecord(foulWeights.home), away: cleanRecord(foulWeights.away) },
  };
  const minutes: FatefulMinute[] = [];
  for (let minute = 1; minute <= MATCH_MINUTES; minute += 1) {
    const onBall: Side = play.random() < forecast.homeControl ? "home" : "away";
    const attempts: Attempt[] = [];
    attack(play, "home", minute, attempts);
    attack(play, "away", minute, attempts);
    minutes.push({ onBall, attempts, booking: book(play) });
  }
  return { minutes, score: play.score };
}

function cleanRecord(foulWeights: Five<number>): Discipline {
  return { foulWeights: [...foulWeights], cautioned: [], sentOff: 0 };
}

function attack({ random, goals, score }: Play, side: Side, minute: number, attempts: Attempt[]): void {
  const opens = random();
  const kind = random();
  const finish = random();
  const boost = Math.sqrt(goals[side] / EVEN_GOALS);
  const pace = OPENING_PACE + (PACE_GAIN * (minute - 1)) / (MATCH_MINUTES - 1);
  if (opens >= EVEN_CHANCES_PER_MINUTE * boost * pace) return;
  const { move, quality } = openingAt(kind);
  const evenProbability = EVEN_GOALS / MATCH_MINUTES / EVEN_CHANCES_PER_MINUTE;
  const probability = Math.min(BEST_CHANCE, evenProbability * boost * quality);
  const scored = finish < probability && score[side] < MOST_GOALS;
  if (scored) score[side] += 1;
  attempts.push({ side, move, probability, scored });
}

function book({ random, goals, discipline }: Play): Booking | null {
  const foul = random();
  const culprit = random();
  const perSide = YELLOW_PER_MINUTE + RED_PER_MINUTE;
  if (foul >= perSide + perSide) return null;
  const side: Side = foul < perSide ? "home" : "away";
  const record = discipline[side];
  const player = pickWeighted(record.foulWeights, culprit);
  const isYellow = (side === "home" ? foul : foul - perSide) < YELLOW_PER_MINUTE;
  if (isYellow && record.cautioned[player] !== true) {
    record.cautioned[player] = true;
    return { side, player, card: "yellow" };
  }
  if (record.sentOff === MOST_SENT_OFF) return null;
  record.sentOff += 1;
  record.foulWeights[player] = 0;
  goals[side] *= SHORT_HANDED_ATTACK;
  goals[otherSide(side)] *= SHORT_HANDED_CONCEDE;
  return { side, player, card: isYellow ? "secondYellow" : "red" };
}
