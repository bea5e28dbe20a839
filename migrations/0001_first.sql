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
	"is_admin" boolean DEFAULT false NOT NULL,
	"total_matches" integer DEFAULT 0 NOT NULL,
	"total_wins" integer DEFAULT 0 NOT NULL,
	"total_losses" integer DEFAULT 0 NOT NULL,
	"total_draws" integer DEFAULT 0 NOT NULL,
	"current_rank" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_username_form" CHECK ("user"."username" ~ '^[a-z0-9_]{3,20}$')
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
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
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
	CONSTRAINT "card_position_known" CHECK ("card"."position" in ('goalkeeper', 'defender', 'midfielder', 'forward')),
	CONSTRAINT "card_rarity_known" CHECK ("card"."rarity" in ('common', 'rare', 'epic', 'legendary')),
	CONSTRAINT "card_status_known" CHECK ("card"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "card_origin_known" CHECK ("card"."origin" in ('base', 'photo')),
	CONSTRAINT "card_overall_range" CHECK ("card"."overall" between 1 and 99)
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
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fixture_provider_key" UNIQUE("provider","key")
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
	"search_text" text GENERATED ALWAYS AS (search_form(name || ' ' || short_name)) STORED,
	CONSTRAINT "player_provider_key" UNIQUE("provider","key"),
	CONSTRAINT "player_position_known" CHECK ("player"."position" in ('goalkeeper', 'defender', 'midfielder', 'forward')),
	CONSTRAINT "player_overall_range" CHECK ("player"."overall" between 1 and 99)
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
CREATE TABLE "idempotency_key" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_once" PRIMARY KEY("user_id","key")
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
	CONSTRAINT "team_slot_index_range" CHECK ("team_slot"."position_index" between 0 and 4)
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tournament_id" integer NOT NULL,
	"input_hash" text NOT NULL,
	"is_final" boolean NOT NULL,
	"settled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "standing" (
	"settlement_id" integer NOT NULL,
	"entry_id" integer NOT NULL,
	"position" integer NOT NULL,
	"points" smallint NOT NULL,
	"best_card" smallint NOT NULL,
	"goals_and_assists" smallint NOT NULL,
	"cards" smallint NOT NULL,
	"decided_by" smallint,
	CONSTRAINT "standing_one_per_entry" PRIMARY KEY("settlement_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournament_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"name" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"settlement_id" integer,
	CONSTRAINT "tournament_one_per_month" UNIQUE("month"),
	CONSTRAINT "tournament_status_known" CHECK ("tournament"."status" in ('upcoming', 'active', 'finished'))
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
	CONSTRAINT "tournament_entry_five_picks" CHECK (cardinality("tournament_entry"."pick_codes") = 5)
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_set" ADD CONSTRAINT "base_set_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club" ADD CONSTRAINT "club_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture" ADD CONSTRAINT "fixture_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture" ADD CONSTRAINT "fixture_home_club_id_club_id_fk" FOREIGN KEY ("home_club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fixture" ADD CONSTRAINT "fixture_away_club_id_club_id_fk" FOREIGN KEY ("away_club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance" ADD CONSTRAINT "performance_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performance" ADD CONSTRAINT "performance_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player" ADD CONSTRAINT "player_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team" ADD CONSTRAINT "team_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_slot" ADD CONSTRAINT "team_slot_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_slot" ADD CONSTRAINT "team_slot_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing" ADD CONSTRAINT "standing_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user_id_idx" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider_key" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_key" ON "session" USING btree ("token");--> statement-breakpoint
CREATE INDEX "session_user_id_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_email_key" ON "user" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "user_username_key" ON "user" USING btree ("username");--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "audit_log_user_id_idx" ON "audit_log" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "card_user_id_idx" ON "card" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "card_player_id_idx" ON "card" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "fixture_kick_off_idx" ON "fixture" USING btree ("kick_off");--> statement-breakpoint
CREATE INDEX "fixture_round_idx" ON "fixture" USING btree ("league_id","season","round");--> statement-breakpoint
CREATE INDEX "performance_player_id_idx" ON "performance" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_club_id_idx" ON "player" USING btree ("club_id");--> statement-breakpoint
CREATE INDEX "player_search_text_idx" ON "player" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "recorded_fixture_kick_off_idx" ON "recorded_fixture" USING btree ("kick_off");--> statement-breakpoint
CREATE INDEX "team_user_id_idx" ON "team" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_one_active_per_user" ON "team" USING btree ("user_id") WHERE "team"."is_active";--> statement-breakpoint
CREATE INDEX "team_slot_card_id_idx" ON "team_slot" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "settlement_tournament_id_idx" ON "settlement" USING btree ("tournament_id");--> statement-breakpoint
CREATE INDEX "standing_position_idx" ON "standing" USING btree ("settlement_id","position");--> statement-breakpoint
CREATE INDEX "tournament_entry_order_idx" ON "tournament_entry" USING btree ("tournament_id","entered_at","id");--> statement-breakpoint
CREATE INDEX "tournament_entry_user_id_idx" ON "tournament_entry" USING btree ("user_id");