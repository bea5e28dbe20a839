import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { setTimeZone, type UserView } from "#contract/account.ts";
import { call } from "#web/api/call.ts";
import { currentUserQuery } from "./account-queries.ts";

/** Sends the server this device's time zone if it has another one: most pushes wait until the user's morning. */
export function useOwnTimeZone(user: UserView | null | undefined): void {
  const queryClient = useQueryClient();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const isOther = user !== null && user !== undefined && user.timeZone !== timeZone;
  useEffect(() => {
    if (!isOther) return;
    // A failure doesn't matter: the next visit tries again.
    call(setTimeZone, { body: { timeZone } })
      .then(() =>
        queryClient.setQueryData(currentUserQuery.queryKey, (known) => known && { ...known, timeZone }),
      )
      .catch(() => undefined);
  }, [isOther, timeZone, queryClient]);
}
