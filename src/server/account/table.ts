import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { STARTING_POINTS } from "#game/match/elo.ts";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { instant, isOneOf } from "#server/platform/db/columns.ts";
import type { Expiring } from "#server/platform/expiry/purge-expired.ts";

/** A person with an account. better-auth's columns have its names; the rest is ours. */
export const user = pgTable(
  "user",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    image: text("image"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    username: text("username"),
    /** When the first username was chosen, and when it last changed after the correction period. */
    usernameChosenAt: instant("username_chosen_at"),
    usernameChangedAt: instant("username_changed_at"),
    /** The chosen language, in which Panna writes to them; null: unknown. */
    language: text("language", { enum: LANGUAGE_CODES }),
    /** The browser's time zone, an IANA name such as Europe/Madrid; null: unknown, treated as UTC. */
    timeZone: text("time_zone"),
    isAdmin: boolean("is_admin").notNull().default(false),
    /** The unguessable name in the addresses of the uploaded picture; `image` is then its address. */
    avatarKey: text("avatar_key"),
    /** No sign-in until then; a ban without an end has FOREVER. */
    bannedUntil: instant("banned_until"),
    banReason: text("ban_reason"),
    /** When its user deleted the account: what others' tables and matches need of it stays, without a name. */
    deletedAt: instant("deleted_at"),
    /** When the job last began to erase a deleted account; null: never. */
    eraseTriedAt: instant("erase_tried_at"),
    /** When everything else of a deleted account was gone. */
    erasedAt: instant("erased_at"),
    totalMatches: integer("total_matches").notNull().default(0),
    totalWins: integer("total_wins").notNull().default(0),
    totalLosses: integer("total_losses").notNull().default(0),
    totalDraws: integer("total_draws").notNull().default(0),
    /** Match-game points (docs/rules.md#ranked-matches: Elo from 1000, floor 0). */
    points: integer("points").notNull().default(STARTING_POINTS),
    /** The searchable form of the username; null without one, and then no search finds the user. */
    searchText: text("search_text").generatedAlwaysAs(sql`search_form(username)`),
  },
  (table) => [
    uniqueIndex("user_email_key").on(table.email),
    uniqueIndex("user_username_key").on(table.username),
    uniqueIndex("user_avatar_key").on(table.avatarKey),
    // Serves the job that erases deleted accounts: few rows, and soon none.
    index("user_to_erase_idx")
      .on(table.deletedAt)
      .where(sql`deleted_at is not null and erased_at is null`),
    // Serves the query for an admin.
    index("user_admin_idx")
      .on(table.id)
      .where(sql`is_admin`),
    // Serves the query for the time zones in use.
    index("user_time_zone_idx")
      .on(table.timeZone)
      .where(sql`time_zone is not null`),
    // Serves the search for opponents with similar points.
    index("user_points_idx").on(table.points, table.id),
    // Serves the search for names by prefix.
    index("user_search_text_idx").on(table.searchText.op("text_pattern_ops")),
    // Serves the search for similar names.
    index("user_search_trigrams_idx").using("gin", sql`${table.searchText} gin_trgm_ops`),
    check("user_username_form", sql`${table.username} ~ '^[a-z0-9_]{3,20}$'`),
    check("user_language_known", isOneOf(table.language, LANGUAGE_CODES)),
    check("user_deleted_is_nameless", sql`${table.deletedAt} is null or ${table.username} is null`),
    check("user_points_floor", sql`${table.points} >= 0`),
    check(
      "user_record_adds_up",
      sql`${table.totalMatches} = ${table.totalWins} + ${table.totalLosses} + ${table.totalDraws}`,
    ),
  ],
);

export const session = pgTable(
  "session",
  {
    id: text("id").primaryKey(),
    token: text("token").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("session_token_key").on(table.token),
    index("session_user_id_idx").on(table.userId),
    // Serves the removal of expired ones.
    index("session_expires_at_idx").on(table.expiresAt),
  ],
);

/** A way to sign in to a user's account: a password, or an identity at an OIDC provider. */
export const account = pgTable(
  "account",
  {
    id: text("id").primaryKey(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Columns of better-auth's for the provider's tokens and their ends: always null (withoutTokens). */
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: instant("access_token_expires_at"),
    refreshTokenExpiresAt: instant("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("account_user_id_idx").on(table.userId),
    uniqueIndex("account_provider_key").on(table.providerId, table.accountId),
  ],
);

export const verification = pgTable(
  "verification",
  {
    id: text("id").primaryKey(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: instant("expires_at").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("verification_identifier_idx").on(table.identifier),
    // Serves the removal of expired ones.
    index("verification_expires_at_idx").on(table.expiresAt),
  ],
);

/** A WebAuthn credential of a user (better-auth's columns). */
export const passkey = pgTable(
  "passkey",
  {
    id: text("id").primaryKey(),
    name: text("name"),
    publicKey: text("public_key").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    credentialID: text("credential_id").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    deviceType: text("device_type").notNull(),
    backedUp: boolean("backed_up").notNull(),
    transports: text("transports"),
    createdAt: instant("created_at").notNull().defaultNow(),
    aaguid: text("aaguid"),
  },
  (table) => [
    index("passkey_user_id_idx").on(table.userId),
    uniqueIndex("passkey_credential_key").on(table.credentialID),
  ],
);

/** Who became admin as the first account. One row at most: the key has one possible value. */
export const firstAdmin = pgTable(
  "first_admin",
  {
    isTaken: boolean("is_taken").primaryKey().default(true),
    userId: text("user_id").notNull(),
  },
  (table) => [check("first_admin_only_one", sql`${table.isTaken}`)],
);

/** A username that a user gave up: for a while no other user can have it. */
export const formerUsername = pgTable(
  "former_username",
  {
    username: text("username").primaryKey(),
    /** Null: the account is gone. */
    userId: text("user_id").references(() => user.id, { onDelete: "set null" }),
    /** From then on any user can have it. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("former_username_user_id_idx").on(table.userId),
    // Serves the removal of those that are free again.
    index("former_username_expires_at_idx").on(table.expiresAt),
  ],
);

/**
 * Wrong or pending passwords per email address, over all instances, and attempts per network within a minute. It stores
 * neither the address, whether it has an account or not, nor the network.
 */
export const passwordGuess = pgTable(
  "password_guess",
  {
    /** The address's or the network's HMAC with the installation's secret. */
    addressKey: text("address_key").primaryKey(),
    guesses: integer("guesses").notNull(),
    /** Further tries are refused until then. */
    pausedUntil: instant("paused_until").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  // Serves the removal of forgotten ones.
  (table) => [index("password_guess_expires_at_idx").on(table.expiresAt)],
);

/**
 * Expired sessions with their push subscriptions, unfinished sign-ins, tried passwords, and former usernames that are
 * free again.
 */
export const expiringAccounts: readonly Expiring[] = [
  { table: session, column: session.expiresAt, time: "real", keptMs: 0 },
  { table: verification, column: verification.expiresAt, time: "real", keptMs: 0 },
  { table: passwordGuess, column: passwordGuess.expiresAt, time: "real", keptMs: 0 },
  { table: formerUsername, column: formerUsername.expiresAt, time: "real", keptMs: 0 },
];
