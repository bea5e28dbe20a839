/**
 * Prints the match engine's figures next to their targets: `node bench/match-calibration.ts [matches] [seed]`. Exits
 * with status 1 if a target is missed.
 */
import {
  FORMATION_LIMIT,
  GOALS_TARGET,
  SHARE_TOLERANCE,
  calibrationTargets,
  measureFormation,
  measureGap,
} from "#game/match/calibration.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";

const [matches = 20_000, firstSeed = 1] = process.argv.slice(2).map(Number);
const misses: string[] = [];

function verdict(name: string, isMet: boolean): string {
  if (!isMet) misses.push(name);
  return isMet ? "ok" : "MISSED";
}

function shares(win: number, draw: number, loss: number): string {
  return [win, draw, loss].map((share) => share.toFixed(1).padStart(5)).join(" ");
}

console.log(
  `${matches} matches per gap, seeds from ${firstSeed}, all sixteen pairings of formations in turn\n`,
);
console.log("gap   win draw loss: target   measured            goals a side  most");
for (const target of calibrationTargets) {
  const { win, draw, loss, goals, mostGoals } = measureGap(target.gap, matches, firstSeed);
  const distances = [win - target.win, draw - target.draw, loss - target.loss].map(Math.abs);
  const isMet = Math.max(...distances) <= SHARE_TOLERANCE && mostGoals <= 15;
  console.log(
    `${String(target.gap).padStart(3)}   ${shares(target.win, target.draw, target.loss)}   ${shares(win, draw, loss)}`,
    `  ${goals.home.toFixed(2)} ${goals.away.toFixed(2)}   ${String(mostGoals).padStart(4)}   ${verdict(`gap ${target.gap}`, isMet)}`,
  );
}

const even = measureGap(0, matches, firstSeed).goals;
const isEven = [even.home, even.away].every(
  (goals) => Math.abs(goals - GOALS_TARGET.mean) <= GOALS_TARGET.tolerance,
);
console.log(
  `\ngoals between equals: target ${GOALS_TARGET.mean} ± ${GOALS_TARGET.tolerance}`,
  verdict("goals", isEven),
);

console.log(`\nformation against the other three, points won: at most ${FORMATION_LIMIT} %`);
for (const formation of fiveASideFormationNames) {
  const share = measureFormation(formation, matches, firstSeed);
  console.log(
    `${formation.padEnd(6)} ${share.toFixed(1)} %  ${verdict(formation, share <= FORMATION_LIMIT)}`,
  );
}

const gaps = Array.from({ length: 61 }, (_, index) => index - 30);
const wins = gaps.map((gap) => measureGap(gap, matches, firstSeed).win);
const isMonotone = wins.every((win, index) => win >= (wins[index - 1] ?? 0));
console.log(
  `\nwins from 30 behind (${wins[0]?.toFixed(1)} %) to 30 ahead (${wins.at(-1)?.toFixed(1)} %) never fall:`,
  verdict("monotone", isMonotone),
);

if (misses.length > 0) {
  console.error(`missed: ${misses.join(", ")}`);
  process.exitCode = 1;
}
