ALTER TABLE "fantasy_score" DROP CONSTRAINT "fantasy_score_round_id_fantasy_round_id_fk";
--> statement-breakpoint
ALTER TABLE "fantasy_score" DROP CONSTRAINT "fantasy_score_user_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "fantasy_standing" DROP CONSTRAINT "fantasy_standing_league_id_fantasy_league_id_fk";
--> statement-breakpoint
ALTER TABLE "fantasy_standing" DROP CONSTRAINT "fantasy_standing_user_id_user_id_fk";
