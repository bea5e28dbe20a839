import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { type Figure, printFigures } from "#bench/support/measure.ts";
import { lacksOf } from "#scripts/needs.ts";

interface Bench {
  /** Programs that `npm ci` doesn't install. */
  readonly needs?: readonly string[];
  readonly measure: () => Promise<readonly Figure[]>;
}

/**
 * Each figure by its name; `npm run bench -- P2` runs one. Goals are ratios to a floor of the same run. The
 * command fails if a goal is missed, after all that were asked for.
 */
const benches: Readonly<Record<string, Bench>> = {
  P1: { needs: ["wrk"], measure: async () => (await import("./p1-leaderboard.ts")).measureLeaderboard() },
  P2: { needs: ["wrk", "pgbench"], measure: async () => (await import("./p2-session.ts")).measureSession() },
  P3: { needs: ["wrk", "chromium"], measure: async () => (await import("./p3-home.ts")).measureHome() },
  P4: { needs: ["pgbench"], measure: async () => (await import("./p4-enter.ts")).measureEnter() },
  P5: { measure: async () => (await import("./p5-storm.ts")).measureStorm() },
  P6: { measure: async () => (await import("./p6-upload.ts")).measureUpload() },
  P7: { measure: async () => (await import("./p7-settlement.ts")).measureSettlement() },
  P8: { measure: async () => (await import("./p8-goal.ts")).measureGoal() },
  P9: { needs: ["wrk"], measure: async () => (await import("./p9-position.ts")).measurePosition() },
  P10: { measure: async () => (await import("./live-stream.ts")).measureLiveStream() },
  P11: { measure: async () => (await import("./p11-start.ts")).measureStart() },
  P12: {
    needs: ["chromium"],
    measure: async () => (await import("./p12-front-end.ts")).measureFrontEnd(),
  },
  P13: { measure: program("match-engine.ts") },
  N1: {
    needs: ["../shared/data/football/fpl-2025-26-gw.csv.gz"],
    measure: program("newcomer/base-set.ts"),
  },
  R10: { measure: async () => (await import("./r10-hostile-uploads.ts")).measureHostileUploads() },
  "card-faces": { measure: async () => (await import("#bench/faces/card-faces.ts")).measureCardFaces() },
  C1: { measure: program("match-calibration.ts") },
  C2: {
    needs: ["../shared/data/football/calibration.json"],
    measure: program("world-calibration.ts"),
  },
  E1: { measure: program("evidence/photo-evidence.ts") },
  F1: { measure: async () => (await import("./fantasy.ts")).measureFantasy() },
  L1: { measure: async () => (await import("./live-scores.ts")).measureLiveScores() },
  SC: { needs: ["wrk"], measure: async () => (await import("#bench/scaling/costs.ts")).measureCosts() },
  S1: { measure: async () => (await import("./player-search.ts")).measurePlayerSearch() },
  W1: { measure: async () => (await import("./world-state.ts")).measureWorldState() },
  T1: { measure: async () => (await import("./team-save.ts")).measureTeamSave() },
  T2: { needs: ["chromium"], measure: async () => (await import("./team-drag.ts")).measureTeamDrag() },
};

/** A bench that prints its own table, and fails if a goal is missed. */
function program(file: string): Bench["measure"] {
  return async () => {
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, file)], { stdio: "inherit" });
    if (status !== 0) process.exitCode = 1;
    return [];
  };
}

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(benches);
const unknown = names.filter((name) => benches[name] === undefined);
const lacks = new Set(names.flatMap((name) => lacksOf(benches[name]?.needs ?? [])));
for (const name of unknown)
  console.error(`There is no bench ${name}. There are: ${Object.keys(benches).join(", ")}.`);
for (const lack of lacks) console.error(`These benches need ${lack}.`);
if (unknown.length + lacks.size > 0) process.exit(1);
for (const name of names) {
  console.log(`== ${name}`);
  printFigures((await benches[name]?.measure()) ?? []);
}
