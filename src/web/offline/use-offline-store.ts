import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";
import i18next from "i18next";
import type { UserView } from "#contract/account.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import { currentLanguage } from "#web/language/words.ts";
import { currentUserQuery } from "#web/account/account-queries.ts";
import { cardsQuery } from "#web/card/card-queries.ts";
import { cardFormsQuery } from "#web/card/form/card-forms-query.ts";
import { fantasyLeaguesQuery, myTeamQuery } from "#web/fantasy/fantasy-queries.ts";
import { matchesQuery } from "#web/football/matches-query.ts";
import { activeTeamQuery, teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";
import { registerWorker } from "./app-update.ts";
import { ownBy, storedAnswer } from "./offline-store.ts";
import { storeAnswersOf } from "./store-answers.ts";

/** Milliseconds for which a stored answer is recent enough. */
const RECENT_MS = 12 * HOUR_MS;

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

/**
 * Fetches what has to be there offline and wasn't shown lately: the collection with its pictures, the teams, the squads
 * and the last scores. One read after another, because nobody waits for them.
 */
async function fetchForLater(client: QueryClient): Promise<void> {
  const now = client.getQueryState(currentUserQuery.queryKey)?.dataUpdatedAt ?? 0;
  const ensure = async <Data, Key extends QueryKey>(
    query: FetchQueryOptions<Data, Error, Data, Key>,
  ): Promise<Data> => {
    const stored = await storedAnswer(hashKey(query.queryKey));
    const isRecent = stored !== null && now - stored.at < RECENT_MS;
    return isRecent ? (stored.data as Data) : client.fetchQuery(query);
  };
  const cards = await ensure(cardsQuery);
  await ensure(cardFormsQuery);
  await ensure(activeTeamQuery);
  for (const { id } of await ensure(teamsQuery)) await ensure(teamPositionsQuery(id));
  await ensure(matchesQuery);
  for (const { id } of await ensure(fantasyLeaguesQuery)) await ensure(myTeamQuery(id));
  const pictures = new Set(cards.map(({ imageUrl }) => imageUrl));
  // The worker stores what passes it.
  for (const url of pictures) if (url?.startsWith("/images/") === true) await fetch(url);
}
