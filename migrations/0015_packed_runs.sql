CREATE TABLE "standing_run_block" (
	"settlement_id" integer NOT NULL,
	"first_place" integer NOT NULL,
	"last_place" integer NOT NULL,
	"first_places" integer[] NOT NULL,
	"is_joint" boolean[] NOT NULL,
	"points" smallint[] NOT NULL,
	"best_card" smallint[] NOT NULL,
	"goals_and_assists" smallint[] NOT NULL,
	"cards" smallint[] NOT NULL,
	"decided_by" smallint[] NOT NULL,
	CONSTRAINT "standing_run_block_once" PRIMARY KEY("settlement_id","first_place")
);
--> statement-breakpoint
INSERT INTO "standing_run_block"
select settlement_id, min(first_place), max(last_place), array_agg(first_place order by first_place),
       array_agg(is_joint order by first_place), array_agg(points order by first_place),
       array_agg(best_card order by first_place), array_agg(goals_and_assists order by first_place),
       array_agg(cards order by first_place), array_agg(coalesce(decided_by, -1) order by first_place)
  from (select *, (row_number() over (partition by settlement_id order by first_place) - 1) / 64 as block
          from standing_run) runs
 group by settlement_id, block;
--> statement-breakpoint
-- With it go the view and the functions that read it.
DROP TABLE "standing_run" CASCADE;
--> statement-breakpoint
-- Every line of every table, unpacked: for what adds up whole tables.
CREATE VIEW "standing" AS
select b.settlement_id,
       substr(o.entry_ids, 4 * ((at.place - 1) % 2000) + 1, 4)::integer as entry_id,
       at.place,
       case when b.is_joint[run.n] then b.first_places[run.n] else at.place end as position,
       b.points[run.n] as points, b.best_card[run.n] as best_card, b.goals_and_assists[run.n] as goals_and_assists, b.cards[run.n] as cards,
       case when at.place = b.first_places[run.n] then nullif(b.decided_by[run.n], -1)
            when not b.is_joint[run.n] then 4::smallint end as decided_by
  from standing_run_block b
 cross join lateral generate_series(b.first_place, b.last_place) as at(place)
 cross join lateral width_bucket(at.place, b.first_places) as run(n)
  join standing_order o on o.settlement_id = b.settlement_id and o.block = (at.place - 1) / 2000;
--> statement-breakpoint
-- Up to so many lines of a table from a place on: a page reads one row or two of each table.
CREATE FUNCTION standing_lines(of_settlement integer, from_place integer, line_count integer)
returns table (entry_id integer, place integer, "position" integer, points smallint, best_card smallint,
               goals_and_assists smallint, cards smallint, decided_by smallint)
  language sql stable parallel safe rows 20
begin atomic
select
       substr(o.entry_ids, 4 * ((at.place - 1) % 2000) + 1, 4)::integer,
       at.place,
       case when b.is_joint[run.n] then b.first_places[run.n] else at.place end,
       b.points[run.n], b.best_card[run.n], b.goals_and_assists[run.n], b.cards[run.n],
       case when at.place = b.first_places[run.n] then nullif(b.decided_by[run.n], -1)
            when not b.is_joint[run.n] then 4::smallint end
  from standing_run_block b
 cross join lateral generate_series(greatest(b.first_place, from_place),
                                    least(b.last_place, from_place + line_count - 1)) as at(place)
 cross join lateral width_bucket(at.place, b.first_places) as run(n)
  join standing_order o on o.settlement_id = of_settlement and o.block = (at.place - 1) / 2000
 where b.settlement_id = of_settlement
   and b.first_place < from_place + line_count
   and b.first_place >= coalesce((select max(before.first_place) from standing_run_block before
                                   where before.settlement_id = of_settlement and before.first_place <= from_place), 1)
   -- Follows from the places, but the planner cannot know.
   and o.block between (from_place - 1) / 2000 and (from_place + line_count - 2) / 2000;
end;
--> statement-breakpoint
-- The line of an entry; no row where it is not in the table. Two rows are read, each by its key.
CREATE FUNCTION standing_of(of_settlement integer, of_entry integer)
returns table (entry_id integer, place integer, "position" integer, points smallint, best_card smallint,
               goals_and_assists smallint, cards smallint, decided_by smallint)
  language sql stable parallel safe rows 1
begin atomic
select of_entry,
       at.place,
       case when b.is_joint[run.n] then b.first_places[run.n] else at.place end,
       b.points[run.n], b.best_card[run.n], b.goals_and_assists[run.n], b.cards[run.n],
       case when at.place = b.first_places[run.n] then nullif(b.decided_by[run.n], -1)
            when not b.is_joint[run.n] then 4::smallint end
  from standing_place p
 cross join lateral (select substr(p.places, 4 * (of_entry % 2000) + 1, 4)::integer as place) as at
 cross join lateral (select * from standing_run_block found
                      where found.settlement_id = of_settlement and found.first_place <= at.place
                      order by found.first_place desc limit 1) as b
 cross join lateral width_bucket(at.place, b.first_places) as run(n)
 where p.settlement_id = of_settlement and p.block = of_entry / 2000 and at.place > 0;
end;
