ALTER TABLE "card_photo" ADD COLUMN "face_key" text;--> statement-breakpoint
ALTER TABLE "card_photo" ADD COLUMN "face_height" integer;--> statement-breakpoint
ALTER TABLE "card_photo" ADD COLUMN "face_placeholder" text;--> statement-breakpoint
ALTER TABLE "card_photo" ADD COLUMN "corners" jsonb;--> statement-breakpoint
ALTER TABLE "card_photo" ADD COLUMN "face_failures" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "card_photo_faceless_idx" ON "card_photo" USING btree ("face_failures","card_id") WHERE "card_photo"."face_key" is null;--> statement-breakpoint
ALTER TABLE "card_photo" ADD CONSTRAINT "card_photo_face_key" UNIQUE("face_key");--> statement-breakpoint
ALTER TABLE "card_photo" ADD CONSTRAINT "card_photo_whole_face" CHECK (num_nulls("card_photo"."face_key", "card_photo"."face_height", "card_photo"."face_placeholder", "card_photo"."corners") in (0, 4));--> statement-breakpoint
-- Addresses of whole photos, which nobody is served any more: the job make-faces writes those of the faces.
UPDATE "card" SET "image_url" = NULL WHERE "image_url" LIKE '/images/%';--> statement-breakpoint
UPDATE "tournament_entry" SET "picks" = (
  SELECT jsonb_agg(CASE WHEN "pick"->>'imageUrl' LIKE '/images/%' THEN jsonb_set("pick", '{imageUrl}', 'null') ELSE "pick" END ORDER BY "place")
  FROM jsonb_array_elements("picks") WITH ORDINALITY AS "one"("pick", "place")
) WHERE "picks"::text LIKE '%"/images/%';
