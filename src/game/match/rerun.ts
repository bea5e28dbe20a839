import type { MatchFixture } from "./line-up.ts";
import type { Side } from "#game/side.ts";
import type { Score } from "./match-event.ts";
import type { EngineVersion } from "./match-result.ts";
import { LATEST_ENGINE_VERSION, engines } from "./simulate-match.ts";

/** A fixture to be played again; with the version of a stored match, on that match's engine. */
export interface RerunFixture extends MatchFixture {
  readonly engineVersion?: EngineVersion;
}

export interface Scoreline extends Score {
  readonly count: number;
}

/** How one fixture ends when it is played many times. */
export interface Distribution {
  readonly times: number;
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  /** Mean goals a match. */
  readonly goals: { readonly home: number; readonly away: number };
  /** Mean of 3 for a win, 1 for a draw, 0 for a defeat. */
  readonly expectedPoints: { readonly home: number; readonly away: number };
  /** Every score that occurred, the most frequent first. */
  readonly scorelines: readonly Scoreline[];
}

/** How often a match is replayed to explain it (docs/rules.md#match-checks). */
export const RERUNS = 2000;

/** What a win and a draw are worth when results are compared, as in any league table. */
const WIN_POINTS = 3;
const DRAW_POINTS = 1;

const WORD = 4_294_967_296;

/**
 * Plays a fixture again `times` times, with seeds of its own drawn from `seed`. The same arguments give the same
 * answer; two line-ups compared with the same seed meet the same luck, so that small differences show early.
 * 2,000 times takes about ten milliseconds.
 *
 * @param times 1 to 1,000,000
 */
export function rerun(fixture: RerunFixture, times: number, seed: number): Distribution {
  const scoreAt = engines[fixture.engineVersion ?? LATEST_ENGINE_VERSION].scorer(fixture);
  const counts = new Map<string, { home: number; away: number; count: number }>();
  for (let turn = 1; turn <= times; turn += 1) {
    const { home, away } = scoreAt((seed % WORD) + turn * WORD);
    const key = `${home}-${away}`;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { home, away, count: 1 });
  }
  return summary([...counts.values()], times);
}

/** The points of one result: 3, 1 or 0. */
export function resultPoints(score: Score, side: Side): number {
  if (score.home === score.away) return DRAW_POINTS;
  return score.home > score.away === (side === "home") ? WIN_POINTS : 0;
}

function summary(scorelines: readonly Scoreline[], times: number): Distribution {
  const total = (of: (line: Scoreline) => number): number =>
    scorelines.reduce((sum, line) => sum + of(line) * line.count, 0);
  return {
    times,
    homeWins: total(({ home, away }) => Number(home > away)),
    draws: total(({ home, away }) => Number(home === away)),
    awayWins: total(({ home, away }) => Number(home < away)),
    goals: { home: total(({ home }) => home) / times, away: total(({ away }) => away) / times },
    expectedPoints: {
      home: total((line) => resultPoints(line, "home")) / times,
      away: total((line) => resultPoints(line, "away")) / times,
    },
    scorelines: scorelines.toSorted((a, b) => b.count - a.count || a.home - b.home || a.away - b.away),
  };
}
