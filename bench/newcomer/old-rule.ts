import { type Position, positions } from "#game/card/position.ts";
import { BASE_SET_SHAPE } from "#game/card/base-set.ts";
import type { PlayerForm } from "#game/football/form/player-form.ts";
import { type Chance, chanceOf, shuffled } from "#game/world/chance.ts";

/**
 * Base sets as drawn until November 2026, for comparison: players with an overall of 68–74, per club and position the
 * two with the most recent minutes, and the same sum of overalls for everyone.
 */
const OVERALL = { least: 68, most: 74, sum: 781 } as const;
const A_CLUB_AND_POSITION = 2;
const TRIES = 5000;

export function drawByOldRule(players: readonly PlayerForm[], seed: string): PlayerForm[] {
  const chance = chanceOf("old rule", seed);
  const candidates = candidatesOf(players);
  let best: PlayerForm[] = [];
  let distance = Number.POSITIVE_INFINITY;
  for (let at = 0; at < TRIES && distance > 0; at += 1) {
    const drawn = drawOnce(candidates, chance);
    const off = Math.abs(drawn.reduce((sum, { overall }) => sum + overall, 0) - OVERALL.sum);
    if (drawn.length === 11 && off < distance) [best, distance] = [drawn, off];
  }
  return best;
}

function candidatesOf(players: readonly PlayerForm[]): PlayerForm[] {
  const weak = players.filter(({ overall }) => overall >= OVERALL.least && overall <= OVERALL.most);
  return [...Map.groupBy(weak, ({ clubId, position }) => `${clubId} ${position}`).values()].flatMap(
    (rivals) =>
      rivals
        .toSorted((a, b) => minutesOf(b) - minutesOf(a) || a.playerId - b.playerId)
        .slice(0, A_CLUB_AND_POSITION),
  );
}

function minutesOf({ games }: PlayerForm): number {
  return games.reduce((sum, { minutes }) => sum + minutes, 0);
}

function drawOnce(candidates: readonly PlayerForm[], chance: Chance): PlayerForm[] {
  const missing: Record<Position, number> = { ...BASE_SET_SHAPE };
  const clubs = new Set<number>();
  const drawn: PlayerForm[] = [];
  for (const candidate of shuffled(chance, candidates)) {
    if (missing[candidate.position] === 0 || clubs.has(candidate.clubId)) continue;
    missing[candidate.position] -= 1;
    clubs.add(candidate.clubId);
    drawn.push(candidate);
  }
  return positions.every((position) => missing[position] === 0) ? drawn : [];
}
