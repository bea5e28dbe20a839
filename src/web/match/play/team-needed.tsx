import { Link } from "#web/ui/action/link.tsx";
import { Shirt } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** Nobody plays without an active team. */
export function TeamNeeded() {
  return (
    <EmptyState
      icon={<Shirt aria-hidden="true" />}
      title="No Active Team"
      description="A match needs five on the pitch: build a team and set it active. It takes a minute."
      action={
        <Link to="/team-builder" className={buttonClass()}>
          Create Team
        </Link>
      }
    />
  );
}
