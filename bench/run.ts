import { printFigures } from "#bench/support/measure.ts";

/** Each figure by its name in the goals; `npm run bench -- P2` runs one. Goals are ratios to a floor of the same run. */
const benches = {
  P1: async () => (await import("./p1-leaderboard.ts")).measureLeaderboard(),
  P2: async () => (await import("./p2-session.ts")).measureSession(),
  P3: async () => (await import("./p3-home.ts")).measureHome(),
  P4: async () => (await import("./p4-enter.ts")).measureEnter(),
  P5: async () => (await import("./p5-storm.ts")).measureStorm(),
  P6: async () => (await import("./p6-upload.ts")).measureUpload(),
  P7: async () => (await import("./p7-settlement.ts")).measureSettlement(),
  P10: async () => (await import("./live-stream.ts")).measureLiveStream(),
  P8: async () => (await import("./p8-goal.ts")).measureGoal(),
  P9: async () => (await import("./p9-position.ts")).measurePosition(),
  P11: async () => (await import("./p11-start.ts")).measureStart(),
  P12: async () => (await import("./p12-front-end.ts")).measureFrontEnd(),
  R10: async () => (await import("./r10-hostile-uploads.ts")).measureHostileUploads(),
  F1: async () => (await import("./fantasy.ts")).measureFantasy(),
  L1: async () => (await import("./live-scores.ts")).measureLiveScores(),
  S1: async () => (await import("./player-search.ts")).measurePlayerSearch(),
  W1: async () => (await import("./world-state.ts")).measureWorldState(),
  T1: async () => (await import("./team-save.ts")).measureTeamSave(),
  T2: async () => (await import("./team-drag.ts")).measureTeamDrag(),
} as const;

const asked = process.argv.slice(2);
for (const [name, measure] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  printFigures(await measure());
}
