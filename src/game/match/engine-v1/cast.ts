import type { Position } from "#game/card/position.ts";
import { type Five, type LineUp, mapFive } from "#game/match/line-up.ts";
import { playedOverall } from "#game/match/played-overall.ts";
import { lineOf } from "./line-of.ts";

/** How often each of a side's five is the one who does something; 0 once sent off. */
export interface Cast {
  readonly shoot: number[];
  readonly create: number[];
  readonly carry: number[];
}

interface Inclination {
  readonly shoot: number;
  readonly create: number;
  readonly carry: number;
  readonly foul: number;
}

/** What the players of a line are inclined to do, beside the other lines. A keeper in goal is never booked. */
const INCLINATIONS: Readonly<Record<Position, Inclination>> = {
  goalkeeper: { shoot: 0.05, create: 0.4, carry: 2, foul: 0 },
  defender: { shoot: 1.6, create: 2, carry: 4, foul: 3 },
  midfielder: { shoot: 4, create: 5, carry: 5, foul: 2 },
  forward: { shoot: 7, create: 3, carry: 2, foul: 1 },
};

/** Who does what in a side: by slot, and by the square of the overall, so good players have more of the ball. */
export function castOf(lineUp: LineUp): Cast {
  const cast: Cast = { shoot: [], create: [], carry: [] };
  for (const player of lineUp.players) {
    const inclined = INCLINATIONS[lineOf(player)];
    const square = playedOverall(player) * playedOverall(player);
    cast.shoot.push(inclined.shoot * square);
    cast.create.push(inclined.create * square);
    cast.carry.push(inclined.carry * square);
  }
  return cast;
}

/** Takes a player who was sent off out of the game. */
export function sendOff(cast: Cast, player: number): void {
  cast.shoot[player] = 0;
  cast.create[player] = 0;
  cast.carry[player] = 0;
}

/** How prone each player is to a foul: by slot alone, so a better card is no rougher (see `fate.ts`). */
export function foulWeightsOf(lineUp: LineUp): Five<number> {
  return mapFive(lineUp.players, (player) => INCLINATIONS[lineOf(player)].foul);
}
