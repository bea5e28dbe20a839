CREATE TABLE "player_season" (
	"player_id" integer NOT NULL,
	"season" smallint NOT NULL,
	"club_id" integer,
	"position" text NOT NULL,
	"overall" smallint NOT NULL,
	CONSTRAINT "player_season_once" PRIMARY KEY("player_id","season"),
	CONSTRAINT "player_season_position_known" CHECK ("player_season"."position" in ('goalkeeper', 'defender', 'midfielder', 'forward')),
	CONSTRAINT "player_season_overall_range" CHECK ("player_season"."overall" between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "live_event" DROP CONSTRAINT "live_event_kind_known";--> statement-breakpoint
ALTER TABLE "player_season" ADD CONSTRAINT "player_season_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_season" ADD CONSTRAINT "player_season_club_id_club_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."club"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_kind_known" CHECK ("live_event"."kind" in ('score', 'points', 'standings', 'season', 'fantasy', 'resync'));--> statement-breakpoint
-- Nobody knows any more what players were in earlier seasons; from here on it stays as it is.
INSERT INTO "player_season" ("player_id", "season", "club_id", "position", "overall")
SELECT DISTINCT "player"."id", "fixture"."season", "player"."club_id", "player"."position", "player"."overall"
  FROM "performance"
  JOIN "fixture" ON "fixture"."id" = "performance"."fixture_id"
  JOIN "player" ON "player"."id" = "performance"."player_id";
--> statement-breakpoint
-- Pages load pictures over https: alone; these were accepted and never shown.
UPDATE "user" SET "image" = NULL WHERE "image" ILIKE 'http:%';
