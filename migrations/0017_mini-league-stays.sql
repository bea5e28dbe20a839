CREATE TABLE "mini_league_stay" (
	"league_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mini_league_stay_once" PRIMARY KEY("league_id","user_id","joined_at")
);
--> statement-breakpoint
ALTER TABLE "mini_league_stay" ADD CONSTRAINT "mini_league_stay_league_id_mini_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."mini_league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_league_stay" ADD CONSTRAINT "mini_league_stay_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mini_league_stay_user_id_idx" ON "mini_league_stay" USING btree ("user_id");