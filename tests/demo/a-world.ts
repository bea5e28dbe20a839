import { makeWorld } from "#scripts/demo/make-world.ts";
import type { Plan } from "#scripts/demo/plan.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

const env = { SECRET: "of two installations that are to be the same" };

/** The longest that a busy machine makes one. */
export const MAKING_MS = 240_000;

/** An installation with the demo's world. */
export async function aWorld(plan: Plan): Promise<TestApp> {
  const app = await makeTestApp({ now: plan.at, env });
  const { config, files, workers, log } = app.deps;
  await makeWorld({ config, db: app.db, pool: app.pool, files, workers, log }, plan, () => undefined);
  return app;
}
