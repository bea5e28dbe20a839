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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { roundStates } from "#game/fantasy/round-state.ts";
import { user } from "#server/account/table.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";
import { club, league } from "#server/football/table.ts";

/** One real league in one season (docs/rules.md#fantasy-league). */
export const fantasyLeague = pgTable(
  "fantasy_league",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    leagueId: text("league_id")
      .notNull()
      .references(() => league.id),
    /** The year in which the season starts. */
    season: smallint("season").notNull(),
    name: text("name").notNull(),
  },
  (table) => [unique("fantasy_league_one_per_season").on(table.leagueId, table.season)],
);

/** A gameweek. The job writes down what it is made of, so a request reads one row. */
export const fantasyRound = pgTable(
  "fantasy_round",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    leagueId: integer("league_id")
      .notNull()
      .references(() => fantasyLeague.id),
    round: smallint("round").notNull(),
    /** The deadline that users see. */
    deadline: instant("deadline").notNull(),
    state: text("state", { enum: roundStates }).notNull(),
    /** When the round becomes final, by its fixtures now. */
    finalAt: instant("final_at").notNull(),
    fixtureIds: integer("fixture_ids").array().notNull(),
    /** How many fixtures each club has in it, by the club's id. */
    fixtureCounts: jsonb("fixture_counts").$type<Readonly<Record<string, number>>>().notNull(),
    /** When its squads were locked; null: not yet. */
    lockedAt: instant("locked_at"),
    /**
     * The settlements that readers see: the tables of the round, of the month (UTC) in which its deadline lies, and of the
     * season, the latter two as they were after this round. Set in the transaction that attached them.
     */
    settlementId: integer("settlement_id"),
    monthSettlementId: integer("month_settlement_id"),
    seasonSettlementId: integer("season_settlement_id"),
    /** Squads that were counted, and the average of their points, rounded; null: not counted yet. */
    squads: integer("squads").notNull().default(0),
    average: smallint("average"),
    /** Of what was counted last; null: it has to be counted again. */
    inputHash: text("input_hash"),
    /** The `inputHash` of the round before, to whose sums its own were added; empty for the first. */
    summedOn: text("summed_on"),
    /** What was counted, kept once the round is final: later corrections change it only where an admin says so. */
    frozen: jsonb("frozen").$type<readonly FrozenPerformance[]>(),
  },
  (table) => [
    unique("fantasy_round_once").on(table.leagueId, table.round),
    // Serves every request: the round whose deadline comes next.
    index("fantasy_round_deadline_idx").on(table.leagueId, table.deadline),
    check("fantasy_round_state_known", isOneOf(table.state, roundStates)),
  ],
);

/** A performance as a final round has counted it; figures that are not known are left out. */
export interface FrozenPerformance {
  readonly fixtureId: number;
  readonly playerId: number;
  readonly kickOff: number;
  readonly title: string;
  readonly figures: Readonly<Record<string, number>>;
}

/**
 * A user's nine cards in a league as they go into the coming round: executed for it, or carried over from the last.
 * Starters first, then the bench in its order.
 */
export const fantasySquad = pgTable(
  "fantasy_squad",
  {
    leagueId: integer("league_id")
      .notNull()
      .references(() => fantasyLeague.id),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    joinedAt: instant("joined_at").notNull(),
    /** When the squad was chosen for the coming round; null: it carries over. */
    executedAt: instant("executed_at"),
    /** The deadline of the round that was locked last; null: none was. */
    lockedUntil: instant("locked_until"),
    lockedRoundId: integer("locked_round_id").references(() => fantasyRound.id),
    cardIds: integer("card_ids").array().notNull(),
    pickCodes: integer("pick_codes").array().notNull(),
    captainId: integer("captain_id").notNull(),
    viceCaptainId: integer("vice_captain_id").notNull(),
    chipCardIds: integer("chip_card_ids").array().notNull(),
    /** The players locked before who could no longer be fielded when the squad was executed. */
    goneIds: integer("gone_ids").array().notNull(),
    /** Free transfers at the beginning of the coming round, and what is left of them. */
    bank: smallint("bank").notNull(),
    bankAfter: smallint("bank_after").notNull(),
    /** What the transfers for the coming round come to. */
    transfers: smallint("transfers").notNull(),
    paid: smallint("paid").notNull(),
    cost: smallint("cost").notNull(),
  },
  (table) => [
    primaryKey({ name: "fantasy_squad_once", columns: [table.leagueId, table.userId] }),
    index("fantasy_squad_user_id_idx").on(table.userId),
    check(
      "fantasy_squad_nine",
      sql`cardinality(${table.cardIds}) = 9 and cardinality(${table.pickCodes}) = 9`,
    ),
    check(
      "fantasy_squad_bank",
      sql`${table.bank} between 0 and 5 and ${table.bankAfter} between 0 and ${table.bank}`,
    ),
    check("fantasy_squad_two_captains", sql`${table.captainId} <> ${table.viceCaptainId}`),
  ],
);

