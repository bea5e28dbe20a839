CREATE TABLE "scout" (
	"user_id" text PRIMARY KEY NOT NULL,
	"region" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scout_region_known" CHECK ("scout"."region" in ('premier-league', 'la-liga', 'serie-a'))
);
--> statement-breakpoint
CREATE TABLE "scout_offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scout_offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"league_id" text NOT NULL,
	"season" smallint NOT NULL,
	"round" smallint NOT NULL,
	"look" smallint NOT NULL,
	"tournament_id" integer,
	"player_ids" integer[] NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scout_offer_once" UNIQUE("user_id","league_id","season","round","look"),
	CONSTRAINT "scout_offer_three" CHECK (cardinality("scout_offer"."player_ids") between 1 and 3),
	CONSTRAINT "scout_offer_look" CHECK ("scout_offer"."look" in (1, 2) and ("scout_offer"."look" = 2) = ("scout_offer"."tournament_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "scout_signing" (
	"user_id" text NOT NULL,
	"season" smallint NOT NULL,
	"round" smallint NOT NULL,
	"look" smallint NOT NULL,
	"tournament_id" integer,
	"number" smallint NOT NULL,
	"player_id" integer NOT NULL,
	"card_id" integer,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scout_signing_once" PRIMARY KEY("user_id","season","round","look"),
	CONSTRAINT "scout_signing_number_once" UNIQUE("user_id","season","number"),
	CONSTRAINT "scout_signing_season_limit" CHECK ("scout_signing"."number" between 1 and 45),
	CONSTRAINT "scout_signing_look" CHECK ("scout_signing"."look" in (1, 2) and ("scout_signing"."look" = 2) = ("scout_signing"."tournament_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "card" DROP CONSTRAINT "card_origin_known";--> statement-breakpoint
ALTER TABLE "scout" ADD CONSTRAINT "scout_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_offer" ADD CONSTRAINT "scout_offer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_offer" ADD CONSTRAINT "scout_offer_league_id_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."league"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_offer" ADD CONSTRAINT "scout_offer_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_signing" ADD CONSTRAINT "scout_signing_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_signing" ADD CONSTRAINT "scout_signing_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_signing" ADD CONSTRAINT "scout_signing_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scout_signing" ADD CONSTRAINT "scout_signing_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scout_signing_once_a_month" ON "scout_signing" USING btree ("user_id","tournament_id") WHERE "scout_signing"."tournament_id" is not null;--> statement-breakpoint
CREATE INDEX "scout_signing_card_id_idx" ON "scout_signing" USING btree ("card_id");--> statement-breakpoint
ALTER TABLE "card" ADD CONSTRAINT "card_origin_known" CHECK ("card"."origin" in ('base', 'photo', 'scout'));