import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ValidationView } from "#contract/fantasy/transfers.ts";
import { readAgain } from "#web/api/after-act.ts";
import { fantasyLeaguesQuery } from "#web/fantasy/fantasy-queries.ts";

/**
 * Reads the squad and the powers again once the gameweek to pick for is another, and the gameweek once the server says
 * that its deadline has passed, which the page's clock may not have noticed.
 */
export function useGameweekAtHand(round: number | undefined, verdict: ValidationView | undefined): void {
  const queryClient = useQueryClient();
  const shown = useRef(round);
  const isPast = verdict?.errors.some(({ code }) => code === "deadline_passed") === true;
  useEffect(() => {
    if (shown.current === round) return;
    shown.current = round;
    void readAgain(queryClient, "squad");
  }, [queryClient, round]);
  useEffect(() => {
    if (isPast) void queryClient.invalidateQueries({ queryKey: fantasyLeaguesQuery.queryKey });
  }, [queryClient, isPast]);
}
