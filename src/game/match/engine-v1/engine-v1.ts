import type { MatchFixture } from "#game/match/line-up.ts";
import type { MatchEngine } from "#game/match/match-engine.ts";
import type { Score } from "#game/match/match-event.ts";
import type { MatchResult } from "#game/match/match-result.ts";
import { castOf, foulWeightsOf } from "./cast.ts";
import { eventLog } from "./event-log.ts";
import { type Prospect, decideFate } from "./fate.ts";
import { forecast } from "./forecast.ts";
import { createRandom } from "./random.ts";
import { rate } from "./ratings.ts";
import { countSides } from "./statistics.ts";

/** The stream of a seed that tells; the one that decides is the fate's. */
const TELLING_STREAM = 2;

/**
 * The first engine. Matches played with it are stored as seed and line-ups only, so nothing in this folder may change
 * what it answers: a better engine is a new version beside it.
 */
export const engineV1: MatchEngine = { version: 1, play, scorer };

function play(fixture: MatchFixture, seed: number): MatchResult {
  const fate = decideFate(prospectOf(fixture), seed);
  const random = createRandom(seed, TELLING_STREAM);
  const events = eventLog(fate, { home: castOf(fixture.home), away: castOf(fixture.away) }, random);
  const counts = countSides(fate, events);
  const verdict = rate(fixture, events, fate.score, random);
  return {
    engineVersion: 1,
    seed,
    score: fate.score,
    events,
    home: { ...counts.home, ratings: verdict.home },
    away: { ...counts.away, ratings: verdict.away },
    manOfTheMatch: verdict.manOfTheMatch,
  };
}

function scorer(fixture: MatchFixture): (seed: number) => Score {
  const prospect = prospectOf(fixture);
  return (seed) => decideFate(prospect, seed).score;
}

function prospectOf({ home, away }: MatchFixture): Prospect {
  return {
    forecast: forecast(home, away),
    foulWeights: { home: foulWeightsOf(home), away: foulWeightsOf(away) },
  };
}
