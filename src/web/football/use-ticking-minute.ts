import { useEffect, useState } from "react";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { tickedMinute } from "./match-status.ts";

type Status = MatchDayFixture["fixture"]["status"];

/** A match's minute, which goes on between two answers of the server. */
export function useTickingMinute({ short, elapsed }: Status): number | null {
  const told = `${short} ${elapsed}`;
  const [passed, setPassed] = useState({ since: told, minutes: 0 });
  useEffect(() => {
    const timer = setInterval(
      () => setPassed(({ since, minutes }) => ({ since: told, minutes: since === told ? minutes + 1 : 1 })),
      MINUTE_MS,
    );
    return () => clearInterval(timer);
  }, [told]);
  return tickedMinute({ short, elapsed }, passed.since === told ? passed.minutes : 0);
}
