import { CalendarRange } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** In the place of a table while no fantasy league is open. */
export function NoFantasyLeague() {
  return (
    <EmptyState
      icon={<CalendarRange aria-hidden="true" />}
      title="No fantasy league is open yet"
      description="It opens as soon as the fixtures of its season are known."
    />
  );
}
