import { type Query, type QueryClient, useIsFetching, useQueryClient } from "@tanstack/react-query";
import { CloudOff, RefreshCw, Wifi } from "lucide-react";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#contract/account.ts";
import { unsentTeams } from "#web/team/saving/unsent-teams.ts";
import { Button } from "#web/ui/action/button.tsx";
import { dayOf, instantText, timeText } from "#web/language/date-text.ts";
import { ageOf, isMissed } from "./answer-or-stored.ts";
import { currentUpdate, onUpdateChange, putUpdateOff, reloadForUpdate, type Update } from "./app-update.ts";
import { currentLine, forgetReturn, onLineChange, watchLine } from "./line.ts";
import { readMissedAgain } from "./read-missed-again.ts";
import { useOfflineStore } from "./use-offline-store.ts";

const BAR =
  "mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-4 py-1.5 text-sm sm:px-6";
/** Milliseconds for which the bar says that the line is back. */
const RETURN_SHOWN_MS = 5000;

/** Below the bar of every screen: that the line is cut, how old the shown data is, and that an update is ready. */
export function OfflineBar({ user }: { readonly user: UserView }) {
  const { t } = useTranslation("offline");
  const line = useSyncExternalStore(onLineChange, currentLine);
  useOfflineStore(user);
  useLine(line);
  useSending(user, line);
  return (
    <>
      {/* Always there: screen readers announce what changes in it. */}
      <output className={line === "good" ? "sr-only" : BAR}>
        {line === "cut" && (
          <>
            <CloudOff aria-hidden="true" className="size-4 flex-none" />
            {t("cut")} <ShownAge />
          </>
        )}
        {line === "back" && (
          <>
            <Wifi aria-hidden="true" className="size-4 flex-none" />
            {t("back")}
          </>
        )}
      </output>
      <UpdateQuestion isHeld={line === "cut"} />
    </>
  );
}

/** Asks once whether to load a new version. @param isHeld without a line, a reload could leave nothing */
function UpdateQuestion({ isHeld }: { readonly isHeld: boolean }) {
  const { t } = useTranslation("offline");
  const update = useSyncExternalStore(onUpdateChange, currentUpdate);
  useFollowUpdate(update);
  const isAsking = update === "ready" && !isHeld;
  return (
    <div className={isAsking ? BAR : "sr-only"}>
      <output className="flex items-center gap-2">
        {isAsking && (
          <>
            <RefreshCw aria-hidden="true" className="size-4 flex-none" />
            {t("update.ready")}
          </>
        )}
      </output>
      {isAsking && (
        <>
          <Button size="small" onClick={reloadForUpdate}>
            {t("update.reload")}
          </Button>
          <Button size="small" variant="ghost" onClick={putUpdateOff}>
            {t("update.later")}
          </Button>
        </>
      )}
    </div>
  );
}

/** Follows the line, and fetches what was shown from the device, or failed, once it's back. */
function useLine(line: ReturnType<typeof currentLine>): void {
  const client = useQueryClient();
  useEffect(() => watchLine(), []);
  useEffect(() => readMissedAgain(client), [client]);
  useEffect(() => {
    if (line !== "back") return undefined;
    void client.invalidateQueries({
      predicate: (query) => isMissed(query) || query.state.status === "error",
    });
    const timer = setTimeout(forgetReturn, RETURN_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [client, line]);
}

/** Sends what an earlier visit couldn't, at the start and whenever the line is back. */
function useSending({ id: userId }: Pick<UserView, "id">, line: ReturnType<typeof currentLine>): void {
  const client = useQueryClient();
  useEffect(() => {
    // What fails again is sent when the line is back for good.
    if (line !== "cut") send(client, userId).catch(() => undefined);
  }, [client, userId, line]);
}

async function send(client: QueryClient, userId: string): Promise<void> {
  if (unsentTeams(userId).length === 0) return;
  const { sendUnsentTeams } = await import("#web/team/saving/send-unsent-teams.ts");
  await sendUnsentTeams(client, userId);
}

/** When the oldest data on the screen arrived, if any of it comes from the device. */
function ShownAge() {
  const { t } = useTranslation("offline");
  const client = useQueryClient();
  // Rerenders when a read is answered, from wherever.
  useIsFetching();
  const shown = client.getQueryCache().findAll({ type: "active" });
  const oldest = oldestOf(shown);
  if (oldest === null) return null;
  const now = Math.max(...shown.map(({ state }) => state.dataUpdatedAt));
  return <span className="text-ink-muted">{t("asOf", { time: asOfText(oldest, now) })}</span>;
}

/** After another tab has taken over an update, loads the next screen of this one from the new version. */
function useFollowUpdate(update: Update): void {
  const router = useRouter();
  useEffect(() => {
    if (update !== "taken over") return undefined;
    return router.subscribe("onBeforeNavigate", ({ toLocation, pathChanged }) => {
      if (pathChanged) location.assign(toLocation.href);
    });
  }, [router, update]);
}

/** When the oldest stored answer among these queries arrived, in epoch milliseconds; null: none is stored. */
function oldestOf(queries: readonly Pick<Query, "queryHash">[]): number | null {
  const ages = queries.map(({ queryHash }) => ageOf(queryHash)).filter((age) => age !== null);
  return ages.length === 0 ? null : Math.min(...ages);
}

/** An instant as its time of day if it's of today: "14:05", else with its date: "Sat 7 Nov, 14:05". */
export function asOfText(at: number, now: number): string {
  const instant = new Date(at).toISOString();
  return dayOf(at) === dayOf(now) ? timeText(instant) : instantText(instant, { now });
}
