CREATE TABLE "notification_off" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "notification_off_once" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_off_kind_known" CHECK ("notification_off"."kind" in ('card approved', 'card rejected', 'tournament started', 'tournament finished', 'mini-league joined', 'deadline near', 'player scored', 'player sent off', 'players left out', 'challenged', 'gameweek final', 'scout offer', 'place moved'))
);
--> statement-breakpoint
CREATE TABLE "reminder_cause" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reminder_cause_once" PRIMARY KEY("kind","subject"),
	CONSTRAINT "reminder_cause_kind_known" CHECK ("reminder_cause"."kind" in ('card approved', 'card rejected', 'tournament started', 'tournament finished', 'mini-league joined', 'deadline near', 'player scored', 'player sent off', 'players left out', 'challenged', 'gameweek final', 'scout offer', 'place moved'))
);
--> statement-breakpoint
CREATE TABLE "told_place" (
	"tournament_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "told_place_once" PRIMARY KEY("tournament_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notification" DROP CONSTRAINT "notification_kind_known";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "notification_off" ADD CONSTRAINT "notification_off_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_place" ADD CONSTRAINT "told_place_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_place" ADD CONSTRAINT "told_place_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_place_user_id_idx" ON "told_place" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_time_zone_idx" ON "user" USING btree ("time_zone") WHERE time_zone is not null;--> statement-breakpoint
CREATE INDEX "fantasy_locked_squad_pick_codes_idx" ON "fantasy_locked_squad" USING gin ("pick_codes");--> statement-breakpoint
CREATE INDEX "tournament_entry_pick_codes_idx" ON "tournament_entry" USING gin ("pick_codes");--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_kind_known" CHECK ("notification"."kind" in ('card approved', 'card rejected', 'tournament started', 'tournament finished', 'mini-league joined', 'deadline near', 'player scored', 'player sent off', 'players left out', 'challenged', 'gameweek final', 'scout offer', 'place moved'));