import { sql } from "drizzle-orm";
import type { Deps } from "#server/deps.ts";
import type { Queryable } from "#server/platform/db/database.ts";

/** Whether any provider's fixtures have arrived: until then the screens of football have nothing to show. */
export async function hasFixtures(db: Queryable): Promise<boolean> {
  const { rows } = await db.execute<{ there: boolean }>(sql`select exists (select from fixture) as there`);
  return rows[0]?.there === true;
}

/** The terminal's line about the football at startup: whose it is, how much there is, and what comes next (UTC). */
export async function stateOfFootball({
  config,
  db,
  clock,
}: Pick<Deps, "config" | "db" | "clock">): Promise<string> {
  const provider = config.footballProvider;
  const { rows } = await db.execute<{ fixtures: number; next: Date | string | null }>(sql`
    select count(*)::int as fixtures, min(kick_off) filter (where kick_off > ${new Date(clock.now())}) as next
      from fixture where provider = ${provider}`);
  const { fixtures = 0, next = null } = rows[0] ?? {};
  if (fixtures === 0) {
    const how =
      provider === "import"
        ? "Load files with npm run import."
        : "It is loading; screens fill by themselves.";
    return `Football: ${provider}, nothing yet. ${how}\n`;
  }
  const coming = next === null ? "none to come" : `the next one ${minuteOf(new Date(next))} UTC`;
  return `Football: ${provider}, ${fixtures} fixtures, ${coming}\n`;
}

/** For example `2026-09-12 14:00`. */
function minuteOf(instant: Date): string {
  return instant.toISOString().slice(0, 16).replace("T", " ");
}
