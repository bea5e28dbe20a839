CREATE TABLE "season" (
	"start_year" smallint PRIMARY KEY NOT NULL,
	"settlement_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_settlement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_settlement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"start_year" smallint NOT NULL,
	"input_key" text NOT NULL,
	"managers" integer NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"day_start_id" integer
);
--> statement-breakpoint
CREATE TABLE "season_standing" (
	"settlement_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"place" integer NOT NULL,
	"position" integer NOT NULL,
	"points" integer NOT NULL,
	"tournaments" smallint NOT NULL,
	CONSTRAINT "season_standing_one_per_user" PRIMARY KEY("settlement_id","user_id"),
	CONSTRAINT "season_standing_place_once" UNIQUE("settlement_id","place")
);
--> statement-breakpoint
CREATE TABLE "mini_league" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mini_league_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"owner_id" text NOT NULL,
	"invite_code" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mini_league_invite_code_once" UNIQUE("invite_code"),
	CONSTRAINT "mini_league_size_range" CHECK ("mini_league"."size" between 0 and 100),
	CONSTRAINT "mini_league_name_length" CHECK (char_length("mini_league"."name") between 3 and 40)
);
--> statement-breakpoint
CREATE TABLE "mini_league_member" (
	"league_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "mini_league_member_once" PRIMARY KEY("league_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_once" UNIQUE("user_id","kind","subject")
);
--> statement-breakpoint
CREATE TABLE "pick_share" (
	"settlement_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"entries" integer NOT NULL,
	CONSTRAINT "pick_share_once" PRIMARY KEY("settlement_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "tournament_day" (
	"tournament_id" integer NOT NULL,
	"day" text NOT NULL,
	"lowest" smallint NOT NULL,
	"counts" integer[] NOT NULL,
	CONSTRAINT "tournament_day_once" PRIMARY KEY("tournament_id","day")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (search_form(coalesce(
      nullif(username, ''), nullif(first_name, '') || ' ' || nullif(last_name, ''), nullif(first_name, ''),
      split_part(email, '@', 1)))) STORED;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "last_entry_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "settlement" ADD COLUMN "day_start_id" integer;--> statement-breakpoint
ALTER TABLE "mini_league" ADD CONSTRAINT "mini_league_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_league_member" ADD CONSTRAINT "mini_league_member_league_id_mini_league_id_fk" FOREIGN KEY ("league_id") REFERENCES "public"."mini_league"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mini_league_member" ADD CONSTRAINT "mini_league_member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification" ADD CONSTRAINT "notification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_share" ADD CONSTRAINT "pick_share_settlement_id_settlement_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_day" ADD CONSTRAINT "tournament_day_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "season_settlement_start_year_idx" ON "season_settlement" USING btree ("start_year");--> statement-breakpoint
CREATE INDEX "mini_league_owner_id_idx" ON "mini_league" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "mini_league_member_user_id_idx" ON "mini_league_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_user_id_idx" ON "notification" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notification_unread_idx" ON "notification" USING btree ("user_id") WHERE "notification"."read_at" is null;--> statement-breakpoint
CREATE INDEX "pick_share_entries_idx" ON "pick_share" USING btree ("settlement_id","entries");--> statement-breakpoint
CREATE INDEX "user_search_text_idx" ON "user" USING btree ("search_text" text_pattern_ops);