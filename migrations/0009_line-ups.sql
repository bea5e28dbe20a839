CREATE TABLE "line_up" (
	"fixture_id" integer NOT NULL,
	"side" text NOT NULL,
	"starter_ids" integer[] NOT NULL,
	"bench_ids" integer[],
	CONSTRAINT "line_up_once" PRIMARY KEY("fixture_id","side"),
	CONSTRAINT "line_up_side_known" CHECK ("line_up"."side" in ('home', 'away')),
	CONSTRAINT "line_up_eleven" CHECK (cardinality("line_up"."starter_ids") <= 11)
);
--> statement-breakpoint
ALTER TABLE "live_event" DROP CONSTRAINT "live_event_kind_known";--> statement-breakpoint
ALTER TABLE "line_up" ADD CONSTRAINT "line_up_fixture_id_fixture_id_fk" FOREIGN KEY ("fixture_id") REFERENCES "public"."fixture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_kind_known" CHECK ("live_event"."kind" in ('score', 'points', 'line-ups', 'standings', 'season', 'fantasy', 'news', 'resync'));