ALTER TABLE "card" ADD COLUMN "revealed_at" timestamp with time zone;--> statement-breakpoint
-- Their owners have seen the cards that were approved before there were packs.
UPDATE "card" SET "revealed_at" = coalesce("decided_at", "created_at") WHERE "origin" = 'photo' AND "status" = 'approved';
