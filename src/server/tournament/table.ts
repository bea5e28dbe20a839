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
import { bytes, instant, isOneOf } from "#server/platform/db/columns.ts";
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
    /** Whether everybody who could enter was told that it has begun, or need not be told any more. */
    isStartTold: boolean("is_start_told").notNull().default(false),
    /** The settlement that readers see; set in the transaction that wrote its standings. */
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
    check("tournament_entry_formation_known", isOneOf(table.formation, fiveASideFormationNames)),
    check("tournament_entry_five_picks", sql`cardinality(${table.pickCodes}) = 5`),
  ],
);

/** One computation of a tournament's table. The input's hash tells whether there is anything new to settle. */
export const settlement = pgTable(
  "settlement",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    tournamentId: integer("tournament_id")
      .notNull()
      .references(() => tournament.id),
    inputHash: text("input_hash").notNull(),
    isFinal: boolean("is_final").notNull(),
    settledAt: instant("settled_at").notNull(),
    /** How many entries are in the table, and the latest of them: whoever counts begins behind it. */
    entries: integer("entries").notNull().default(0),
    lastEntryId: integer("last_entry_id").notNull().default(0),
    /** The table as it stood when the day (UTC) of `settledAt` began; null: there was none. */
    dayStartId: integer("day_start_id"),
  },
  (table) => [index("settlement_tournament_id_idx").on(table.tournamentId)],
);

/**
 * A settlement's table, packed: a row for each entry would take five times as long to write. None of the three has a
 * foreign key or is ever changed; they are written with their settlement and deleted with it. SQL reads them through the
 * functions standing_of and standing_lines and the view standing, which unpack them; the migration explains the packing.
 */
export const standingOrder = pgTable(
  "standing_order",
  {
    settlementId: integer("settlement_id").notNull(),
    block: integer("block").notNull(),
    /** The ids of the entries at the block's places, four bytes each. */
    entryIds: bytes("entry_ids").notNull(),
  },
  (table) => [primaryKey({ name: "standing_order_once", columns: [table.settlementId, table.block] })],
);

/** Where the entries of a settlement stand, by their ids. */
export const standingPlace = pgTable(
  "standing_place",
  {
    settlementId: integer("settlement_id").notNull(),
    block: integer("block").notNull(),
    /** The places of the block's entry ids, four bytes each; zero for an id that is not in the table. */
    places: bytes("places").notNull(),
  },
  (table) => [primaryKey({ name: "standing_place_once", columns: [table.settlementId, table.block] })],
);

/**
 * What the lines of a settlement's table show: runs of lines that are equal in all but the time of entry, sixty-four to a
 * row. The arrays have an element for each run.
 */
export const standingRunBlock = pgTable(
  "standing_run_block",
  {
    settlementId: integer("settlement_id").notNull(),
    firstPlace: integer("first_place").notNull(),
    lastPlace: integer("last_place").notNull(),
    /** Where each run begins; the next one begins behind its end. */
    firstPlaces: integer("first_places").array().notNull(),
    /** What each run's lines show, packed as `standingKey` does; the greatest half of the keys are below zero here. */
    keys: integer("keys").array().notNull(),
    /**
     * What put each run's first line behind the one above it, as its place in the tie-breaks from one; 0 at the top. Eight
     * more where all of the run share the position of its first line.
     */
    marks: smallint("marks").array().notNull(),
  },
  (table) => [
    primaryKey({ name: "standing_run_block_once", columns: [table.settlementId, table.firstPlace] }),
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
