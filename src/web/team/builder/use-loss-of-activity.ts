import { useEffect, useRef } from "react";
import type { TeamView } from "#contract/team.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** Says so when the open team stops being the active one, as it does when a player is taken off. */
export function useLossOfActivity(team: TeamView | null): void {
  const before = useRef<TeamView | null>(null);
  useEffect(() => {
    const wasActive = before.current?.id === team?.id && before.current?.isActive === true;
    before.current = team;
    if (!team || !wasActive || team.isActive) return;
    toast({
      title: `${team.name} is no longer your active team`,
      description: "Set it active again once it has five players.",
    });
  }, [team]);
}
