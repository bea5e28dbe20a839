import type { user } from "#server/account/table.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { loadTournamentAt } from "#server/tournament/store.ts";
import { aPlayer } from "./football-makers.ts";
import { aCard, anActiveTeam, type CardRow } from "./makers.ts";
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
  const cards: CardRow[] = [];
  for (const position of lineUp) {
    const { id: playerId, name: playerName } = await aPlayer(app, { position });
    cards.push(await aCard(app, made, { playerId, playerName, position }));
  }
  return { user: made, cards, teamId: await anActiveTeam(made, cards) };
}

/** The tournament of the clock's month, made as the job makes it. */
export async function theTournament(app: TestApp): Promise<number> {
  await keepTournaments(app.deps);
  const found = await loadTournamentAt(app.db, app.clock.now());
  if (found === null) throw new Error("there is no tournament");
  return found.id;
}
