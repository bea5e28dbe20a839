import type { RemoteApp } from "./remote-app.ts";

/** A player as it is stored. */
export interface StoredPlayer {
  id: number;
  key: string;
  name: string;
  club: string;
  league: string;
  hasLeft: boolean;
}

/** All leagues' players, those that were stored first in front. */
export async function storedPlayers(app: RemoteApp): Promise<StoredPlayer[]> {
  const { rows } = await app.pool.query<StoredPlayer>(
    `select player.id, player.key, player.name, club.key as club, league_id as league, has_left as "hasLeft"
       from player join club on club.id = club_id order by 1`,
  );
  return rows;
}

export async function premierLeaguePlayers(app: RemoteApp): Promise<StoredPlayer[]> {
  return (await storedPlayers(app)).filter(({ league }) => league === "premier-league");
}

/** The ids of the players who have left the Premier League. */
export async function departed(app: RemoteApp): Promise<number[]> {
  return (await premierLeaguePlayers(app)).filter(({ hasLeft }) => hasLeft).map(({ id }) => id);
}

/** Two of the Premier League's players. */
export async function playersOfTwoClubs(app: RemoteApp): Promise<{ one: StoredPlayer; other: StoredPlayer }> {
  const all = await premierLeaguePlayers(app);
  const [one] = all;
  const other = all.find(({ club }) => club !== one?.club);
  if (one === undefined || other === undefined) throw new Error("there are no players of two clubs");
  return { one, other };
}
