import { fiveASideFormationNames, slotsOf } from "#game/team/formation.ts";
import { positions } from "#game/card/position.ts";
import type { LineUp, LineUpPlayer } from "#game/match/line-up.ts";
import { mapFive } from "#game/match/line-up.ts";
import { matchHash } from "#game/match/match-hash.ts";
import { simulateMatch } from "#game/match/simulate-match.ts";
import { seedOf } from "#game/seed.ts";

const FIVE = [0, 1, 2, 3, 4] as const;

/** Fingerprints of `count` matches with varied seeds and line-ups, the same on every platform. */
export function matchHashes(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const seed = seedOf(`seed ${index}`) * 2_097_152 + (seedOf(`low ${index}`) % 2_097_152);
    return matchHash(simulateMatch({ seed, home: lineUp(`home ${index}`), away: lineUp(`away ${index}`) }));
  });
}

function lineUp(key: string): LineUp {
  const formation = fiveASideFormationNames[seedOf(key) % fiveASideFormationNames.length] ?? "2-2";
  const slots = slotsOf(formation);
  const players = mapFive(FIVE, (index): LineUpPlayer => {
    const drawn = seedOf(`${key} ${index}`);
    const position = positions[drawn % positions.length] ?? "forward";
    return {
      playerName: `Player ${index}`,
      position,
      overall: 1 + (drawn % 99),
      slot: slots[index]?.label ?? "CM",
    };
  });
  return { formation, players };
}
