-- Tells every instance that a session has ended, or that readers see another settlement, when that is committed.
create function tell_changes() returns trigger
  language plpgsql
  as $$
    begin
      perform pg_notify('panna_changed', '');
      return null;
    end
  $$;
--> statement-breakpoint
create trigger session_told after update or delete on session
  for each statement execute function tell_changes();
--> statement-breakpoint
create trigger tournament_told after insert or update or delete on tournament
  for each statement execute function tell_changes();
--> statement-breakpoint
create trigger season_told after insert or update or delete on season
  for each statement execute function tell_changes();
