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
CREATE TABLE "fantasy_ownership" (
	"round_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"squads" integer NOT NULL,
	CONSTRAINT "fantasy_ownership_once" PRIMARY KEY("round_id","player_id")
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
	"squads" integer DEFAULT 0 NOT NULL,
	"average" smallint,
	"input_hash" text,
	"frozen" jsonb,
	CONSTRAINT "fantasy_round_once" UNIQUE("league_id","round"),
	CONSTRAINT "fantasy_round_state_known" CHECK ("fantasy_round"."state" in ('upcoming', 'live', 'provisional', 'final'))
);
--> statement-breakpoint
CREATE TABLE "fantasy_score" (
	"round_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"total" smallint NOT NULL,
	CONSTRAINT "fantasy_score_once" PRIMARY KEY("round_id","user_id")
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
CREATE TABLE "fantasy_standing" (
	"league_id" integer NOT NULL,
	"scope" text NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	"points" integer NOT NULL,
	"paid_transfers" smallint NOT NULL,
	"transfers" smallint NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fantasy_standing_once" PRIMARY KEY("league_id","scope","user_id")
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
ALTER TABLE "fantasy_chip_use" ADD CONSTRAINT "fantasy_chip_use_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_chip_use" ADD CONSTRAINT "fantasy_chip_use_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_league" ADD CONSTRAINT "fantasy_league_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_locked_squad" ADD CONSTRAINT "fantasy_locked_squad_round_id_fantasy_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_locked_squad" ADD CONSTRAINT "fantasy_locked_squad_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_ownership" ADD CONSTRAINT "fantasy_ownership_round_id_fantasy_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD CONSTRAINT "fantasy_round_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD CONSTRAINT "fantasy_score_round_id_fantasy_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD CONSTRAINT "fantasy_score_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_squad" ADD CONSTRAINT "fantasy_squad_locked_round_id_fantasy_round_id_fk" FOREIGN KEY ("locked_round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_standing" ADD CONSTRAINT "fantasy_standing_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_standing" ADD CONSTRAINT "fantasy_standing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_transfer" ADD CONSTRAINT "fantasy_transfer_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_transfer" ADD CONSTRAINT "fantasy_transfer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_wildcard" ADD CONSTRAINT "fantasy_wildcard_league_id_fantasy_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."fantasy_league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_wildcard" ADD CONSTRAINT "fantasy_wildcard_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fantasy_chip_once_per_card" ON "fantasy_chip_use" USING btree ("league_id","user_id","card_id") WHERE not "fantasy_chip_use"."is_returned";--> statement-breakpoint
CREATE UNIQUE INDEX "fantasy_chip_number_once" ON "fantasy_chip_use" USING btree ("league_id","user_id","number") WHERE not "fantasy_chip_use"."is_returned";--> statement-breakpoint
CREATE INDEX "fantasy_locked_squad_user_id_idx" ON "fantasy_locked_squad" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fantasy_round_deadline_idx" ON "fantasy_round" USING btree ("league_id","deadline");--> statement-breakpoint
CREATE INDEX "fantasy_score_user_id_idx" ON "fantasy_score" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fantasy_squad_user_id_idx" ON "fantasy_squad" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fantasy_standing_position_idx" ON "fantasy_standing" USING btree ("league_id","scope","position","user_id");--> statement-breakpoint
CREATE INDEX "fantasy_standing_user_id_idx" ON "fantasy_standing" USING btree ("user_id");