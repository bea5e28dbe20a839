import type { Position } from "#game/card/position.ts";
import { type Five, type LineUp, type MatchFixture, mapFive } from "#game/match/line-up.ts";
import { sides, otherSide, type Side } from "#game/side.ts";
import type { MatchEvent, Score } from "#game/match/match-event.ts";
import { lineOf } from "./line-of.ts";
import type { Random } from "./random.ts";

/** Everything below is in tenths of a rating. A player who does nothing gets 6.2. */
const START = 62;
const LEAST = 30;
const MOST = 100;
const GOAL = 10;
const ASSIST = 6;
const CHANCE_CREATED = 2;
const SHOT_SAVED = 1;
const SHOT_MISSED = -1;
const SAVE = 3;
const YELLOW = -4;
const RED = -15;
const WIN = 3;
/** A rating moves by up to this much either way for what no event shows. */
const UNSEEN = 3;

/** What a goal conceded costs, and what none conceded brings, by line. */
const CONCEDED: Readonly<Record<Position, number>> = {
  goalkeeper: -4,
  defender: -2,
  midfielder: -1,
  forward: 0,
};
const CLEAN_SHEET: Readonly<Record<Position, number>> = {
  goalkeeper: 10,
  defender: 6,
  midfielder: 3,
  forward: 1,
};

/** The ratings of all ten, and the best of them. */
export interface Verdict {
  readonly home: Five<number>;
  readonly away: Five<number>;
  readonly manOfTheMatch: { readonly side: Side; readonly player: number };
}

/** Rates all ten players by what the log says of them. */
export function rate(
  fixture: MatchFixture,
  events: readonly MatchEvent[],
  score: Score,
  random: Random,
): Verdict {
  const tenths: Record<Side, number[]> = {
    home: startingTenths(fixture.home, score.home - score.away, score.away, random),
    away: startingTenths(fixture.away, score.away - score.home, score.home, random),
  };
  const add = (side: Side, player: number, points: number): void => {
    tenths[side][player] = (tenths[side][player] ?? START) + points;
  };
  for (const event of events) credit(event, add);
  const home = mapFive(fixture.home.players, (_, index) => asRating(tenths.home[index]));
  const away = mapFive(fixture.away.players, (_, index) => asRating(tenths.away[index]));
  return { home, away, manOfTheMatch: bestOf(tenths) };
}

function startingTenths(lineUp: LineUp, margin: number, conceded: number, random: Random): number[] {
  const result = Math.sign(margin) * WIN;
  return lineUp.players.map((player) => {
    const line = lineOf(player);
    const defending = conceded === 0 ? CLEAN_SHEET[line] : CONCEDED[line] * conceded;
    const unseen = Math.floor(random() * (UNSEEN + UNSEEN + 1)) - UNSEEN;
    return START + result + defending + unseen;
  });
}

function credit(event: MatchEvent, add: (side: Side, player: number, points: number) => void): void {
  switch (event.kind) {
    case "chance":
      if (event.assist !== null) add(event.side, event.assist, CHANCE_CREATED);
      break;
    case "goal":
      add(event.side, event.player, GOAL);
      if (event.assist !== null) add(event.side, event.assist, ASSIST - CHANCE_CREATED);
      break;
    case "save":
      add(event.side, event.player, SAVE);
      add(otherSide(event.side), event.shooter, SHOT_SAVED);
      break;
    case "miss":
      add(event.side, event.player, SHOT_MISSED);
      break;
    case "yellowCard":
      add(event.side, event.player, YELLOW);
      break;
    case "redCard":
      add(event.side, event.player, RED);
      break;
    case "kickOff":
    case "buildUp":
    case "halfTime":
    case "fullTime":
      break;
  }
}

function asRating(tenths = START): number {
  return Math.min(MOST, Math.max(LEAST, tenths)) / 10;
}

/** The best of all ten; of equals the home side's first. Unbounded tenths tell two perfect tens apart. */
function bestOf(tenths: Readonly<Record<Side, readonly number[]>>): Verdict["manOfTheMatch"] {
  let best: Verdict["manOfTheMatch"] = { side: "home", player: 0 };
  for (const side of sides) {
    for (const [player, value] of tenths[side].entries()) {
      if (value > (tenths[best.side][best.player] ?? 0)) best = { side, player };
    }
  }
  return best;
}
