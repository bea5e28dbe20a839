import { setTimeout as delay } from "node:timers/promises";
import type { Refusal, RefusalCode } from "#contract/refusals.ts";
import type { Outcome } from "#game/outcome.ts";
import type { JobName, Jobs } from "./jobs.ts";

/** A refusal that passes with the first run of a job, on a new installation within seconds. */
export interface PassingRefusal {
  readonly code: RefusalCode;
  readonly job: JobName;
}

/** No user waits longer. */
const PATIENCE_MS = 10_000;

/** Makes a call and, if it came too early, once more after the job's first run. In between it holds nothing. */
export async function afterFirstRun<Value>(
  jobs: Jobs,
  passing: PassingRefusal,
  call: () => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  const outcome = await call();
  if (outcome.ok || outcome.refusal.code !== passing.code) return outcome;
  const ran = jobs.firstRun?.(passing.job);
  if (ran === undefined) return outcome;
  await Promise.race([ran, delay(PATIENCE_MS, undefined, { ref: false })]);
  return call();
}
