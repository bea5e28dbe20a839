import type { Position } from "#game/card/position.ts";
import type { CataloguePlayer } from "#game/world/catalogue/players.ts";
import { countAround, normal } from "#game/world/chance.ts";
import type { Chance } from "#game/world/chance.ts";
import { HALF, secondHalfStart } from "./match-clock.ts";
import type { Stoppage } from "./match-clock.ts";

/** What a player does off the scoresheet. */
export type Work = "clearance" | "block" | "interception" | "tackle" | "recovery";

export interface WorkDone {
  readonly second: number;
  readonly work: Work;
}

/** What a player would do in a whole match. Only the part in the player's time on the pitch happens. */
export interface MatchWork {
  readonly done: readonly WorkDone[];
  /** Passing, chances made and wasted, fouls: worth so much in the bonus points system over 90 minutes. */
  readonly influence: number;
}

const kinds: readonly Work[] = ["clearance", "block", "interception", "tackle", "recovery"];

/** Per 90 minutes, after the recorded Premier League season 2025-26. */
const WORK_RATES: Readonly<Record<Position, Readonly<Record<Work, number>>>> = {
  goalkeeper: { clearance: 1, block: 0.1, interception: 0.1, tackle: 0, recovery: 8 },
  defender: { clearance: 4.2, block: 0.8, interception: 1.1, tackle: 1.65, recovery: 3.6 },
  midfielder: { clearance: 1, block: 0.5, interception: 0.9, tackle: 1.85, recovery: 4.5 },
  forward: { clearance: 0.9, block: 0.3, interception: 0.4, tackle: 0.75, recovery: 2.25 },
};

/** How much more or less a player works on a day (standard deviation of a factor around 1, and its floor). */
const WORK_SPREAD = 0.33;
const LEAST_WORK = 0.2;

const INFLUENCE: Readonly<Record<Position, number>> = {
  goalkeeper: 0,
  defender: 1.5,
  midfielder: 1,
  forward: -3,
};
const INFLUENCE_SPREAD = 4;
const INFLUENCE_OF_OVERALL = 0.15;
const USUAL_OVERALL = 76;

const SECONDS = 60;

/** Draws what a player would do if on the pitch from the first whistle to the last. */
export function drawWork(
  chance: Chance,
  { position, overall }: CataloguePlayer,
  stoppage: Stoppage,
): MatchWork {
  const rates = WORK_RATES[position];
  const zeal = Math.max(LEAST_WORK, 1 + normal(chance) * WORK_SPREAD);
  const usual = kinds.reduce((sum, work) => sum + rates[work], 0);
  const done = Array.from({ length: countAround(chance, usual * zeal) }, () => ({
    second: drawSecond(chance, stoppage),
    work: drawKind(chance() * usual, rates),
  }));
  const merit = INFLUENCE[position] + (overall - USUAL_OVERALL) * INFLUENCE_OF_OVERALL;
  return { done, influence: merit + normal(chance) * INFLUENCE_SPREAD };
}

/** The kind of work that a place on the sum of all rates falls to. */
function drawKind(place: number, rates: Readonly<Record<Work, number>>): Work {
  let left = place;
  for (const kind of kinds) {
    left -= rates[kind];
    if (left < 0) return kind;
  }
  return "recovery";
}

function drawSecond(chance: Chance, stoppage: Stoppage): number {
  const first = (HALF + stoppage.first) * SECONDS;
  const second = (HALF + stoppage.second) * SECONDS;
  const played = Math.floor(chance() * (first + second));
  return played < first ? played : secondHalfStart(stoppage) + played - first;
}
