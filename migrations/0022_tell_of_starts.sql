ALTER TABLE "tournament" ADD COLUMN "is_start_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Whoever was to hear of one that is under way was told in the transaction that opened it.
UPDATE "tournament" SET "is_start_told" = true WHERE "status" <> 'upcoming';
