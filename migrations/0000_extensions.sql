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
