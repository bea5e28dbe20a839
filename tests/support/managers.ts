import type { user } from "#server/account/table.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { loadTournamentAt } from "#server/tournament/store.ts";
import { somePlayers } from "./football-makers.ts";
import { aWrittenTeam, cardOf, type CardRow, someCards } from "./makers.ts";
import { aUser } from "./sessions.ts";
import type { TestApp } from "./test-app.ts";
import type { TestUser } from "./test-user.ts";

/** A user with a username, five cards of real players, and an active team of them. */
export interface Manager {
  readonly user: TestUser;
  /** In the order of the slots of 1-2-1: goalkeeper, defender, two midfielders, forward. */
  readonly cards: readonly CardRow[];
  readonly teamId: number;
}

const lineUp = ["goalkeeper", "defender", "midfielder", "midfielder", "forward"] as const;
let managers = 0;

export async function aManager(
  app: TestApp,
  given: Partial<typeof user.$inferInsert> = {},
): Promise<Manager> {
  managers += 1;
  const made = await aUser(app, { username: `manager_${managers}`, ...given });
  const players = await somePlayers(
    app,
    lineUp.map((position) => ({ position })),
  );
  const cards = await someCards(app, made, players.map(cardOf));
  return { user: made, cards, teamId: await aWrittenTeam(app, made, cards) };
}

export async function someManagers(app: TestApp, count: number): Promise<Manager[]> {
  const made = [];
  for (let index = 0; index < count; index += 1) made.push(await aManager(app));
  return made;
}

/** The tournament of the clock's month, made as the job does if it doesn't exist. */
export async function theTournament(app: TestApp): Promise<number> {
  const found = (await loadTournamentAt(app.db, app.clock.now())) ?? (await keptTournament(app));
  if (found === null) throw new Error("there is no tournament");
  return found.id;
}

async function keptTournament(app: TestApp): ReturnType<typeof loadTournamentAt> {
  await keepTournaments(app.deps);
  return loadTournamentAt(app.db, app.clock.now());
}
