import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { setTimeZone, type UserView } from "#contract/account.ts";
import { readAgain } from "#web/api/after-act.ts";
import { call } from "#web/api/call.ts";
import { onServerMinute, serverMinute } from "#web/api/server-time.ts";
import { deviceTimeZone, followTimeZone, onTimeZoneChange } from "#web/language/time-zone.ts";
import { dayOf } from "#web/language/date-text.ts";
import { currentUserQuery } from "./account-queries.ts";

/**
 * Follows this device's time zone, and sends it to the server if that has another one: most pushes wait until the
 * user's morning, and today's matches are those of the user's day. Follows that day too, on a page that stays open over
 * midnight.
 */
export function useOwnTimeZone(user: UserView | null | undefined): void {
  const queryClient = useQueryClient();
  const known = user?.timeZone;
  const timeZone = useSyncExternalStore(onTimeZoneChange, deviceTimeZone);
  useEffect(() => followTimeZone(), []);
  useEffect(() => followDay(queryClient), [queryClient]);
  useEffect(() => {
    if (known === undefined || known === timeZone) return;
    // A failure doesn't matter: the next visit tries again.
    call(setTimeZone, { body: { timeZone } })
      .then(() => {
        queryClient.setQueryData(currentUserQuery.queryKey, (before) => before && { ...before, timeZone });
        return readAgain(queryClient, "today");
      })
      .catch(() => undefined);
  }, [known, timeZone, queryClient]);
}

/** Reads again what depends on today when the user's next day begins. @returns a function that stops it */
export function followDay(client: QueryClient): () => void {
  let day = today();
  return onServerMinute(() => {
    const before = day;
    day = today();
    if (before !== null && before !== day) void readAgain(client, "today");
  });
}

function today(): string | null {
  const now = serverMinute();
  return now === null ? null : dayOf(now);
}
