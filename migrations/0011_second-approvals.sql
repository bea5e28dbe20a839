CREATE TABLE "card_approval" (
	"card_id" integer NOT NULL,
	"turn" smallint NOT NULL,
	"admin_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_approval_once_per_turn" PRIMARY KEY("card_id","turn"),
	CONSTRAINT "card_approval_once_per_admin" UNIQUE("card_id","admin_id"),
	CONSTRAINT "card_approval_turn_one_or_two" CHECK ("card_approval"."turn" in (1, 2))
);
--> statement-breakpoint
ALTER TABLE "card_approval" ADD CONSTRAINT "card_approval_card_id_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."card"("id") ON DELETE cascade ON UPDATE no action;