-- A player's side in a fixture stays the same when he changes clubs. Null in rows from before: read from the line-up or the club.
ALTER TABLE "performance" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "performance" ADD CONSTRAINT "performance_side_known" CHECK ("performance"."side" in ('home', 'away'));