CREATE TABLE "standing_order" (
	"settlement_id" integer NOT NULL,
	"block" integer NOT NULL,
	"entry_ids" bytea NOT NULL,
	CONSTRAINT "standing_order_once" PRIMARY KEY("settlement_id","block")
);
--> statement-breakpoint
CREATE TABLE "standing_place" (
	"settlement_id" integer NOT NULL,
	"block" integer NOT NULL,
	"places" bytea NOT NULL,
	CONSTRAINT "standing_place_once" PRIMARY KEY("settlement_id","block")
);
--> statement-breakpoint
CREATE TABLE "standing_run" (
	"settlement_id" integer NOT NULL,
	"first_place" integer NOT NULL,
	"last_place" integer NOT NULL,
	"is_joint" boolean NOT NULL,
	"points" smallint NOT NULL,
	"best_card" smallint NOT NULL,
	"goals_and_assists" smallint NOT NULL,
	"cards" smallint NOT NULL,
	"decided_by" smallint,
	CONSTRAINT "standing_run_once" PRIMARY KEY("settlement_id","first_place")
);
--> statement-breakpoint
-- Two thousand numbers of four bytes fill a page. "Plain" keeps them in the row: a reader finds its four bytes in the page
-- itself, and nobody spends time on compressing them.
ALTER TABLE "standing_order" ALTER COLUMN "entry_ids" SET STORAGE plain;
--> statement-breakpoint
ALTER TABLE "standing_place" ALTER COLUMN "places" SET STORAGE plain;
--> statement-breakpoint
CREATE TEMPORARY TABLE "standing_line" ON COMMIT DROP AS
select s.*, (row_number() over (partition by settlement_id order by position, entry_id))::integer as place,
       count(*) over (partition by settlement_id, position) > 1 as is_joint
  from standing s;
--> statement-breakpoint
INSERT INTO "standing_order" ("settlement_id", "block", "entry_ids")
select settlement_id, (place - 1) / 2000, string_agg(int4send(entry_id), '' order by place)
  from standing_line group by 1, 2;
--> statement-breakpoint
INSERT INTO "standing_place" ("settlement_id", "block", "places")
select b.settlement_id, b.block, string_agg(int4send(coalesce(l.place, 0)), '' order by n)
  from (select distinct settlement_id, entry_id / 2000 as block from standing_line) b
  cross join generate_series(0, 1999) n
  left join standing_line l on l.settlement_id = b.settlement_id and l.entry_id = 2000 * b.block + n
 group by 1, 2;
--> statement-breakpoint
INSERT INTO "standing_run"
       ("settlement_id", "first_place", "last_place", "is_joint", "points", "best_card", "goals_and_assists", "cards", "decided_by")
select settlement_id, place,
       coalesce(lead(place) over (partition by settlement_id order by place) - 1, total),
       is_joint, points, best_card, goals_and_assists, cards, decided_by
  from (select l.*, count(*) over (partition by settlement_id)::integer as total,
               figures is distinct from lag(figures) over (partition by settlement_id order by place) as is_first
          from (select *, array[points, best_card, goals_and_assists, cards, is_joint::integer,
                                case when is_joint then position else 0 end] as figures
                  from standing_line) l) marked
 where is_first;
--> statement-breakpoint
DROP TABLE "standing" CASCADE;
--> statement-breakpoint
-- Every line of every table, unpacked: for what adds up whole tables.
CREATE VIEW "standing" AS
select r.settlement_id,
       substr(o.entry_ids, 4 * ((at.place - 1) % 2000) + 1, 4)::integer as entry_id,
       at.place,
       case when r.is_joint then r.first_place else at.place end as position,
       r.points, r.best_card, r.goals_and_assists, r.cards,
       case when at.place = r.first_place then r.decided_by when not r.is_joint then 4::smallint end as decided_by
  from standing_run r
 cross join lateral generate_series(r.first_place, r.last_place) as at(place)
  join standing_order o on o.settlement_id = r.settlement_id and o.block = (at.place - 1) / 2000;
--> statement-breakpoint
-- Up to so many lines of a table from a place on: a page reads one row or two of each table.
CREATE FUNCTION standing_lines(of_settlement integer, from_place integer, line_count integer)
returns table (entry_id integer, place integer, "position" integer, points smallint, best_card smallint,
               goals_and_assists smallint, cards smallint, decided_by smallint)
  language sql stable parallel safe rows 20
begin atomic
select substr(o.entry_ids, 4 * ((at.place - 1) % 2000) + 1, 4)::integer,
       at.place,
       case when r.is_joint then r.first_place else at.place end,
       r.points, r.best_card, r.goals_and_assists, r.cards,
       case when at.place = r.first_place then r.decided_by when not r.is_joint then 4::smallint end
  from standing_run r
 cross join lateral generate_series(greatest(r.first_place, from_place),
                                    least(r.last_place, from_place + line_count - 1)) as at(place)
  join standing_order o on o.settlement_id = r.settlement_id and o.block = (at.place - 1) / 2000
 where r.settlement_id = of_settlement
   and r.first_place < from_place + line_count
   and r.first_place >= coalesce((select max(before.first_place) from standing_run before
                                   where before.settlement_id = of_settlement and before.first_place <= from_place), 1);
end;
--> statement-breakpoint
-- The line of an entry; no row where it is not in the table. Three rows are read, each by its key.
CREATE FUNCTION standing_of(of_settlement integer, of_entry integer)
returns table (entry_id integer, place integer, "position" integer, points smallint, best_card smallint,
               goals_and_assists smallint, cards smallint, decided_by smallint)
  language sql stable parallel safe rows 1
begin atomic
select of_entry, at.place,
       case when r.is_joint then r.first_place else at.place end,
       r.points, r.best_card, r.goals_and_assists, r.cards,
       case when at.place = r.first_place then r.decided_by when not r.is_joint then 4::smallint end
  from standing_place p
 cross join lateral (select substr(p.places, 4 * (of_entry % 2000) + 1, 4)::integer as place) as at
 cross join lateral (select * from standing_run run
                      where run.settlement_id = of_settlement and run.first_place <= at.place
                      order by run.first_place desc limit 1) as r
 where p.settlement_id = of_settlement and p.block = of_entry / 2000 and at.place > 0;
end;
