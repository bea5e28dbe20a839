CREATE TABLE "card_evidence" (
	"card_id" integer PRIMARY KEY NOT NULL,
	"risk" smallint NOT NULL,
	"reasons" jsonb NOT NULL,
	"code_seen_as" text,
	"text_read" text NOT NULL,
	"name_likeness" real,
	"players" jsonb NOT NULL,
	"lookalikes" jsonb NOT NULL,
	"gathered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_evidence_risk_range" CHECK ("card_evidence"."risk" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "card_photo" (
	"card_id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"taken_at" timestamp with time zone,
	"claim" jsonb NOT NULL,
	"evidence_attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "card_photo_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "photo_print" (
	"card_id" integer NOT NULL,
	"part" text NOT NULL,
	"hash" bit(256) NOT NULL,
	"miniature" "bytea" NOT NULL,
	CONSTRAINT "photo_print_once" PRIMARY KEY("card_id","part"),
	CONSTRAINT "photo_print_part_known" CHECK ("photo_print"."part" in ('photo', 'card'))
);
--> statement-breakpoint
ALTER TABLE "card" ADD COLUMN "photo_hash" text;--> statement-breakpoint
ALTER TABLE "card" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "card" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "card_evidence" ADD CONSTRAINT "card_evidence_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_photo" ADD CONSTRAINT "card_photo_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_print" ADD CONSTRAINT "photo_print_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_pending_idx" ON "card" USING btree ("user_id","id") WHERE "card"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "card_photo_once_per_user" ON "card" USING btree ("user_id","photo_hash") WHERE "card"."status" <> 'rejected';