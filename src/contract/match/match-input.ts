import { decideLineUp, type LineUp, type LineUpPlayer } from "#game/match/line-up.ts";
import { isEngineVersion, LARGEST_SEED, type MatchInput } from "#game/match/simulate-match.ts";
import { isSlotLabel } from "#game/team/formation.ts";
import type { MatchSideView, ReplayView } from "./match.ts";

/** What a match is replayed from; null if this build lacks its engine, or its line-ups are invalid. */
export function matchInputOf({ engineVersion, seed, home, away }: ReplayView): Required<MatchInput> | null {
  const homeLineUp = lineUpOf(home);
  const awayLineUp = lineUpOf(away);
  const isSeed = Number.isSafeInteger(seed) && seed >= 0 && seed <= LARGEST_SEED;
  if (homeLineUp === null || awayLineUp === null || !isSeed || !isEngineVersion(engineVersion)) return null;
  return { seed, home: homeLineUp, away: awayLineUp, engineVersion };
}

function lineUpOf({ formation, players }: MatchSideView): LineUp | null {
  const known = players.flatMap(({ playerName, position, overall, slot }): LineUpPlayer[] =>
    isSlotLabel(slot) ? [{ playerName, position, overall, slot }] : [],
  );
  const decided = decideLineUp({ formation, players: known });
  return decided.ok ? decided.value : null;
}
