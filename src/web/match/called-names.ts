import type { MatchInput } from "#game/match/simulate-match.ts";
import { type Five, mapFive } from "#game/match/line-up.ts";
import { familyName } from "./replay.ts";

export interface CalledNames {
  readonly home: Five<string>;
  readonly away: Five<string>;
}

/** What a commentator calls the ten players: by family name, or by full name where two players share one. */
export function calledNames({ home, away }: Pick<MatchInput, "home" | "away">): CalledNames {
  const all = [...home.players, ...away.players].map(({ playerName }) => playerName);
  const called = ({ playerName }: { readonly playerName: string }): string => {
    const family = familyName(playerName);
    const isShared = all.some((other) => other !== playerName && familyName(other) === family);
    return isShared ? playerName : family;
  };
  return { home: mapFive(home.players, called), away: mapFive(away.players, called) };
}
