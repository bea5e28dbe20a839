import { words } from "#web/language/words.ts";
import { shownName } from "#web/profile/shown-name.ts";
import type { MatchSideView, ReplayView } from "#contract/match/match.ts";
import { matchInputOf } from "#contract/match/match-input.ts";
import { matchHash } from "#game/match/match-hash.ts";
import type { Side } from "#game/side.ts";
import type { MatchResult } from "#game/match/match-result.ts";
import { type MatchInput, simulateMatch } from "#game/match/simulate-match.ts";

/** A stored match, replayed in this browser. */
export interface Replay {
  readonly view: ReplayView;
  readonly input: Required<MatchInput>;
  readonly result: MatchResult;
  /** The fingerprint of this browser's replay. */
  readonly hash: string;
}

/** Replays a stored match; null if this build doesn't have its engine. */
export function replayOf(view: ReplayView): Replay | null {
  const input = matchInputOf(view);
  if (input === null) return null;
  const result = simulateMatch(input);
  return { view, input, result, hash: matchHash(result) };
}

/** A match as it's told in the language of the page: the team of a deleted account has no name of its own. */
export function inPageLanguage(view: ReplayView): ReplayView {
  const side = (of: MatchSideView) => ({ ...of, teamName: shownName(of.teamName) });
  return { ...view, home: side(view.home), away: side(view.away) };
}

/** Whether this browser's replay equals what the server stored. */
export function isVerified({ view, result, hash }: Replay): boolean {
  const { home, away } = result.score;
  return hash === view.hash && home === view.homeScore && away === view.awayScore;
}

/** Which side of a match a user is on, or null. */
export function sideOf({ home, away }: ReplayView, userId: string): Side | null {
  if (home.manager?.id === userId) return "home";
  return away.manager?.id === userId ? "away" : null;
}

/** The name of a side's manager, or what to call the house or a former manager. */
export function managerName({ manager, isHouse }: MatchSideView): string {
  return manager?.name ?? (isHouse ? words("match")("match.house") : words("ui")("formerManager"));
}
