ALTER TABLE "club" ADD COLUMN "squad_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "missing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "has_left" boolean DEFAULT false NOT NULL;