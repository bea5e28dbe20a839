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
ALTER TABLE "practice_gameweek" ADD CONSTRAINT "practice_gameweek_practice_id_practice_season_id_fk" FOREIGN KEY ("practice_id") REFERENCES "public"."practice_season"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_season" ADD CONSTRAINT "practice_season_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_season" ADD CONSTRAINT "practice_season_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;