/**
 * A populated Panna to look at: a season under way with 300 managers, and a Saturday of football in a few
 * minutes, in a separate data folder. The landing page has one-click sign-in as a manager or an admin.
 *
 *   npm run demo                  the existing world, or a new one if there is none
 *   npm run demo -- --new         a new world in its place
 *   npm run demo -- --anybody     also allows one-click sign-in from other machines, if HOST lets them in
 *   npm run demo -- --managers 20
 */
import { parseArgs } from "node:util";
import "#server/platform/load-quickly.ts";
import { readConfig } from "#server/config.ts";
import { OperatorError, textForOperator } from "#server/platform/operator-error.ts";
import { start } from "#server/start.ts";
import { fillDatabase, lastInstant } from "./fill-database.ts";
import { MANAGERS, MATCHES_EACH, nearestSaturday, type Plan, SEED } from "./plan.ts";
import { Progress } from "./progress.ts";
import { readDemo } from "./settings.ts";
import { mountDemo } from "./sign-in.ts";

const options = {
  new: { type: "boolean", default: false },
  anybody: { type: "boolean", default: false },
  managers: { type: "string", default: String(MANAGERS) },
} as const;

async function demonstrate(): Promise<void> {
  const { values } = parseArgs({ options });
  const { env, folder } = readDemo(process.env);
  const config = readConfig(env);
  const made = values.new ? null : folder.madePlan();
  const plan = made ?? planned(Number(values.managers));
  if (made === null) {
    const progress = new Progress(process.stdout);
    folder.begin(plan);
    await fillDatabase(config, plan, (text, share) => progress.tell(text, share));
    folder.finish(plan);
    progress.end();
  }
  const from = made === null ? plan.at : Math.max(plan.at, (await lastInstant(config)) ?? plan.at);
  const clock = new Date(from).toISOString();
  console.log(`In the demo it's ${clock}. Open it and press "Manager" or "Admin". Ctrl+C stops it.`);
  await start({ ...env, PANNA_CLOCK: clock }, mountDemo({ isForAnybody: values.anybody }));
}

function planned(managers: number): Plan {
  if (!Number.isInteger(managers) || managers < 1)
    throw new OperatorError("--managers takes a whole number from 1 on.");
  const clock = process.env["PANNA_CLOCK"]?.trim();
  const at = clock ? Date.parse(clock) : nearestSaturday(Date.now());
  return { seed: SEED, managers, matches: managers * MATCHES_EACH, at };
}

try {
  await demonstrate();
} catch (error) {
  process.stderr.write(`${textForOperator(error, "The demo cannot start.")}\n`);
  process.exitCode = 1;
}
