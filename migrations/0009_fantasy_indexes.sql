DROP INDEX "fantasy_score_user_id_idx";--> statement-breakpoint
DROP INDEX "fantasy_standing_user_id_idx";