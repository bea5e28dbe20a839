CREATE TABLE "player_merge" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_merge_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"player_id" integer NOT NULL,
	"former_provider" text NOT NULL,
	"former_key" text NOT NULL,
	"provider" text NOT NULL,
	"key" text NOT NULL,
	"merged_id" integer,
	"facts" jsonb NOT NULL,
	"known" jsonb NOT NULL,
	"given" jsonb NOT NULL,
	"card_ids" integer[] DEFAULT '{}' NOT NULL,
	"seasons" smallint[] DEFAULT '{}' NOT NULL,
	"keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_id" text,
	"undone_at" timestamp with time zone,
	"undone_by" text
);
--> statement-breakpoint
ALTER TABLE "audit_log" DROP CONSTRAINT "audit_log_action_known";--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "own_name" text;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "birth_date" text;--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "shirt_number" smallint;--> statement-breakpoint
ALTER TABLE "player_merge" ADD CONSTRAINT "player_merge_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_merge" ADD CONSTRAINT "player_merge_merged_id_player_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "player_merge_player_id_idx" ON "player_merge" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "player_merge_merged_id_idx" ON "player_merge" USING btree ("merged_id");--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_action_known" CHECK ("audit_log"."action" in ('card.approve', 'card.reject', 'card.undo', 'card.map', 'player.join', 'player.part', 'tournament.create', 'tournament.update', 'tournament.enter', 'fantasy.open', 'fantasy.execute', 'fantasy.wildcard', 'fantasy.correct'));