import { useNavigate } from "@tanstack/react-router";
import type { SearchOption } from "./search-groups.ts";

/** Opens a result: a player's, manager's or mini-league's page, or a club's matches. */
export function useOpenResult(): (option: SearchOption) => void {
  const navigate = useNavigate();
  return ({ kind, found }) => {
    switch (kind) {
      case "players":
        void navigate({ to: "/players/$playerId", params: { playerId: String(found.id) } });
        return;
      case "clubs":
        void navigate({ to: "/live-scores", search: { club: found.name } });
        return;
      case "managers":
        void navigate({ to: "/users/$userId", params: { userId: found.id } });
        return;
      default:
        void navigate({ to: "/leagues/$leagueId", params: { leagueId: String(found.id) } });
    }
  };
}
