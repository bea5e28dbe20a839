import { sql } from "drizzle-orm";
import { bigint, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { user } from "#server/account/table.ts";
import { card } from "#server/card/table.ts";
import { match } from "#server/match/table.ts";
import { instant } from "#server/platform/db/columns.ts";
import { team } from "#server/team/table.ts";
import { tournament } from "#server/tournament/table.ts";

/** A link by which everybody sees one thing of a user's. To withdraw it is to delete the row. */
export const share = pgTable(
  "share",
  {
    /** Unguessable; it names nothing. */
    token: text("token").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    cardId: integer("card_id").references(() => card.id, { onDelete: "cascade" }),
    teamId: integer("team_id").references(() => team.id, { onDelete: "cascade" }),
    matchId: bigint("match_id", { mode: "number" }).references(() => match.id, { onDelete: "cascade" }),
    tournamentId: integer("tournament_id").references(() => tournament.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("share_user_id_idx").on(table.userId, table.createdAt),
    // The thing comes first: each also serves the deletion of what it names.
    unique("share_card_once").on(table.cardId, table.userId),
    unique("share_team_once").on(table.teamId, table.userId),
    unique("share_match_once").on(table.matchId, table.userId),
    unique("share_month_once").on(table.tournamentId, table.userId),
    check(
      "share_one_thing",
      sql`num_nonnulls(${table.cardId}, ${table.teamId}, ${table.matchId}, ${table.tournamentId}) = 1`,
    ),
  ],
);
