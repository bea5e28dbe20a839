import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NeutralOf, NeutralRecord } from "#server/football/import/neutral-form.ts";
import { type Imported, type ImportRefusal, importFile } from "#server/football/import/import-file.ts";
import type { Outcome } from "#game/outcome.ts";
import type { TestApp } from "./test-app.ts";
import { makeDataFolder } from "./data-folder.ts";

/** A file with this content in a fresh folder. */
export function aFile(content: string | Uint8Array, name = "football.ndjson"): string {
  const file = join(makeDataFolder("import"), name);
  writeFileSync(file, content);
  return file;
}

/** Records as the lines of a file. */
export function linesOf(records: readonly NeutralRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join("");
}

/** Imports a file as the command does, without reporting progress. */
export function importInto(app: TestApp, file: string): Promise<Outcome<Imported, ImportRefusal>> {
  return importFile(app.db, file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    now: app.clock.now(),
  });
}

/** Imports records and expects success. */
export async function importRecords(app: TestApp, records: readonly NeutralRecord[]): Promise<Imported> {
  const outcome = await importInto(app, aFile(linesOf(records)));
  if (!outcome.ok) throw new Error(`the file was refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
}

const positions = ["goalkeeper", "defender", "midfielder", "forward"] as const;

/** A league of clubs `c1`, `c2` …, each with one player of each position (`c1-goalkeeper` …), overall 71. */
export function aLeague(clubCount = 2): NeutralRecord[] {
  const keys = Array.from({ length: clubCount }, (_, at) => `c${at + 1}`);
  return [
    { kind: "league", key: "premier-league", name: "Premier League", country: "England" },
    ...keys.map((key) => ({ kind: "club", key, league: "premier-league", name: `Club ${key}` }) as const),
    ...keys.flatMap((club) =>
      positions.map(
        (position) =>
          ({
            kind: "player",
            key: `${club}-${position}`,
            club,
            name: `${club} ${position}`,
            position,
            overall: 71,
          }) as const,
      ),
    ),
  ];
}

/** Club 1 against club 2 on 13 September 2025, 14:00 UTC, two goals to one. */
export function aFixture(given: Partial<NeutralOf<"fixture">> = {}): NeutralOf<"fixture"> {
  return {
    kind: "fixture",
    key: "f1",
    league: "premier-league",
    season: 2025,
    round: 4,
    home: "c1",
    away: "c2",
    kickOff: "2025-09-13T14:00:00Z",
    homeGoals: 2,
    awayGoals: 1,
    ...given,
  };
}

/** That fixture's performance of club 1's forward: 90 minutes and two goals are 10 points. */
export function aPerformance(given: Partial<NeutralOf<"performance">> = {}): NeutralOf<"performance"> {
  return { kind: "performance", fixture: "f1", player: "c1-forward", minutes: 90, goals: 2, ...given };
}
