create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- The form in which names are compared: lower case, without accents. unaccent() alone is only "stable", because its
-- dictionary could be changed; with the dictionary named the answer never changes, so an index may be built on it.
create function search_form(name text) returns text
  language sql immutable parallel safe strict
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, name)) $$;
--> statement-breakpoint
-- For the constraint on pairs of managers: equality of text in a GiST index.
create extension if not exists btree_gist;
--> statement-breakpoint
-- The words of a name as a search compares them, each once, in their order.
create function name_words(name text) returns text[]
  language sql immutable parallel safe strict
  as $$
    select array_agg(word order by at)
      from (select word, min(at) as at
              from regexp_split_to_table(public.search_form(name), '[\s''’.-]+') with ordinality as split(word, at)
             where word <> ''
             group by word) as words
  $$;
--> statement-breakpoint
-- A word's first seven letters, and what is left of them without one, in words of six letters and more without two: two
-- words that a slip of the pen parts have one of these in common. src/server/player-search/near-words.ts measures how near.
create function name_slips(word text) returns text[]
  language plpgsql immutable parallel safe strict
  as $$
    declare
      beginning constant text := left(word, 7);
      letters constant integer := length(word);
      slips text[] := array[beginning];
      shorter text;
    begin
      if letters < 4 then
        return slips;
      end if;
      for at in 1..length(beginning) loop
        shorter := left(beginning, at - 1) || substr(beginning, at + 1);
        slips := slips || shorter;
        if letters >= 6 then
          for after in at..length(shorter) loop
            slips := slips || (left(shorter, after - 1) || substr(shorter, after + 1));
          end loop;
        end if;
      end loop;
      return slips;
    end
  $$;
