import { type BestLineUp, bestOfSquad } from "#game/fantasy/best-line-up.ts";
import type { ScoreOf } from "#game/fantasy/card-points.ts";
import { lockRound, type ManagerSeason } from "#game/fantasy/manager-season.ts";
import { type RoundScore, scoreRound } from "#game/fantasy/score-round.ts";
import type { Squad } from "#game/fantasy/squad.ts";
import type { TransferTally } from "#game/fantasy/transfers.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";

/** Where the gameweeks of a practice season come from: fixtures that were stored, or the simulated world. */
export const practiceSources = ["recorded", "simulated"] as const;

/** A practice season is one user's own: it plays the gameweeks of a season that is over, apart from all standings. */
export type PracticeRefusal =
  | { readonly code: "practice_running" }
  | { readonly code: "practice_squad_missing" }
  | { readonly code: "practice_gameweek_ahead"; readonly next: number }
  | { readonly code: "practice_over" };

/**
 * Whether a practice season may begin: a user has one at a time, and a request for another says which one it replaces,
 * so a button pressed in two windows doesn't throw away what the other window has begun.
 *
 * @param running the id of the user's practice season; null: none
 * @param replaces the id of the one to replace; null: none
 */
export function decidePracticeStart(
  running: number | null,
  replaces: number | null,
): Outcome<true, PracticeRefusal> {
  return running === null || running === replaces ? accepted(true) : refused({ code: "practice_running" });
}

export interface GameweekAsked {
  /** The gameweek that is to be played. */
  readonly asked: number;
  /** The gameweeks of the season, in the order in which they are played. */
  readonly gameweeks: readonly number[];
  /** How many of them have been played. */
  readonly played: number;
}

/**
 * What pressing "play" for a gameweek does: the next one is played, one that was played stays as it was, and no other
 * is played before its turn. A gameweek that the season does not have is ahead of all.
 */
export function decideGameweek({
  asked,
  gameweeks,
  played,
}: GameweekAsked): Outcome<"play" | "played", PracticeRefusal> {
  const place = gameweeks.indexOf(asked);
  if (place >= 0 && place < played) return accepted("played");
  const next = gameweeks[played];
  if (next === undefined) return refused({ code: "practice_over" });
  return asked === next ? accepted("play") : refused({ code: "practice_gameweek_ahead", next });
}

export interface GameweekFacts {
  readonly season: ManagerSeason;
  readonly gameweek: number;
  /** Whether a player's club has a fixture in the gameweek; where it has none, a chip comes back. */
  readonly hasFixture: (playerId: number) => boolean;
  readonly scoreOf: ScoreOf;
}

/** A gameweek as it was played. */
export interface PlayedGameweek {
  /** The season after it. */
  readonly season: ManagerSeason;
  readonly squad: Squad;
  /** Null for a first squad, which is free. */
  readonly tally: TransferTally | null;
  readonly score: RoundScore;
  /** Null where no five of the nine fit a formation. */
  readonly best: BestLineUp | null;
}

/**
 * Plays a gameweek of a practice season from its deadline to the final points, by the rules of the real league: the squad
 * is locked, transfers are paid, absent starters are replaced, and the vice-captain takes over the armband.
 */
export function playGameweek({
  season,
  gameweek,
  hasFixture,
  scoreOf,
}: GameweekFacts): Outcome<PlayedGameweek, PracticeRefusal> {
  const locked = lockRound(season, gameweek, hasFixture);
  const { squad, tally } = locked;
  if (squad === null) return refused({ code: "practice_squad_missing" });
  const score = scoreRound({ squad, state: "final", cost: tally?.cost ?? 0, scoreOf });
  return accepted({ season: locked.season, squad, tally, score, best: bestOfSquad(score.cards, squad) });
}
