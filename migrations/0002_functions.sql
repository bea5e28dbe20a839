-- Two managers meet in ranked matches at most once in 24 hours, whoever asked.
ALTER TABLE "match" ADD CONSTRAINT "match_ranked_pair_pauses" EXCLUDE USING gist (
	least("home_user_id", "away_user_id") WITH =,
	greatest("home_user_id", "away_user_id") WITH =,
	tstzrange("created_at", "rematch_from") WITH &&
) WHERE ("rematch_from" IS NOT NULL AND "home_user_id" IS NOT NULL AND "away_user_id" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "standing_order" ALTER COLUMN "entry_ids" SET STORAGE plain;
--> statement-breakpoint
ALTER TABLE "standing_place" ALTER COLUMN "places" SET STORAGE plain;
--> statement-breakpoint
-- Keeps player_name and name_word with the names of the players that a statement wrote.
create function write_player_names() returns trigger
  language plpgsql
  as $$
    begin
      delete from public.player_name where player_id in (select id from written);
      insert into public.player_name (player_id, provider, overall, form)
      select id, provider, overall, array_to_string(words[at:] || words[:at - 1], ' ')
        from written
        cross join lateral public.name_words(name || ' ' || short_name) as words
        cross join lateral generate_subscripts(words, 1) as at;
      -- In order, so that two who write at once wait for each other rather than for ever.
      insert into public.name_word (word)
      select distinct word from written cross join lateral unnest(public.name_words(name || ' ' || short_name)) as word
       order by word
      on conflict do nothing;
      return null;
    end
  $$;
--> statement-breakpoint
create trigger player_names_inserted after insert on player
  referencing new table as written for each statement execute function write_player_names();
--> statement-breakpoint
create trigger player_names_updated after update on player
  referencing new table as written for each statement execute function write_player_names();
--> statement-breakpoint
-- Every line of every table, unpacked: for what adds up whole tables.
CREATE VIEW "standing" AS
select b.settlement_id,
       substr(o.entry_ids, 4 * ((at.place - 1) % 2000) + 1, 4)::integer as entry_id,
       at.place,
       case when b.marks[run.n] >= 8 then b.first_places[run.n] else at.place end as position,
       (((b.keys[run.n] >> 22) & 1023) - 128)::smallint as points,
       (((b.keys[run.n] >> 14) & 255) - 16)::smallint as best_card,
       ((b.keys[run.n] >> 7) & 127)::smallint as goals_and_assists,
       (127 - (b.keys[run.n] & 127))::smallint as cards,
       case when at.place = b.first_places[run.n] then (nullif(b.marks[run.n] % 8, 0) - 1)::smallint
            when b.marks[run.n] < 8 then 4::smallint end as decided_by
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
select substr(o.entry_ids, 4 * ((at.place - 1) % 2000) + 1, 4)::integer,
       at.place,
       case when b.marks[run.n] >= 8 then b.first_places[run.n] else at.place end,
       (((b.keys[run.n] >> 22) & 1023) - 128)::smallint,
       (((b.keys[run.n] >> 14) & 255) - 16)::smallint,
       ((b.keys[run.n] >> 7) & 127)::smallint,
       (127 - (b.keys[run.n] & 127))::smallint,
       case when at.place = b.first_places[run.n] then (nullif(b.marks[run.n] % 8, 0) - 1)::smallint
            when b.marks[run.n] < 8 then 4::smallint end
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
       case when b.marks[run.n] >= 8 then b.first_places[run.n] else at.place end,
       (((b.keys[run.n] >> 22) & 1023) - 128)::smallint,
       (((b.keys[run.n] >> 14) & 255) - 16)::smallint,
       ((b.keys[run.n] >> 7) & 127)::smallint,
       (127 - (b.keys[run.n] & 127))::smallint,
       case when at.place = b.first_places[run.n] then (nullif(b.marks[run.n] % 8, 0) - 1)::smallint
            when b.marks[run.n] < 8 then 4::smallint end
  from standing_place p
 cross join lateral (select substr(p.places, 4 * (of_entry % 2000) + 1, 4)::integer as place) as at
 cross join lateral (select first_places, keys, marks from standing_run_block found
                      where found.settlement_id = of_settlement and found.first_place <= at.place
                      order by found.first_place desc limit 1) as b
 cross join lateral width_bucket(at.place, b.first_places) as run(n)
 where p.settlement_id = of_settlement and p.block = of_entry / 2000 and at.place > 0;
end;
