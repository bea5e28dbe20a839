import { otherSide, type Side } from "#game/side.ts";
import {
  HALF_MINUTES,
  MATCH_MINUTES,
  type MatchEvent,
  type MissManner,
  type Score,
} from "#game/match/match-event.ts";
import { type Cast, sendOff } from "./cast.ts";
import type { Attempt, Booking, Fate, FatefulMinute } from "./fate.ts";
import { MOVES } from "./moves.ts";
import { pickWeighted } from "./pick.ts";
import type { Random } from "./random.ts";

/** How often a quiet minute, and a chance from open play, has a pass worth a line of its own. */
const QUIET_BUILD_UP = 0.45;
const CHANCE_BUILD_UP = 0.7;

/** Of the chances that are not scored, how many the keeper has to save. */
const SAVED = 0.45;

/** How the others are spoilt: the share of misses up to each manner; the rest hit the post. */
const WIDE_UP_TO = 0.4;
const OVER_UP_TO = 0.65;
const BLOCKED_UP_TO = 0.87;

/** Seconds within a minute, chosen to keep events in order. */
const FIRST_ATTACK = { from: 2, span: 20 };
const SECOND_ATTACK = { from: 30, span: 16 };
const QUIET_PASS = { from: 2, span: 50 };
const SECONDS_TO_SHOT = 5;
const SECONDS_TO_OUTCOME = 2;
const BOOKING_SECOND = 57;
const LAST_SECOND = 59;

interface Telling {
  readonly events: MatchEvent[];
  readonly random: Random;
  readonly casts: Readonly<Record<Side, Cast>>;
  score: Score;
}

/** When something happens. */
interface Moment {
  readonly minute: number;
  readonly second: number;
}

/**
 * Tells a decided match as a log of events: who built up, who shot, who saved. It chooses names, never results.
 *
 * @param casts are used up: players sent off are taken out of them
 */
export function eventLog(fate: Fate, casts: Readonly<Record<Side, Cast>>, random: Random): MatchEvent[] {
  const telling: Telling = { events: [], random, casts, score: { home: 0, away: 0 } };
  const { events } = telling;
  const opens: Side = random() < 0.5 ? "home" : "away";
  events.push({ kind: "kickOff", minute: 1, second: 0, side: opens });
  for (const [index, fateful] of fate.minutes.entries()) {
    const minute = index + 1;
    tellMinute(telling, fateful, minute);
    if (minute !== HALF_MINUTES) continue;
    events.push({ kind: "halfTime", minute, second: LAST_SECOND, score: telling.score });
    events.push({ kind: "kickOff", minute: minute + 1, second: 0, side: otherSide(opens) });
  }
  events.push({ kind: "fullTime", minute: MATCH_MINUTES, second: LAST_SECOND, score: telling.score });
  return events;
}

function tellMinute(telling: Telling, { onBall, attempts, booking }: FatefulMinute, minute: number): void {
  const { random } = telling;
  const [first, second] = attempts;
  if (first && second) {
    const homeLeads = random() < 0.5;
    tellAttempt(telling, homeLeads ? first : second, momentIn(minute, FIRST_ATTACK, random));
    tellAttempt(telling, homeLeads ? second : first, momentIn(minute, SECOND_ATTACK, random));
  } else if (first) {
    tellAttempt(telling, first, momentIn(minute, FIRST_ATTACK, random));
  } else if (random() < QUIET_BUILD_UP) {
    const to = pickWeighted(telling.casts[onBall].create, random());
    tellBuildUp(telling, onBall, to, momentIn(minute, QUIET_PASS, random));
  }
  if (booking) tellBooking(telling, booking, { minute, second: BOOKING_SECOND });
}

function momentIn(minute: number, window: { from: number; span: number }, random: Random): Moment {
  return { minute, second: window.from + Math.floor(random() * window.span) };
}

function tellBuildUp({ events, random, casts }: Telling, side: Side, to: number, moment: Moment): void {
  const player = pickWeighted(casts[side].carry, random(), to);
  events.push({ kind: "buildUp", ...moment, side, player, to });
}

function tellAttempt(telling: Telling, attempt: Attempt, start: Moment): void {
  const { events, random, casts } = telling;
  const { side, move, probability, scored } = attempt;
  const player = pickWeighted(casts[side].shoot, random());
  const assist = random() < MOVES[move].created ? pickWeighted(casts[side].create, random(), player) : null;
  if (move !== "freeKick" && random() < CHANCE_BUILD_UP) tellBuildUp(telling, side, assist ?? player, start);
  const shot = { minute: start.minute, second: start.second + SECONDS_TO_SHOT };
  const expectedGoals = Math.max(1, Math.round(probability * 100)) / 100;
  events.push({ kind: "chance", ...shot, side, player, assist, move, expectedGoals });
  const outcome = { minute: start.minute, second: shot.second + SECONDS_TO_OUTCOME };
  if (scored) {
    const goals = telling.score[side] + 1;
    telling.score = side === "home" ? { ...telling.score, home: goals } : { ...telling.score, away: goals };
    events.push({ kind: "goal", ...outcome, side, player, assist, move, score: telling.score });
  } else if (random() < SAVED) {
    events.push({ kind: "save", ...outcome, side: otherSide(side), player: 0, shooter: player });
  } else {
    events.push({ kind: "miss", ...outcome, side, player, manner: mannerAt(random()) });
  }
}

function mannerAt(chance: number): MissManner {
  if (chance < WIDE_UP_TO) return "wide";
  if (chance < OVER_UP_TO) return "over";
  return chance < BLOCKED_UP_TO ? "blocked" : "post";
}

function tellBooking({ events, casts }: Telling, { side, player, card }: Booking, moment: Moment): void {
  if (card === "yellow") {
    events.push({ kind: "yellowCard", ...moment, side, player });
    return;
  }
  events.push({ kind: "redCard", ...moment, side, player, secondYellow: card === "secondYellow" });
  sendOff(casts[side], player);
}
