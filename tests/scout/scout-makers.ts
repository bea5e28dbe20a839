import { getScout, type ScoutView } from "#contract/scout.ts";
import { enterTournament } from "#contract/tournament.ts";
import { aFantasyLeague, deadlineOf, type MadeLeague } from "#tests/support/fantasy-league.ts";
import { scoutOffer } from "#server/scout/table.ts";
import { fantasyLeague, fantasyRound } from "#server/fantasy/table.ts";
import { aCatalogue, someClubs, somePlayers } from "#tests/support/football-makers.ts";
import { aManager, type Manager, theTournament } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";
import type { TestUser } from "#tests/support/test-user.ts";

export interface ScoutWorld {
  readonly app: TestApp;
  readonly league: MadeLeague;
}

/** A Premier League with this many weekly gameweeks from 6 September, and players to offer; on a fresh database by default. */
export async function aScoutWorld(rounds = 3, database?: TestDatabase): Promise<ScoutWorld> {
  const app = await makeTestApp(database === undefined ? {} : { database });
  await aCatalogue(app);
  return { app, league: await aFantasyLeague(app, rounds) };
}

/** A manager whose five is entered in the current month's tournament. */
export async function anEnteredManager(app: TestApp): Promise<Manager> {
  const manager = await aManager(app);
  await enter(app, manager);
  return manager;
}

export async function enter(app: TestApp, { user, teamId }: Manager): Promise<void> {
  const { status } = await user.call(enterTournament, {
    params: { id: await theTournament(app) },
    body: { teamId },
  });
  if (status !== 200) throw new Error(`the team was not entered: ${status}`);
}

/** Sets the clock to an hour after a gameweek's deadline. */
export function afterDeadline({ clock }: TestApp, round: number): void {
  clock.set(deadlineOf(round) + 3_600_000);
}

export async function scoutOf(user: TestUser): Promise<ScoutView> {
  const { status, body } = await user.call(getScout);
  if (status !== 200) throw new Error(`the scout did not answer: ${status}`);
  return body;
}

/** The gameweek's offer, with its first player. */
export async function offerOf(user: TestUser): Promise<{ offerId: number; playerId: number }> {
  const [offer] = (await scoutOf(user)).offers;
  const player = offer?.players[0];
  if (offer === undefined || player === undefined) throw new Error("there is no offer");
  return { offerId: offer.id, playerId: player.playerId };
}

const SPAIN = { leagueId: "la-liga", season: 2025 } as const;

/** An offer of three La Liga players, an hour after their first gameweek's deadline. */
export async function anOpenOffer(
  app: TestApp,
  { id: userId }: Pick<TestUser, "id">,
): Promise<{ offerId: number; playerIds: readonly number[] }> {
  const [madeAt, clubs] = [new Date(app.clock.now()), await someClubs(app, 1, { leagueId: SPAIN.leagueId })];
  await app.db
    .insert(fantasyLeague)
    .values({ ...SPAIN, name: "La Liga 2025/26" })
    .onConflictDoNothing();
  const league = (await app.db.select().from(fantasyLeague)).find((one) => one.leagueId === SPAIN.leagueId);
  const deadline = new Date(app.clock.now() - 3_600_000);
  await app.db
    .insert(fantasyRound)
    .values({
      leagueId: league?.id ?? 0,
      round: 1,
      deadline,
      state: "live",
      finalAt: deadline,
      fixtureIds: [],
      fixtureCounts: {},
    })
    .onConflictDoNothing();
  const players = await somePlayers(
    app,
    [1, 2, 3].map(() => ({ clubId: clubs[0]?.id ?? null })),
  );
  const playerIds = players.map(({ id }) => id);
  const [made] = await app.db
    .insert(scoutOffer)
    .values({ ...SPAIN, userId, round: 1, look: 1, playerIds, madeAt })
    .returning();
  return { offerId: made?.id ?? 0, playerIds };
}
