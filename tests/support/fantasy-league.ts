import type { TransferRequest } from "#contract/fantasy/transfers.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { settleFantasy } from "#server/fantasy/round/settle-fantasy.ts";
import { fantasyLeague } from "#server/fantasy/table.ts";
import type { card } from "#server/card/table.ts";
import type { fixture, player } from "#server/football/table.ts";
import { aPlayer, someClubs, someFixtures, somePlayers } from "./football-makers.ts";
import { aCard, cardOf, type CardRow, someCards } from "./makers.ts";
import { aUser } from "./sessions.ts";
import { makeTestApp, type TestApp } from "./test-app.ts";
import type { TestUser } from "./test-user.ts";

const HOUR = 3_600_000;
const WEEK = 7 * 24 * HOUR;

/** Each round's first kick-off is a week after the previous round's; each deadline is 90 minutes before it. */
export const FIRST_KICK_OFF = Date.parse("2025-09-06T15:00:00Z");

export function kickOffOf(round: number): number {
  return FIRST_KICK_OFF + (round - 1) * WEEK;
}

export function deadlineOf(round: number): number {
  return kickOffOf(round) - 90 * 60_000;
}

/** An instant when a round from these makers is final. */
export function finalOf(round: number): number {
  return kickOffOf(round) + 26 * HOUR;
}

/** A Premier League of ten clubs with a number of rounds of five fixtures, one round a week. */
export interface MadeLeague {
  /** The fantasy league's id. */
  readonly id: number;
  readonly clubIds: readonly number[];
  /** By round, in the order of the club pairs: 1 and 2, 3 and 4, and so on. */
  readonly fixtures: readonly (readonly (typeof fixture.$inferSelect)[])[];
}

const CLUBS = 10;

export async function aFantasyLeague(app: TestApp, rounds = 3): Promise<MadeLeague> {
  const clubIds = (await someClubs(app, CLUBS)).map(({ id }) => id);
  const open = { status: "NS" as const, homeGoals: null, awayGoals: null, detailsHash: null };
  const meetings = Array.from({ length: rounds }, (_, before) =>
    Array.from({ length: CLUBS / 2 }, (_unused, pair) => ({
      ...open,
      homeClubId: clubIds[2 * pair] ?? 0,
      awayClubId: clubIds[2 * pair + 1] ?? 0,
      kickOff: new Date(kickOffOf(before + 1)),
      round: before + 1,
    })),
  );
  const made = await someFixtures(app, meetings.flat());
  const fixtures = meetings.map((_, before) => made.filter(({ round }) => round === before + 1));
  await keepFantasy(app.deps);
  const [opened] = await app.db.select({ id: fantasyLeague.id }).from(fantasyLeague);
  if (opened === undefined) throw new Error("the fantasy league was not opened");
  return { id: opened.id, clubIds, fixtures };
}

const nine = [
  "goalkeeper",
  "defender",
  "midfielder",
  "midfielder",
  "forward",
  "goalkeeper",
  "defender",
  "midfielder",
  "forward",
] as const;

export interface FantasyManager {
  readonly user: TestUser;
  /** A legal nine, one from each of the first nine clubs, then more cards as they are made. */
  readonly cards: readonly CardRow[];
  readonly players: readonly (typeof player.$inferSelect)[];
}

/** A user with nine cards that make a legal squad: captain the fifth, vice-captain the fourth. */
export async function aFantasyManager(
  app: TestApp,
  { clubIds }: Pick<MadeLeague, "clubIds">,
  given: Partial<typeof card.$inferInsert> = {},
): Promise<FantasyManager> {
  const user = await aUser(app);
  const players = await somePlayers(
    app,
    nine.map((position, at) => ({ position, clubId: clubIds[at] ?? null })),
  );
  const cards = await someCards(
    app,
    user,
    players.map((one) => ({ ...cardOf(one), ...given })),
  );
  return { user, cards, players };
}

/** A server with a fantasy league and one manager, who hasn't executed a squad. */
export async function aFantasyWorld(): Promise<{
  app: TestApp;
  league: MadeLeague;
  manager: FantasyManager;
}> {
  const app = await makeTestApp();
  const league = await aFantasyLeague(app);
  return { app, league, manager: await aFantasyManager(app, league) };
}

/** A card of a player in no other squad, of the tenth club by default. */
export async function aFurtherCard(
  app: TestApp,
  user: TestUser,
  { position, clubId }: { position: (typeof nine)[number]; clubId: number },
): Promise<CardRow> {
  const made = await aPlayer(app, { position, clubId });
  return aCard(app, user, { playerId: made.id, playerName: made.name, position });
}

/** A manager's nine with some of the bench's last cards replaced by new ones of the tenth club. */
export async function changedCards(
  app: TestApp,
  { clubIds }: Pick<MadeLeague, "clubIds">,
  manager: FantasyManager,
  count: number,
): Promise<CardRow[]> {
  const cards = [...manager.cards];
  for (let at = nine.length - 1; at >= nine.length - count; at -= 1) {
    const position = nine[at] ?? "midfielder";
    cards[at] = await aFurtherCard(app, manager.user, { position, clubId: clubIds[9] ?? 0 });
  }
  return cards;
}

/** The request for a manager's unchanged nine. */
export function squadOf(
  leagueId: number,
  cards: readonly Pick<CardRow, "id">[],
  given: Partial<TransferRequest> = {},
): TransferRequest {
  const ids = cards.map(({ id }) => id);
  return {
    leagueId,
    newCardIds: ids.slice(0, 5),
    benchCardIds: ids.slice(5, 9),
    captainId: ids[4] ?? null,
    viceCaptainId: ids[3] ?? null,
    useWildcard: false,
    chipUsage: [],
    ...given,
  };
}

/** Sets the clock and runs the fantasy league's jobs. */
export async function atTime(app: TestApp, instant: number): Promise<void> {
  app.clock.set(instant);
  await keepFantasy(app.deps);
  await settleFantasy(app.deps);
}
