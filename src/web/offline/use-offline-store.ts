import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import i18next from "i18next";
import type { UserView } from "#contract/account.ts";
import { currentLanguage } from "#web/language/words.ts";
import { registerWorker } from "./app-update.ts";
import { fetchForLater } from "./fetch-for-later.ts";
import { ownBy } from "./offline-store.ts";
import { storeAnswersOf } from "./store-answers.ts";

/** Stores the app and the user's answers on this device, if it can have a service worker. */
export function useOfflineStore({ id: userId }: Pick<UserView, "id">): void {
  const client = useQueryClient();
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const own = async () => ownBy({ userId, language: currentLanguage() }).catch(() => undefined);
    const ownAgain = () => void own();
    const begin = async () => {
      await whenQuiet(client);
      if (isOver || !(await registerWorker()) || isOver) return;
      await own();
      i18next.on("languageChanged", ownAgain);
      const stopStoring = storeAnswersOf(userId, client);
      stop = () => {
        i18next.off("languageChanged", ownAgain);
        stopStoring();
      };
      // What fails now is fetched at another visit.
      if (navigator.onLine) await fetchForLater(client).catch(() => undefined);
    };
    void begin();
    return () => {
      isOver = true;
      stop();
    };
  }, [userId, client]);
}

/** Resolves when no read is under way: storing the app must not slow down the first screen. */
function whenQuiet(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const cache = client.getQueryCache();
    let stopHearing = (): void => undefined;
    const look = () => {
      if (client.isFetching() > 0) return;
      stopHearing();
      resolve();
    };
    stopHearing = cache.subscribe(look);
    look();
  });
}
