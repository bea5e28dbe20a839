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
--> statement-breakpoint
CREATE TABLE "name_word" (
	"word" text PRIMARY KEY NOT NULL,
	"slips" text[] GENERATED ALWAYS AS (name_slips(word)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_name" (
	"player_id" integer NOT NULL,
	"provider" text NOT NULL,
	"overall" smallint NOT NULL,
	"form" text NOT NULL,
	CONSTRAINT "player_name_once" PRIMARY KEY("player_id","form")
);
--> statement-breakpoint
ALTER TABLE "player_name" ADD CONSTRAINT "player_name_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "name_word_slips_idx" ON "name_word" USING gin ("slips") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "player_name_form_idx" ON "player_name" USING btree ("provider","form" text_pattern_ops,"overall","player_id");--> statement-breakpoint
CREATE INDEX "player_name_two_idx" ON "player_name" USING btree ("provider",left("form", 2),"overall" DESC NULLS FIRST,"player_id");--> statement-breakpoint
CREATE INDEX "player_name_three_idx" ON "player_name" USING btree ("provider",left("form", 3),"overall" DESC NULLS FIRST,"player_id");
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
-- The players who are there already.
update player set name = name;
