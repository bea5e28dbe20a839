DROP INDEX "live_event_at_idx";--> statement-breakpoint
ALTER TABLE "fixture" ADD COLUMN "is_final" boolean DEFAULT false NOT NULL;