-- The tables are now kept with the points, round by round. The next settlement counts every round anew, final ones from
-- what was kept with them.
DELETE FROM "fantasy_score";--> statement-breakpoint
UPDATE "fantasy_round" SET "input_hash" = NULL;--> statement-breakpoint
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
ALTER TABLE "fantasy_standing" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "fantasy_standing" CASCADE;--> statement-breakpoint
ALTER TABLE "fantasy_round" ADD COLUMN "summed_on" text;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "paid" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "transfers" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "month_points" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "month_paid" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "month_transfers" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "month_position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "season_points" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "season_paid" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "season_transfers" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_score" ADD COLUMN "season_position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "fantasy_correction" ADD CONSTRAINT "fantasy_correction_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_correction" ADD CONSTRAINT "fantasy_correction_round_id_fantasy_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."fantasy_round"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fantasy_correction" ADD CONSTRAINT "fantasy_correction_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fantasy_correction_round_id_idx" ON "fantasy_correction" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "fantasy_correction_decided_by_idx" ON "fantasy_correction" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "fantasy_score_position_idx" ON "fantasy_score" USING btree ("round_id","position");--> statement-breakpoint
CREATE INDEX "fantasy_score_month_position_idx" ON "fantasy_score" USING btree ("round_id","month_position");--> statement-breakpoint
CREATE INDEX "fantasy_score_season_position_idx" ON "fantasy_score" USING btree ("round_id","season_position");