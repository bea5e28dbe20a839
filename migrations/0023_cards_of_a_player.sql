DROP INDEX "card_player_id_idx";--> statement-breakpoint
CREATE INDEX "card_player_id_idx" ON "card" USING btree ("player_id","id");