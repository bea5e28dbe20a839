-- For the constraint on pairs below: equality of text in a GiST index.
CREATE EXTENSION IF NOT EXISTS btree_gist;
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
ALTER TABLE "user" ALTER COLUMN "points" SET DEFAULT 1000;--> statement-breakpoint
ALTER TABLE "ladder_standing" ADD CONSTRAINT "ladder_standing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_home_user_id_user_id_fk" FOREIGN KEY ("home_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "match" ADD CONSTRAINT "match_away_user_id_user_id_fk" FOREIGN KEY ("away_user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ladder_standing_order_idx" ON "ladder_standing" USING btree ("period","points" DESC NULLS FIRST,"user_id");--> statement-breakpoint
CREATE INDEX "match_home_idx" ON "match" USING btree ("home_user_id","id");--> statement-breakpoint
CREATE INDEX "match_away_idx" ON "match" USING btree ("away_user_id","id");--> statement-breakpoint
CREATE INDEX "match_home_rematch_idx" ON "match" USING btree ("home_user_id","rematch_from") WHERE "match"."rematch_from" is not null;--> statement-breakpoint
CREATE INDEX "match_away_rematch_idx" ON "match" USING btree ("away_user_id","rematch_from") WHERE "match"."rematch_from" is not null;--> statement-breakpoint
CREATE INDEX "user_points_idx" ON "user" USING btree ("points","id");--> statement-breakpoint
ALTER TABLE "user" DROP COLUMN "current_rank";--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_points_floor" CHECK ("user"."points" >= 0);--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_record_adds_up" CHECK ("user"."total_matches" = "user"."total_wins" + "user"."total_losses" + "user"."total_draws");--> statement-breakpoint
-- Nobody has played yet: everybody begins with the points of a new manager.
UPDATE "user" SET "points" = 1000;--> statement-breakpoint
-- Two managers meet in ranked matches at most once in 24 hours, whoever asked.
ALTER TABLE "match" ADD CONSTRAINT "match_ranked_pair_pauses" EXCLUDE USING gist (
	least("home_user_id", "away_user_id") WITH =,
	greatest("home_user_id", "away_user_id") WITH =,
	tstzrange("created_at", "rematch_from") WITH &&
) WHERE ("rematch_from" IS NOT NULL AND "home_user_id" IS NOT NULL AND "away_user_id" IS NOT NULL);
