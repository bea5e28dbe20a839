import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import type { EntryPick } from "#game/tournament/decide-entry.ts";
import { tournamentStatuses } from "#game/tournament/month.ts";
import { user } from "#server/account/table.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";
import { settlement } from "#server/platform/standings/table.ts";
import { correction } from "#server/football/table.ts";

export const tournament = pgTable(
  "tournament",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** The calendar month in UTC, such as 2025-09. */
    month: text("month").notNull(),
    name: text("name").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    status: text("status", { enum: tournamentStatuses }).notNull(),
    /** Whether everyone who could enter has been told that it has begun, or no longer has to be. */
    isStartTold: boolean("is_start_told").notNull().default(false),
    /** The settlement that readers see; set in the transaction that attached its table. */
    settlementId: integer("settlement_id"),
  },
  (table) => [
    unique("tournament_one_per_month").on(table.month),
    check("tournament_status_known", isOneOf(table.status, tournamentStatuses)),
  ],
);

export const tournamentEntry = pgTable(
  "tournament_entry",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournament.id),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    teamName: text("team_name").notNull(),
    formation: text("formation", { enum: fiveASideFormationNames }).notNull(),
    /** The five cards as they were at entry. */
    picks: jsonb("picks").$type<readonly EntryPick[]>().notNull(),
    /** The same five for the settlement, which reads them by the million. */
    pickCodes: integer("pick_codes").array().notNull(),
    enteredAt: instant("entered_at").notNull(),
  },
  (table) => [
    unique("tournament_entry_one_per_user").on(table.tournamentId, table.userId),
    // Serves the settlement, which reads a tournament's entries in the order in which they were made.
    index("tournament_entry_order_idx").on(table.tournamentId, table.enteredAt, table.id),
    index("tournament_entry_user_id_idx").on(table.userId),
    // Serves the news of a player: who has entered them.
    index("tournament_entry_pick_codes_idx").using("gin", table.pickCodes),
    check("tournament_entry_formation_known", isOneOf(table.formation, fiveASideFormationNames)),
    check("tournament_entry_five_picks", sql`cardinality(${table.pickCodes}) = 5`),
  ],
);

/** How a day of a tournament ended: how many entries had how many points, by the day's last settlement. */
export const tournamentDay = pgTable(
  "tournament_day",
  {
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournament.id),
    /** A day in UTC, such as 2025-09-13. */
    day: text("day").notNull(),
    /** The fewest points that `counts` begins with. */
    lowest: smallint("lowest").notNull(),
    /** Entries with `lowest` points, with one more, and so on. */
    counts: integer("counts").array().notNull(),
  },
  (table) => [primaryKey({ name: "tournament_day_once", columns: [table.tournamentId, table.day] })],
);

/** How many of a settlement's entries hold a player. */
export const pickShare = pgTable(
  "pick_share",
  {
    settlementId: integer("settlement_id")
      .notNull()
      .references(() => settlement.id, { onDelete: "cascade" }),
    playerId: integer("player_id").notNull(),
    entries: integer("entries").notNull(),
  },
  (table) => [
    primaryKey({ name: "pick_share_once", columns: [table.settlementId, table.playerId] }),
    index("pick_share_entries_idx").on(table.settlementId, table.entries),
  ],
);

/** Which totals a correction of a provider has moved; written by the settlement that took it in. */
export const correctedTotal = pgTable(
  "corrected_total",
  {
    correctionId: integer("correction_id")
      .notNull()
      .references(() => correction.id),
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournament.id),
    /** How many entries have another total. */
    entries: integer("entries").notNull(),
    /** Some of them, as an example. */
    totals: jsonb("totals").$type<readonly MovedTotal[]>().notNull(),
  },
  (table) => [
    primaryKey({ name: "corrected_total_once", columns: [table.correctionId, table.tournamentId] }),
  ],
);

/** An entry's total before and after a settlement. */
export interface MovedTotal {
  readonly entryId: number;
  readonly before: number;
  readonly after: number;
}
