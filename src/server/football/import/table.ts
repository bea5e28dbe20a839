import { index, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { Performance } from "#game/football/performance.ts";
import type { Side } from "#game/side.ts";
import type { FixtureEvent } from "#server/football/table.ts";
import { instant } from "#server/platform/db/columns.ts";

/** An imported file's facts about a fixture. Unknown figures are left out. */
export interface ImportedFixture {
  readonly round: number;
  readonly homeClubKey: string;
  readonly awayClubKey: string;
  /** Both null until the result is known. */
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly events: readonly FixtureEvent[];
  readonly performances: readonly {
    readonly playerKey: string;
    /** Left out: the file doesn't say. */
    readonly side?: Side | undefined;
    readonly performance: Partial<Performance>;
  }[];
}

/** A fixture from an imported file, stored whole until the application's clock reaches it. */
export const recordedFixture = pgTable(
  "recorded_fixture",
  {
    key: text("key").primaryKey(),
    leagueId: text("league_id").notNull(),
    season: smallint("season").notNull(),
    kickOff: instant("kick_off").notNull(),
    record: jsonb("record").$type<ImportedFixture>().notNull(),
  },
  (table) => [index("recorded_fixture_kick_off_idx").on(table.kickOff)],
);
