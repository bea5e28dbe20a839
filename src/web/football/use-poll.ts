import { focusManager } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";

interface Polled {
  refetch: (options: { cancelRefetch: boolean }) => Promise<unknown>;
}

/**
 * Refetches a query at this interval (milliseconds) while the page has the focus. It has its own timer, because each
 * score from the live stream would restart `refetchInterval`, and a missed one would never be made up for.
 */
export function usePoll({ refetch }: Polled, everyMs: number): void {
  const ask = useEffectEvent(() => {
    if (focusManager.isFocused()) void refetch({ cancelRefetch: false });
  });
  useEffect(() => {
    const timer = setInterval(() => ask(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
