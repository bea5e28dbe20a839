CREATE TABLE "club_key" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"club_id" integer NOT NULL,
	CONSTRAINT "club_key_once" PRIMARY KEY("provider","key")
);
--> statement-breakpoint
CREATE TABLE "correction" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fixture_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"points_before" smallint NOT NULL,
	"points_after" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "football_ask" (
	"provider" text NOT NULL,
	"what" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "football_ask_once" PRIMARY KEY("provider","what")
);
--> statement-breakpoint
CREATE TABLE "football_feed" (
	"provider" text PRIMARY KEY NOT NULL,
	"current_at" timestamp with time zone,
	"trouble" text,
	"failures" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "football_term" (
	"since" timestamp with time zone PRIMARY KEY NOT NULL,
	"provider" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_key" (
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"player_id" integer NOT NULL,
	CONSTRAINT "player_key_once" PRIMARY KEY("provider","key")
);
--> statement-breakpoint
CREATE TABLE "provider_request" (
	"provider" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "corrected_total" (
	"correction_id" integer NOT NULL,
	"tournament_id" integer NOT NULL,
	"entries" integer NOT NULL,
	"totals" jsonb NOT NULL,
	CONSTRAINT "corrected_total_once" PRIMARY KEY("correction_id","tournament_id")
);
--> statement-breakpoint
ALTER TABLE "club_key" ADD CONSTRAINT "club_key_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correction" ADD CONSTRAINT "correction_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_key" ADD CONSTRAINT "player_key_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrected_total" ADD CONSTRAINT "corrected_total_correction_id_correction_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."correction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "corrected_total" ADD CONSTRAINT "corrected_total_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_fixture_id_idx" ON "correction" USING btree ("fixture_id","id");--> statement-breakpoint
CREATE INDEX "provider_request_at_idx" ON "provider_request" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "live_event_at_idx" ON "live_event" USING btree ("at");