import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { user } from "#server/account/table.ts";
import { instant } from "#server/platform/db/columns.ts";

/** A private league: a table of its own among managers who know its code. */
export const miniLeague = pgTable(
  "mini_league",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    ownerId: text("owner_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Anyone who has it may join. */
    inviteCode: text("invite_code").notNull(),
    /** How many managers are in it, the owner too: counted here to make the limit a constraint. */
    size: integer("size").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    unique("mini_league_invite_code_once").on(table.inviteCode),
    index("mini_league_owner_id_idx").on(table.ownerId),
    // The rule's limit is LEAGUE_SIZE_MAX.
    check("mini_league_size_range", sql`${table.size} between 0 and 100`),
    check("mini_league_name_length", sql`char_length(${table.name}) between 3 and 40`),
  ],
);

/** The members of a league. A removed member's row stays, so the code doesn't let them in again. */
export const miniLeagueMember = pgTable(
  "mini_league_member",
  {
    leagueId: integer("league_id")
      .notNull()
      .references(() => miniLeague.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
    /** When the owner removed them; null: they're in. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    primaryKey({ name: "mini_league_member_once", columns: [table.leagueId, table.userId] }),
    index("mini_league_member_user_id_idx").on(table.userId),
  ],
);

/**
 * The times in a league of members who left it, if the deadline of a fantasy round lies in them: rounds that had begun by
 * then stay as they were.
 */
export const miniLeagueStay = pgTable(
  "mini_league_stay",
  {
    leagueId: integer("league_id")
      .notNull()
      .references(() => miniLeague.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
    leftAt: instant("left_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "mini_league_stay_once", columns: [table.leagueId, table.userId, table.joinedAt] }),
    index("mini_league_stay_user_id_idx").on(table.userId),
  ],
);