/** A squad as it was at a round's deadline. Only a merge of players changes them. */
export const fantasyLockedSquad = pgTable(
  "fantasy_locked_squad",
  {
    roundId: integer("round_id")
      .notNull()
      .references(() => fantasyRound.id),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    cardIds: integer("card_ids").array().notNull(),
    pickCodes: integer("pick_codes").array().notNull(),
    captainId: integer("captain_id").notNull(),
    viceCaptainId: integer("vice_captain_id").notNull(),
    chipCardIds: integer("chip_card_ids").array().notNull(),
    /** Those that counted: neither forced nor under a wildcard. */
    transfers: smallint("transfers").notNull(),
    paid: smallint("paid").notNull(),
    cost: smallint("cost").notNull(),
  },
  (table) => [
    primaryKey({ name: "fantasy_locked_squad_once", columns: [table.roundId, table.userId] }),
    index("fantasy_locked_squad_user_id_idx").on(table.userId),
    // Serves the news of a player: who has them in a squad.
    index("fantasy_locked_squad_pick_codes_idx").using("gin", table.pickCodes),
  ],
);

/**
 * That a user has played the wildcard of a season. Its round isn't stored: it's the one whose deadline comes next after
 * `playedAt`, by the rounds as they are now, so the wildcard moves with the squad when a round is put off or moved in.
 */
export const fantasyWildcard = pgTable(
  "fantasy_wildcard",
  {
    leagueId: integer("league_id")
      .notNull()
      .references(() => fantasyLeague.id),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    playedAt: instant("played_at").notNull(),
  },
  (table) => [
    primaryKey({ name: "fantasy_wildcard_once_per_season", columns: [table.leagueId, table.userId] }),
  ],
);

/** A chip that a locked squad carried. */
export const fantasyChipUse = pgTable(
  "fantasy_chip_use",
  {
    leagueId: integer("league_id")
      .notNull()
      .references(() => fantasyLeague.id),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    round: smallint("round").notNull(),
    cardId: integer("card_id").notNull(),
    /** The club of the card's player at the deadline, whose fixtures decide if the chip comes back; null: none. */
    clubId: integer("club_id").references(() => club.id),
    /** Which of the season's four it is. */
    number: smallint("number").notNull(),
    /** Whether it came back, because the card's club had no fixture in the round. */
    isReturned: boolean("is_returned").notNull(),
  },
  (table) => [
    primaryKey({
      name: "fantasy_chip_use_once",
      columns: [table.leagueId, table.userId, table.round, table.cardId],
    }),
    uniqueIndex("fantasy_chip_once_per_card")
      .on(table.leagueId, table.userId, table.cardId)
      .where(sql`not ${table.isReturned}`),
    uniqueIndex("fantasy_chip_number_once")
      .on(table.leagueId, table.userId, table.number)
      .where(sql`not ${table.isReturned}`),
    check(
      "fantasy_chip_four_a_season",
      sql`${table.isReturned} or ${table.number} between 1 and ${sql.raw(String(CHIP_USES_PER_SEASON))}`,
    ),
  ],
);

/**
 * What a user's transfers for a round came to. However often a squad is changed before the deadline, one row; it moves
 * with the squad if another round than expected comes next.
 */
export const fantasyTransfer = pgTable(
  "fantasy_transfer",
  {
    leagueId: integer("league_id")
      .notNull()
      .references(() => fantasyLeague.id),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    round: smallint("round").notNull(),
    at: instant("at").notNull(),
    playersIn: jsonb("players_in").$type<readonly string[]>().notNull(),
    playersOut: jsonb("players_out").$type<readonly string[]>().notNull(),
    wildcardUsed: boolean("wildcard_used").notNull(),
    cost: smallint("cost").notNull(),
  },
  (table) => [
    primaryKey({
      name: "fantasy_transfer_once_per_round",
      columns: [table.leagueId, table.userId, table.round],
    }),
  ],
);
