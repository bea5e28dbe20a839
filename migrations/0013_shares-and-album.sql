CREATE TABLE "card_wish" (
	"user_id" text NOT NULL,
	"player_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_wish_once" PRIMARY KEY("user_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "showcase_card" (
	"user_id" text NOT NULL,
	"place" smallint NOT NULL,
	"card_id" integer NOT NULL,
	CONSTRAINT "showcase_card_place" PRIMARY KEY("user_id","place"),
	CONSTRAINT "showcase_card_once" UNIQUE("card_id"),
	CONSTRAINT "showcase_card_place_range" CHECK ("showcase_card"."place" between 1 and 9)
);
--> statement-breakpoint
CREATE TABLE "swap_publication" (
	"user_id" text PRIMARY KEY NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share" (
	"token" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"card_id" integer,
	"team_id" integer,
	"match_id" integer,
	"tournament_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_card_once" UNIQUE("card_id","user_id"),
	CONSTRAINT "share_team_once" UNIQUE("team_id","user_id"),
	CONSTRAINT "share_match_once" UNIQUE("match_id","user_id"),
	CONSTRAINT "share_month_once" UNIQUE("tournament_id","user_id"),
	CONSTRAINT "share_one_thing" CHECK (num_nonnulls("share"."card_id", "share"."team_id", "share"."match_id", "share"."tournament_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "card_wish" ADD CONSTRAINT "card_wish_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_wish" ADD CONSTRAINT "card_wish_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_card" ADD CONSTRAINT "showcase_card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "showcase_card" ADD CONSTRAINT "showcase_card_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "swap_publication" ADD CONSTRAINT "swap_publication_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_team_id_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."team"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_match_id_match_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."match"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_wish_player_id_idx" ON "card_wish" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "share_user_id_idx" ON "share" USING btree ("user_id","created_at");