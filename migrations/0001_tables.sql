CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "first_admin" (
	"is_taken" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "first_admin_only_one" CHECK ("first_admin"."is_taken")
);
--> statement-breakpoint
CREATE TABLE "former_username" (
	"username" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_guess" (
	"address_key" text PRIMARY KEY NOT NULL,
	"guesses" integer NOT NULL,
	"paused_until" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"first_name" text,
	"last_name" text,
	"username" text,
	"username_chosen_at" timestamp with time zone,
	"username_changed_at" timestamp with time zone,
	"is_admin" boolean DEFAULT false NOT NULL,
	"total_matches" integer DEFAULT 0 NOT NULL,
	"total_wins" integer DEFAULT 0 NOT NULL,
	"total_losses" integer DEFAULT 0 NOT NULL,
	"total_draws" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 1000 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (search_form(username)) STORED,
	CONSTRAINT "user_username_form" CHECK ("user"."username" ~ '^[a-z0-9_]{3,20}$'),
	CONSTRAINT "user_points_floor" CHECK ("user"."points" >= 0),
	CONSTRAINT "user_record_adds_up" CHECK ("user"."total_matches" = "user"."total_wins" + "user"."total_losses" + "user"."total_draws")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "base_set" (
	"user_id" text PRIMARY KEY NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"player_id" integer,
	"player_name" text NOT NULL,
	"position" text NOT NULL,
	"club" text NOT NULL,
	"image_url" text,
	"overall" smallint NOT NULL,
	"rarity" text NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"verification_code" text,
	"created_at" timestamp with time zone NOT NULL,
	"photo_hash" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"rejection_reason" text,
	CONSTRAINT "card_position_known" CHECK ("card"."position" in ('goalkeeper', 'defender', 'midfielder', 'forward')),
	CONSTRAINT "card_rarity_known" CHECK ("card"."rarity" in ('common', 'rare', 'epic', 'legendary')),
	CONSTRAINT "card_status_known" CHECK ("card"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "card_origin_known" CHECK ("card"."origin" in ('base', 'photo')),
	CONSTRAINT "card_overall_range" CHECK ("card"."overall" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "card_evidence" (
	"card_id" integer PRIMARY KEY NOT NULL,
	"risk" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"code_seen_as" text,
	"text_read" text NOT NULL,
	"name_likeness" real,
	"players" jsonb NOT NULL,
	"lookalikes" jsonb NOT NULL,
	"gathered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_evidence_risk_range" CHECK ("card_evidence"."risk" between 0 and 100),
	CONSTRAINT "card_evidence_code_seen_as_known" CHECK ("card_evidence"."code_seen_as" in ('qr', 'text'))
);
--> statement-breakpoint
CREATE TABLE "card_photo" (
	"card_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"taken_at" timestamp with time zone,
	"claim" jsonb NOT NULL,
	"evidence_attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "card_photo_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "photo_print" (
	"card_id" integer NOT NULL,
	"part" text NOT NULL,
	"hash" bit(256) NOT NULL,
	"miniature" "bytea" NOT NULL,
	CONSTRAINT "photo_print_once" PRIMARY KEY("card_id","part"),
	CONSTRAINT "photo_print_part_known" CHECK ("photo_print"."part" in ('photo', 'card'))
);
--> statement-breakpoint
CREATE TABLE "fantasy_correction" (
	"correction_id" integer NOT NULL,
	"round_id" integer NOT NULL,
	"outcome" text NOT NULL,
	"squads" integer,
	"totals" jsonb NOT NULL,
	"decided_by" text,
	"note" text,
	CONSTRAINT "fantasy_correction_once" PRIMARY KEY("correction_id","round_id"),
	CONSTRAINT "fantasy_correction_outcome_known" CHECK ("fantasy_correction"."outcome" in ('counted', 'held', 'allowed'))
);
--> statement-breakpoint
CREATE TABLE "fantasy_ownership" (
	"round_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"squads" integer NOT NULL,
	CONSTRAINT "fantasy_ownership_once" PRIMARY KEY("round_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_chip_use" (
	"league_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"round" smallint NOT NULL,
	"card_id" integer NOT NULL,
	"number" smallint NOT NULL,
	"is_returned" boolean NOT NULL,
	CONSTRAINT "fantasy_chip_use_once" PRIMARY KEY("league_id","user_id","round","card_id"),
	CONSTRAINT "fantasy_chip_four_a_season" CHECK ("fantasy_chip_use"."is_returned" or "fantasy_chip_use"."number" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "fantasy_league" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fantasy_league_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league_id" text NOT NULL,
	"season" smallint NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "fantasy_league_one_per_season" UNIQUE("league_id","season")
);
--> statement-breakpoint
CREATE TABLE "fantasy_locked_squad" (
	"round_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"card_ids" integer[] NOT NULL,
	"pick_codes" integer[] NOT NULL,
	"captain_id" integer NOT NULL,
	"vice_captain_id" integer NOT NULL,
	"chip_card_ids" integer[] NOT NULL,
	"transfers" smallint NOT NULL,
	"paid" smallint NOT NULL,
	"cost" smallint NOT NULL,
	CONSTRAINT "fantasy_locked_squad_once" PRIMARY KEY("round_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_round" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fantasy_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league_id" integer NOT NULL,
	"round" smallint NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"final_at" timestamp with time zone NOT NULL,
	"fixture_ids" integer[] NOT NULL,
	"fixture_counts" jsonb NOT NULL,
	"locked_at" timestamp with time zone,
	"settlement_id" integer,
	"month_settlement_id" integer,
	"season_settlement_id" integer,
	"squads" integer DEFAULT 0 NOT NULL,
	"average" smallint,
	"input_hash" text,
	"summed_on" text,
	"frozen" jsonb,
	CONSTRAINT "fantasy_round_once" UNIQUE("league_id","round"),
	CONSTRAINT "fantasy_round_state_known" CHECK ("fantasy_round"."state" in ('upcoming', 'live', 'provisional', 'final'))
);
--> statement-breakpoint
CREATE TABLE "fantasy_squad" (
	"league_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"executed_at" timestamp with time zone,
	"locked_until" timestamp with time zone,
	"locked_round_id" integer,
	"card_ids" integer[] NOT NULL,
	"pick_codes" integer[] NOT NULL,
	"captain_id" integer NOT NULL,
	"vice_captain_id" integer NOT NULL,
	"chip_card_ids" integer[] NOT NULL,
	"gone_ids" integer[] NOT NULL,
	"bank" smallint NOT NULL,
	"bank_after" smallint NOT NULL,
	"transfers" smallint NOT NULL,
	"paid" smallint NOT NULL,
	"cost" smallint NOT NULL,
	CONSTRAINT "fantasy_squad_once" PRIMARY KEY("league_id","user_id"),
	CONSTRAINT "fantasy_squad_nine" CHECK (cardinality("fantasy_squad"."card_ids") = 9 and cardinality("fantasy_squad"."pick_codes") = 9),
	CONSTRAINT "fantasy_squad_bank" CHECK ("fantasy_squad"."bank" between 0 and 5 and "fantasy_squad"."bank_after" between 0 and "fantasy_squad"."bank"),
	CONSTRAINT "fantasy_squad_two_captains" CHECK ("fantasy_squad"."captain_id" <> "fantasy_squad"."vice_captain_id")
);
--> statement-breakpoint
CREATE TABLE "fantasy_transfer" (
	"league_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"round" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"players_in" jsonb NOT NULL,
	"players_out" jsonb NOT NULL,
	"wildcard_used" boolean NOT NULL,
	"cost" smallint NOT NULL,
	CONSTRAINT "fantasy_transfer_once_per_round" PRIMARY KEY("league_id","user_id","round")
);
--> statement-breakpoint
CREATE TABLE "fantasy_wildcard" (
	"league_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"round" smallint NOT NULL,
	"played_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fantasy_wildcard_once_per_season" PRIMARY KEY("league_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "club" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "club_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league_id" text NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"code" text NOT NULL,
	"primary_colour" text NOT NULL,
	"secondary_colour" text NOT NULL,
	"logo_url" text,
	CONSTRAINT "club_provider_key" UNIQUE("provider","key")
);
--> statement-breakpoint
CREATE TABLE "club_key" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"club_id" integer NOT NULL,
	CONSTRAINT "club_key_once" PRIMARY KEY("provider","key")
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fixture_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"points_before" smallint NOT NULL,
	"points_after" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fixture" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fixture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"league_id" text NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"season" smallint NOT NULL,
	"round" smallint NOT NULL,
	"home_club_id" integer NOT NULL,
	"away_club_id" integer NOT NULL,
	"kick_off" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"elapsed" smallint,
	"home_goals" smallint,
	"away_goals" smallint,
	"events" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"details_hash" text,
	"is_final" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fixture_provider_key" UNIQUE("provider","key")
);
--> statement-breakpoint
CREATE TABLE "football_ask" (
	"provider" text NOT NULL,
	"what" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "football_ask_once" PRIMARY KEY("provider","what")
);
--> statement-breakpoint
CREATE TABLE "football_feed" (
	"provider" text PRIMARY KEY NOT NULL,
	"current_at" timestamp with time zone,
	"trouble" text,
	"trouble_kind" text,
	"trouble_since" timestamp with time zone,
	"trouble_about" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"stopped_for" text
);
--> statement-breakpoint
CREATE TABLE "football_term" (
	"since" timestamp with time zone PRIMARY KEY NOT NULL,
	"provider" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "league" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performance" (
	"fixture_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"minutes" smallint,
	"goals" smallint,
	"assists" smallint,
	"conceded" smallint,
	"saves" smallint,
	"penalties_saved" smallint,
	"penalties_missed" smallint,
	"yellow_cards" smallint,
	"red_cards" smallint,
	"own_goals" smallint,
	"defensive_contributions" smallint,
	"blocks" smallint,
	"interceptions" smallint,
	"tackles" smallint,
	"bps" smallint,
	"rating" real,
	"bonus" smallint,
	CONSTRAINT "performance_once" PRIMARY KEY("fixture_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "player" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"position" text NOT NULL,
	"overall" smallint NOT NULL,
	"photo_url" text,
	"code" text,
	"search_text" text GENERATED ALWAYS AS (' ' || regexp_replace(search_form(name || ' ' || short_name), '[^[:alnum:]]+', ' ', 'g')) STORED,
	CONSTRAINT "player_provider_key" UNIQUE("provider","key"),
	CONSTRAINT "player_position_known" CHECK ("player"."position" in ('goalkeeper', 'defender', 'midfielder', 'forward')),
	CONSTRAINT "player_overall_range" CHECK ("player"."overall" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "player_key" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"player_id" integer NOT NULL,
	CONSTRAINT "player_key_once" PRIMARY KEY("provider","key")
);
--> statement-breakpoint
CREATE TABLE "provider_request" (
	"provider" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recorded_fixture" (
	"key" text PRIMARY KEY NOT NULL,
	"league_id" text NOT NULL,
	"season" smallint NOT NULL,
	"kick_off" timestamp with time zone NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season" (
	"start_year" smallint PRIMARY KEY NOT NULL,
	"settlement_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ladder_count" (
	"period" text NOT NULL,
	"points" integer NOT NULL,
	"managers" integer NOT NULL,
	CONSTRAINT "ladder_count_once" PRIMARY KEY("period","points")
);
--> statement-breakpoint
CREATE TABLE "ladder_standing" (
	"period" text NOT NULL,
	"user_id" text NOT NULL,
	"points" integer NOT NULL,
	"wins" integer NOT NULL,
	"draws" integer NOT NULL,
	"losses" integer NOT NULL,
	CONSTRAINT "ladder_standing_one_per_user" PRIMARY KEY("period","user_id")
);
--> statement-breakpoint
CREATE TABLE "match" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "match_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"match_type" text NOT NULL,
	"engine_version" smallint NOT NULL,
	"seed" bigint NOT NULL,
	"home_user_id" text,
	"away_user_id" text,
	"is_against_house" boolean NOT NULL,
	"home_team_name" text NOT NULL,
	"away_team_name" text NOT NULL,
	"home_line_up" jsonb NOT NULL,
	"away_line_up" jsonb NOT NULL,
	"home_score" smallint NOT NULL,
	"away_score" smallint NOT NULL,
	"hash" text NOT NULL,
	"home_points_before" integer,
	"home_points_after" integer,
	"away_points_before" integer,
	"away_points_after" integer,
	"overall_gap" smallint NOT NULL,
	"home_number" integer NOT NULL,
	"ranked_day" date,
	"ranked_number" smallint,
	"rematch_from" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "match_number_once" UNIQUE("home_user_id","home_number"),
	CONSTRAINT "match_ranked_number_once" UNIQUE("home_user_id","ranked_day","ranked_number"),
	CONSTRAINT "match_type_known" CHECK ("match"."match_type" in ('ranked', 'quick')),
	CONSTRAINT "match_not_against_oneself" CHECK ("match"."home_user_id" <> "match"."away_user_id"),
	CONSTRAINT "match_ranked_per_day" CHECK ("match"."ranked_number" between 1 and 20),
	CONSTRAINT "match_ranked_is_whole" CHECK (num_nonnulls("match"."home_points_before", "match"."home_points_after", "match"."away_points_before", "match"."away_points_after",
        "match"."ranked_day", "match"."ranked_number", "match"."rematch_from") = case "match"."match_type" when 'ranked' then 7 else 0 end)
);
--> statement-breakpoint
CREATE TABLE "mini_league" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mini_league_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"invite_code" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mini_league_invite_code_once" UNIQUE("invite_code"),
	CONSTRAINT "mini_league_size_range" CHECK ("mini_league"."size" between 0 and 100),
	CONSTRAINT "mini_league_name_length" CHECK (char_length("mini_league"."name") between 3 and 40)
);
--> statement-breakpoint
CREATE TABLE "mini_league_member" (
	"league_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "mini_league_member_once" PRIMARY KEY("league_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_once" UNIQUE("user_id","kind","subject"),
	CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('card approved', 'card rejected', 'tournament started', 'tournament finished', 'mini-league joined'))
);
--> statement-breakpoint
CREATE TABLE "push_delivery" (
	"notification_id" bigint NOT NULL,
	"subscription_id" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_delivery_once" PRIMARY KEY("notification_id","subscription_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"session_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_subscription_one_per_browser" UNIQUE("endpoint"),
	CONSTRAINT "push_subscription_endpoint" CHECK ("push_subscription"."endpoint" ~ '^https?://' and length("push_subscription"."endpoint") <= 1000),
	CONSTRAINT "push_subscription_p256dh" CHECK ("push_subscription"."p256dh" ~ '^[A-Za-z0-9_-]{87}$'),
	CONSTRAINT "push_subscription_auth" CHECK ("push_subscription"."auth" ~ '^[A-Za-z0-9_-]{22}$')
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('card.approve', 'card.reject', 'card.undo', 'card.map', 'tournament.create', 'tournament.update', 'tournament.enter', 'fantasy.open', 'fantasy.execute', 'fantasy.wildcard', 'fantasy.correct'))
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_once" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "live_event_kind_known" CHECK ("live_event"."kind" in ('score', 'points', 'standings', 'fantasy', 'resync'))
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"scope" integer NOT NULL,
	"input_hash" text NOT NULL,
	"is_final" boolean DEFAULT false NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"lines" integer NOT NULL,
	"last_input_id" integer DEFAULT 0 NOT NULL,
	"day_start_id" integer
);
--> statement-breakpoint
CREATE TABLE "practice_gameweek" (
	"practice_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"round" smallint NOT NULL,
	"card_ids" integer[] NOT NULL,
	"pick_codes" integer[] NOT NULL,
	"captain_id" integer NOT NULL,
	"vice_captain_id" integer NOT NULL,
	"chip_card_ids" integer[] NOT NULL,
	"returned_card_ids" integer[] NOT NULL,
	"transfers" smallint NOT NULL,
	"cost" smallint NOT NULL,
	"total" smallint NOT NULL,
	"left_on_bench" smallint NOT NULL,
	"best" smallint NOT NULL,
	CONSTRAINT "practice_gameweek_once" PRIMARY KEY("practice_id","place"),
	CONSTRAINT "practice_gameweek_round_once" UNIQUE("practice_id","round"),
	CONSTRAINT "practice_gameweek_nine" CHECK (cardinality("practice_gameweek"."card_ids") = 9)
);
--> statement-breakpoint
CREATE TABLE "practice_season" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "practice_season_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"league_id" text NOT NULL,
	"season" smallint NOT NULL,
	"source" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"played" smallint DEFAULT 0 NOT NULL,
	"bank" smallint DEFAULT 0 NOT NULL,
	"wildcard_round" smallint,
	"card_ids" integer[],
	"pick_codes" integer[],
	"captain_id" integer,
	"vice_captain_id" integer,
	"chip_card_ids" integer[],
	"gone_ids" integer[],
	"cost" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "practice_season_one_per_user" UNIQUE("user_id"),
	CONSTRAINT "practice_season_source_known" CHECK ("practice_season"."source" in ('recorded', 'simulated')),
	CONSTRAINT "practice_season_bank" CHECK ("practice_season"."bank" between 0 and 5),
	CONSTRAINT "practice_season_nine" CHECK ("practice_season"."card_ids" is null or (cardinality("practice_season"."card_ids") = 9 and cardinality("practice_season"."pick_codes") = 9)),
	CONSTRAINT "practice_season_two_captains" CHECK ("practice_season"."captain_id" <> "practice_season"."vice_captain_id")
);
--> statement-breakpoint
CREATE TABLE "team" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"formation" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_formation_known" CHECK ("team"."formation" in ('2-1-1', '1-2-1', '1-1-2', '2-2')),
	CONSTRAINT "team_name_present" CHECK (length(btrim("team"."name")) > 0)
);
--> statement-breakpoint
CREATE TABLE "team_slot" (
	"team_id" integer NOT NULL,
	"position_index" smallint NOT NULL,
	"position" text NOT NULL,
	"card_id" integer NOT NULL,
	CONSTRAINT "team_slot_one_card" PRIMARY KEY("team_id","position","position_index"),
	CONSTRAINT "team_slot_card_once" UNIQUE("team_id","card_id"),
	CONSTRAINT "team_slot_position_known" CHECK ("team_slot"."position" in ('GK', 'LB', 'CB', 'RB', 'LWB', 'RWB', 'CDM', 'CM', 'CAM', 'LM', 'RM', 'LW', 'RW', 'ST')),
	CONSTRAINT "team_slot_index_range" CHECK ("team_slot"."position_index" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "corrected_total" (
	"correction_id" integer NOT NULL,
	"tournament_id" integer NOT NULL,
	"entries" integer NOT NULL,
	"totals" jsonb NOT NULL,
	CONSTRAINT "corrected_total_once" PRIMARY KEY("correction_id","tournament_id")
);
--> statement-breakpoint
CREATE TABLE "pick_share" (
	"settlement_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "pick_share_once" PRIMARY KEY("settlement_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"is_start_told" boolean DEFAULT false NOT NULL,
	"settlement_id" integer,
	CONSTRAINT "tournament_one_per_month" UNIQUE("month"),
	CONSTRAINT "tournament_status_known" CHECK ("tournament"."status" in ('upcoming', 'active', 'finished'))
);
--> statement-breakpoint
CREATE TABLE "tournament_day" (
	"tournament_id" integer NOT NULL,
	"day" text NOT NULL,
	"lowest" smallint NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "tournament_day_once" PRIMARY KEY("tournament_id","day")
);
--> statement-breakpoint
CREATE TABLE "tournament_entry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"team_name" text NOT NULL,
	"formation" text NOT NULL,
	"picks" jsonb NOT NULL,
	"pick_codes" integer[] NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tournament_entry_one_per_user" UNIQUE("tournament_id","user_id"),
	CONSTRAINT "tournament_entry_formation_known" CHECK ("tournament_entry"."formation" in ('2-1-1', '1-2-1', '1-1-2', '2-2')),
	CONSTRAINT "tournament_entry_five_picks" CHECK (cardinality("tournament_entry"."pick_codes") = 5)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_username" ADD CONSTRAINT "former_username_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_set" ADD CONSTRAINT "base_set_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_evidence" ADD CONSTRAINT "card_evidence_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_photo" ADD CONSTRAINT "card_photo_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_print" ADD CONSTRAINT "photo_print_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_correction" ADD CONSTRAINT "fantasy_correction_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_correction" ADD CONSTRAINT "fantasy_correction_round_id_fantasy_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_correction" ADD CONSTRAINT "fantasy_correction_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_ownership" ADD CONSTRAINT "fantasy_ownership_round_id_fantasy_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_chip_use" ADD CONSTRAINT "fantasy_chip_use_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_chip_use" ADD CONSTRAINT "fantasy_chip_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_league" ADD CONSTRAINT "fantasy_league_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_locked_squad" ADD CONSTRAINT "fantasy_locked_squad_round_id_fantasy_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_locked_squad" ADD CONSTRAINT "fantasy_locked_squad_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD CONSTRAINT "fantasy_round_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_locked_round_id_fantasy_round_id_fk" FOREIGN KEY ("locked_round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_transfer" ADD CONSTRAINT "fantasy_transfer_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_transfer" ADD CONSTRAINT "fantasy_transfer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_wildcard" ADD CONSTRAINT "fantasy_wildcard_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_wildcard" ADD CONSTRAINT "fantasy_wildcard_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_key" ADD CONSTRAINT "club_key_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture" ADD CONSTRAINT "fixture_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture" ADD CONSTRAINT "fixture_home_club_id_club_id_fk" FOREIGN KEY ("home_club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture" ADD CONSTRAINT "fixture_away_club_id_club_id_fk" FOREIGN KEY ("away_club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance" ADD CONSTRAINT "performance_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance" ADD CONSTRAINT "performance_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_key" ADD CONSTRAINT "player_key_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ladder_standing" ADD CONSTRAINT "ladder_standing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_home_user_id_user_id_fk" FOREIGN KEY ("home_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_away_user_id_user_id_fk" FOREIGN KEY ("away_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_league" ADD CONSTRAINT "mini_league_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_league_member" ADD CONSTRAINT "mini_league_member_league_id_mini_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."mini_league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_league_member" ADD CONSTRAINT "mini_league_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_notification_id_notification_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notification"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_delivery" ADD CONSTRAINT "push_delivery_subscription_id_push_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."push_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_gameweek" ADD CONSTRAINT "practice_gameweek_practice_id_practice_season_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practice_season"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_season" ADD CONSTRAINT "practice_season_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_season" ADD CONSTRAINT "practice_season_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_slot" ADD CONSTRAINT "team_slot_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_slot" ADD CONSTRAINT "team_slot_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrected_total" ADD CONSTRAINT "corrected_total_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrected_total" ADD CONSTRAINT "corrected_total_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_share" ADD CONSTRAINT "pick_share_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_day" ADD CONSTRAINT "tournament_day_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_idx" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_key" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "former_username_user_id_idx" ON "former_username" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "former_username_expires_at_idx" ON "former_username" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_guess_expires_at_idx" ON "password_guess" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_key" ON "session" USING btree ("token");--> statement-breakpoint
CREATE INDEX "session_user_id_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires_at_idx" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_key" ON "user" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "user_username_key" ON "user" USING btree ("username");--> statement-breakpoint
CREATE INDEX "user_admin_idx" ON "user" USING btree ("id") WHERE is_admin;--> statement-breakpoint
CREATE INDEX "user_points_idx" ON "user" USING btree ("points","id");--> statement-breakpoint
CREATE INDEX "user_search_text_idx" ON "user" USING btree ("search_text" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_expires_at_idx" ON "verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "card_user_id_idx" ON "card" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "card_pending_idx" ON "card" USING btree ("user_id","id") WHERE "card"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "card_photo_once_per_user" ON "card" USING btree ("user_id","photo_hash") WHERE "card"."status" <> 'rejected';--> statement-breakpoint
CREATE INDEX "card_player_id_idx" ON "card" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "card_unlinked_idx" ON "card" USING btree ("id") WHERE "card"."status" = 'approved' and "card"."player_id" is null;--> statement-breakpoint
CREATE INDEX "fantasy_correction_round_id_idx" ON "fantasy_correction" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "fantasy_correction_decided_by_idx" ON "fantasy_correction" USING btree ("decided_by");--> statement-breakpoint
CREATE UNIQUE INDEX "fantasy_chip_once_per_card" ON "fantasy_chip_use" USING btree ("league_id","user_id","card_id") WHERE not "fantasy_chip_use"."is_returned";--> statement-breakpoint
CREATE UNIQUE INDEX "fantasy_chip_number_once" ON "fantasy_chip_use" USING btree ("league_id","user_id","number") WHERE not "fantasy_chip_use"."is_returned";--> statement-breakpoint
CREATE INDEX "fantasy_locked_squad_user_id_idx" ON "fantasy_locked_squad" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fantasy_round_deadline_idx" ON "fantasy_round" USING btree ("league_id","deadline");--> statement-breakpoint
CREATE INDEX "fantasy_squad_user_id_idx" ON "fantasy_squad" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "correction_fixture_id_idx" ON "correction" USING btree ("fixture_id","id");--> statement-breakpoint
CREATE INDEX "fixture_kick_off_idx" ON "fixture" USING btree ("kick_off");--> statement-breakpoint
CREATE INDEX "fixture_round_idx" ON "fixture" USING btree ("league_id","season","round");--> statement-breakpoint
CREATE INDEX "performance_player_id_idx" ON "performance" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_club_id_idx" ON "player" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "player_code_idx" ON "player" USING btree ("code");--> statement-breakpoint
CREATE INDEX "player_search_text_idx" ON "player" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "provider_request_at_idx" ON "provider_request" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "recorded_fixture_kick_off_idx" ON "recorded_fixture" USING btree ("kick_off");--> statement-breakpoint
CREATE INDEX "ladder_standing_order_idx" ON "ladder_standing" USING btree ("period","points" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "match_home_idx" ON "match" USING btree ("home_user_id","id");--> statement-breakpoint
CREATE INDEX "match_away_idx" ON "match" USING btree ("away_user_id","id");--> statement-breakpoint
CREATE INDEX "match_ranked_idx" ON "match" USING btree ("id","overall_gap","home_points_before","away_points_before","home_score","away_score") WHERE "match"."match_type" = 'ranked';--> statement-breakpoint
CREATE INDEX "match_home_rematch_idx" ON "match" USING btree ("home_user_id","rematch_from") WHERE "match"."rematch_from" is not null;--> statement-breakpoint
CREATE INDEX "match_away_rematch_idx" ON "match" USING btree ("away_user_id","rematch_from") WHERE "match"."rematch_from" is not null;--> statement-breakpoint
CREATE INDEX "mini_league_owner_id_idx" ON "mini_league" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mini_league_member_user_id_idx" ON "mini_league_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_user_id_idx" ON "notification" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("user_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "push_delivery_due_at_idx" ON "push_delivery" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_delivery_subscription_id_idx" ON "push_delivery" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "push_subscription_user_id_idx" ON "push_subscription" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscription_session_id_idx" ON "push_subscription" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "audit_log_user_id_idx" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_decision_idx" ON "audit_log" USING btree ("id") WHERE "audit_log"."action" in ('card.approve', 'card.reject', 'card.undo');--> statement-breakpoint
CREATE INDEX "idempotency_key_created_at_idx" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "settlement_scope_idx" ON "settlement" USING btree ("kind","scope");--> statement-breakpoint
CREATE INDEX "team_user_id_idx" ON "team" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_one_active_per_user" ON "team" USING btree ("user_id") WHERE "team"."is_active";--> statement-breakpoint
CREATE INDEX "team_slot_card_id_idx" ON "team_slot" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "pick_share_entries_idx" ON "pick_share" USING btree ("settlement_id","entries");--> statement-breakpoint
CREATE INDEX "tournament_entry_order_idx" ON "tournament_entry" USING btree ("tournament_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "tournament_entry_user_id_idx" ON "tournament_entry" USING btree ("user_id");
--> statement-breakpoint
-- Two managers meet in ranked matches at most once in 24 hours, whoever asked.
ALTER TABLE "match" ADD CONSTRAINT "match_ranked_pair_pauses" EXCLUDE USING gist (
	least("home_user_id", "away_user_id") WITH =,
	greatest("home_user_id", "away_user_id") WITH =,
	tstzrange("created_at", "rematch_from") WITH &&
) WHERE ("rematch_from" IS NOT NULL AND "home_user_id" IS NOT NULL AND "away_user_id" IS NOT NULL);
--> statement-breakpoint
-- The lines of all tables of standings of football points, one partition for each settlement. A partition is written as a
-- table of its own, with its unique indexes (place), (user_id), and is attached when it is whole: the indexes are therefore
-- not declared here, and neither are foreign keys, because attaching would lock the tables that they refer to.
create table standing (
  settlement_id integer not null,
  -- 1, 2, 3 ...: pages are cut by it.
  place integer not null,
  -- Competition ranking: 1, 1, 3.
  position integer not null,
  user_id text not null,
  points integer not null,
  -- What decides among equal points, first to last, as the kind of the settlement has it.
  key_1 smallint,
  key_2 smallint,
  key_3 smallint,
  -- What put the line behind the one above it, by its place in the tie-breaks of the kind; null: nothing.
  decided_by smallint
) partition by list (settlement_id);
