import { sql } from "drizzle-orm";
import { followFootball } from "#server/football/follow-football.ts";
import { importProvider } from "#server/football/import/import-provider.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { makeTestApp, type TestApp } from "./test-app.ts";

/** Panna with imported football and a clock stopped at an instant. */
export function makeImportApp(instant: string): Promise<TestApp> {
  return makeTestApp({ now: Date.parse(instant), env: { FOOTBALL_PROVIDER: "import" } });
}

/** Sets the clock and runs all jobs once, as the server does. */
export async function runJobsAt(app: TestApp, instant: string | number): Promise<void> {
  app.clock.set(typeof instant === "number" ? instant : Date.parse(instant));
  await keepTournaments(app.deps);
  await followFootball(app.deps, importProvider(app.db));
  await settleTournaments(app.deps);
}

const footballTables = [
  "league",
  "club",
  "player",
  "player_season",
  "fixture",
  "performance",
  "recorded_fixture",
] as const;

/**
 * Everything stored about football, with each row's location and last writer, so a single write shows. Row locks are
 * left out, since the database clears them on its own.
 */
export async function footballFingerprint(app: TestApp): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for (const table of footballTables) {
    const { rows } = await app.db.execute<{ print: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(one::text || ctid || xmin, ',' order by ctid)), '')
          as print
        from ${sql.identifier(table)} as one`);
    prints[table] = rows[0]?.print ?? "";
  }
  return prints;
}
