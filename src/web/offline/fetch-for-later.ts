import { type FetchQueryOptions, hashKey, type QueryClient, type QueryKey } from "@tanstack/react-query";
import { HOUR_MS } from "#game/milliseconds.ts";
import { currentUserQuery } from "#web/account/account-queries.ts";
import { cardsQuery } from "#web/card/card-queries.ts";
import { cardFormsQuery } from "#web/card/form/card-forms-query.ts";
import { fantasyLeaguesQuery, myTeamQuery } from "#web/fantasy/fantasy-queries.ts";
import { matchesQuery } from "#web/football/matches-query.ts";
import { activeTeamQuery, teamPositionsQuery, teamsQuery } from "#web/team/team-queries.ts";
import { storedAnswer } from "./offline-store.ts";

/** Milliseconds for which a stored answer is recent enough. */
const RECENT_MS = 12 * HOUR_MS;

/**
 * Fetches what has to be there offline and wasn't shown lately: the collection with its pictures, the teams, the squads
 * and the last scores. One read after another, because nobody waits for them.
 */
export async function fetchForLater(client: QueryClient): Promise<void> {
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
