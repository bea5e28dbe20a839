import { sql } from "drizzle-orm";
import { followFootball } from "#server/football/follow-football.ts";
import { importProvider } from "#server/football/import/import-provider.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { makeTestApp, type TestApp } from "./test-app.ts";

/** Panna on imported football, its clock standing at an instant. */
export function makeImportApp(instant: string): Promise<TestApp> {
  return makeTestApp({ now: Date.parse(instant), env: { FOOTBALL_PROVIDER: "import" } });
}

/** Sets the clock and runs all jobs once, as they run in the server. */
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
 * All that is stored of football, with where each row lies and who wrote it last: a single write shows. Who locked it last
 * is left out, since the database tidies that away by itself.
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
