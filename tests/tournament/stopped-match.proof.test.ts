import { inArray } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enterTournament, getTournamentEntry } from "#contract/tournament.ts";
import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { player } from "#server/football/table.ts";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { makeLoadedApp, type RemoteApp } from "#tests/football/remote/remote-app.ts";
import {
  followOnDays,
  matchesOf,
  type StoredMatch,
  storedState,
  suspend,
  tell,
} from "#tests/football/remote/stopped-match.ts";
import { theTournament } from "#tests/support/managers.ts";
import { aWrittenTeam, cardOf, someCards } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: RemoteApp;
let match: StoredMatch;
/** The date on which the match is resumed. */
let kickOff: number;
let tournamentId: number;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  [match] = await matchesOf(app);
  kickOff = match.kickOff + 7 * DAY_MS;
  tournamentId = await theTournament(app);
});

afterEach(() => app.close());

/** A manager enters with five who are on the pitch in the match, scorers first. */
async function enter(playerIds: readonly number[]): Promise<TestUser> {
  const user = await aUser(app);
  const players = await app.db
    .select()
    .from(player)
    .where(inArray(player.id, [...playerIds]));
  const cards = await someCards(app, user, players.map(cardOf));
  const teamId = await aWrittenTeam(app, user, cards);
  const entered = await user.call(enterTournament, { params: { id: tournamentId }, body: { teamId } });
  expect(entered.status).toBe(200);
  return user;
}

/** Five players of the home side. */
async function loadFive(): Promise<number[]> {
  const { rows } = await app.pool.query<{ id: number }>(
    `select p.id from player p join fixture f on f.home_club_id = p.club_id
      where f.id = $1 and p.provider = f.provider order by p.overall desc, p.id limit 5`,
    [match.id],
  );
  return rows.map(({ id }) => id);
}

async function loadOnPitch(): Promise<number[]> {
  const { rows } = await app.pool.query<{ id: number }>(
    "select player_id as id from performance where fixture_id = $1 and minutes > 0 order by goals desc, player_id limit 5",
    [match.id],
  );
  return rows.map(({ id }) => id);
}

/** The fixtures that count in an entry, whose points are those in the table. */
async function loadCounting(user: TestUser): Promise<number[]> {
  await settleTournament(app.deps, tournamentId);
  const { body } = await user.call(getTournamentEntry, { params: { id: tournamentId } });
  const { rows } = await app.pool.query<{ points: number }>(
    `select s.points from standing s join tournament t on t.settlement_id = s.settlement_id
      where t.id = $1 and s.user_id = $2`,
    [tournamentId, user.id],
  );
  expect(body?.totalPoints).toBe(rows[0]?.points);
  return (body?.picks ?? []).flatMap(({ receipts }) => receipts.map(({ fixtureId }) => fixtureId));
}

/** The match is resumed at its new date, with everything that was done before. */
async function playOn(): Promise<void> {
  tell(app, { [match.key]: { kickOff } });
  for (const minute of [1, 20, 130]) await app.followAt(kickOff + minute * MINUTE_MS);
  expect(await storedState(app, match)).toEqual({ status: "FT", kickOff });
}

const NEW_DATE = { short: "NS", elapsed: null, goals: { home: null, away: null }, isUnplayed: true } as const;

describe("a match that was suspended and is resumed on another day", () => {
  test("counts for those who had entered before it, and not for those who have seen its goals", async () => {
    const early = await enter(await loadFive());
    await suspend(app, match);
    const scorers = await loadOnPitch();
    tell(app, { [match.key]: { ...NEW_DATE, kickOff } });
    await followOnDays(app, match, [1, 2, 3]);
    const late = await enter(scorers);

    await playOn();
    expect(await loadCounting(early)).toContain(match.id);
    expect(await loadCounting(late)).not.toContain(match.id);
  });

  test("does not count for those who entered in between where its date moves once more", async () => {
    await suspend(app, match);
    const scorers = await loadOnPitch();
    tell(app, { [match.key]: { short: "PST", elapsed: null } });
    await followOnDays(app, match, [1]);
    tell(app, { [match.key]: { ...NEW_DATE, kickOff: kickOff - DAY_MS } });
    await followOnDays(app, match, [2, 3]);
    const late = await enter(scorers);
    tell(app, { [match.key]: { ...NEW_DATE, kickOff } });
    await followOnDays(app, match, [4]);
    await playOn();
    expect(await loadCounting(late)).not.toContain(match.id);
  });
});

describe("a match that was abandoned and is played again from the beginning", () => {
  test("counts for those who had entered before its new date", async () => {
    await suspend(app, match);
    const scorers = await loadOnPitch();
    tell(app, { [match.key]: { short: "ABD", elapsed: 72 } });
    await followOnDays(app, match, [1]);
    tell(app, { [match.key]: { ...NEW_DATE, kickOff } });
    await followOnDays(app, match, [2, 3]);
    const late = await enter(scorers);

    tell(app, { [match.key]: { short: "1H", elapsed: 1, kickOff, goals: { home: 0, away: 0 } } });
    await app.followAt(kickOff + MINUTE_MS);
    tell(app, { [match.key]: { kickOff } });
    for (const minute of [20, 130]) await app.followAt(kickOff + minute * MINUTE_MS);
    expect(await storedState(app, match)).toEqual({ status: "FT", kickOff });
    expect(await loadCounting(late)).toContain(match.id);
  });
});
