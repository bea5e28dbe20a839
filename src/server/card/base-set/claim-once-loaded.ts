import { setTimeout as delay } from "node:timers/promises";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { claimBaseSet } from "./claim-base-set.ts";

/** An installation has its first players within seconds after its first answer; nobody waits longer for them. */
const PATIENCE_MS = 10_000;

/** Gives the base set; who asks before football was followed for the first time gets it as soon as there are players. */
export async function claimOnceLoaded(deps: Deps, viewer: Viewer): ReturnType<typeof claimBaseSet> {
  const outcome = await claimBaseSet(deps, viewer);
  if (outcome.ok || outcome.refusal.code !== "base_set_unavailable") return outcome;
  const loaded = deps.jobs.firstRun?.("follow-football");
  if (loaded === undefined) return outcome;
  await Promise.race([loaded, delay(PATIENCE_MS, undefined, { ref: false })]);
  return claimBaseSet(deps, viewer);
}
