import { type Position, positions } from "#game/card/position.ts";

/** The places that clubs give to each position, most of the time: a 4-2-3-1, whose wide men are midfielders. */
const PLACES: Readonly<Record<Position, number>> = { goalkeeper: 1, defender: 4, midfielder: 5, forward: 1 };

/** How often somebody who is first choice by far starts: the others rest, are ill or are banned. */
const FIRST_CHOICE = 0.93;

/** Points of overall ahead of the first who is left out by which a place is safe, half safe, and so on. */
const SAFE_MARGIN = 3;

interface SquadPlayer {
  readonly playerId: number;
  readonly clubId: number;
  readonly position: Position;
  readonly overall: number;
}

/**
 * How likely each player starts for the club, 0–1, by the player's id, for as long as nobody has played: from the
 * overalls of those who want the same places. A player who leads the first without a place by three points is first
 * choice; one who trails the last with a place by three has no chance.
 */
export function lineUpOdds(players: readonly SquadPlayer[]): ReadonlyMap<number, number> {
  const odds = new Map<number, number>();
  for (const squad of Map.groupBy(players, ({ clubId }) => clubId).values()) {
    for (const position of positions) {
      const rivals = squad
        .filter((player) => player.position === position)
        .sort((a, b) => b.overall - a.overall);
      const [last, next] = [rivals[PLACES[position] - 1], rivals[PLACES[position]]];
      for (const [at, { playerId, overall }] of rivals.entries()) {
        const rival = at < PLACES[position] ? next : last;
        const margin = rival === undefined ? SAFE_MARGIN : overall - rival.overall;
        const share = (1 + Math.max(-1, Math.min(1, margin / SAFE_MARGIN))) / 2;
        odds.set(playerId, FIRST_CHOICE * share);
      }
    }
  }
  return odds;
}
