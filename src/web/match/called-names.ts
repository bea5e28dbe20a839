import type { MatchInput } from "#game/match/simulate-match.ts";
import { type Five, mapFive } from "#game/match/line-up.ts";
import { calledBeside } from "#web/ui/card/family-name.ts";

export interface CalledNames {
  readonly home: Five<string>;
  readonly away: Five<string>;
}

/** What to call the ten players of a match: by family name, or by full name where two players share one. */
export function calledNames({ home, away }: Pick<MatchInput, "home" | "away">): CalledNames {
  const all = [...home.players, ...away.players].map(({ playerName }) => playerName);
  const called = ({ playerName }: { readonly playerName: string }): string => calledBeside(playerName, all);
  return { home: mapFive(home.players, called), away: mapFive(away.players, called) };
}
