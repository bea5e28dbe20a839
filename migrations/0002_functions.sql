-- Two managers meet in ranked matches at most once in 24 hours, whoever asked.
ALTER TABLE "match" ADD CONSTRAINT "match_ranked_pair_pauses" EXCLUDE USING gist (
	least("home_user_id", "away_user_id") WITH =,
	greatest("home_user_id", "away_user_id") WITH =,
	tstzrange("created_at", "rematch_from") WITH &&
) WHERE ("rematch_from" IS NOT NULL AND "home_user_id" IS NOT NULL AND "away_user_id" IS NOT NULL);
--> statement-breakpoint
-- The lines of all tables of standings of football points, one partition for each settlement. A partition is written as a
-- table of its own, with its unique indexes (place), (user_id), and is attached when it is whole: the indexes are therefore
-- not declared here, and neither are foreign keys, because attaching would lock the tables that they refer to.
create table standing (
  settlement_id integer not null,
  -- 1, 2, 3 ...: pages are cut by it.
  place integer not null,
  -- Competition ranking: 1, 1, 3.
  position integer not null,
  user_id text not null,
  points integer not null,
  -- What decides among equal points, first to last, as the kind of the settlement has it.
  key_1 smallint,
  key_2 smallint,
  key_3 smallint,
  -- What put the line behind the one above it, by its place in the tie-breaks of the kind; null: nothing.
  decided_by smallint
) partition by list (settlement_id);
