import { and, asc, eq, gte, sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { getFixture } from "#contract/football/fixture.ts";
import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { followFootball } from "#server/football/follow-football.ts";
import { lineUp } from "#server/football/line-up/table.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { fixture, player } from "#server/football/table.ts";
import { liveEvent } from "#server/platform/live/table.ts";
import { aWrittenTeam, someCards } from "#tests/support/makers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { FIRST_SATURDAY } from "#tests/football/remote/fake-world.ts";
import { makeLoadedApp } from "#tests/football/remote/remote-app.ts";
import { rewriteRecords } from "#tests/football/remote/rewrite-records.ts";

/** An app, and how it follows football. */
interface Followed {
  readonly app: TestApp;
  readonly followAt: (instant: number) => Promise<unknown>;
}

async function simulated(): Promise<Followed> {
  const app = await makeTestApp({ now: FIRST_SATURDAY });
  const provider = simulatedProvider();
  return {
    app,
    followAt(instant) {
      app.clock.set(instant);
      return followFootball(app.deps, provider);
    },
  };
}

async function remote(name: "api-football" | "fpl"): Promise<Followed> {
  const app = await makeLoadedApp(name);
  return { app, followAt: (instant) => app.followAt(instant) };
}

let followed: Followed | undefined;

afterEach(async () => {
  await followed?.app.close();
  followed = undefined;
});

/** The fixtures of the afternoon in the Premier League, by kick-off. */
async function afternoonOf({ db }: TestApp) {
  const found = await db
    .select()
    .from(fixture)
    .where(
      and(
        eq(fixture.leagueId, "premier-league"),
        gte(fixture.kickOff, new Date(FIRST_SATURDAY + 2 * HOUR_MS)),
      ),
    )
    .orderBy(asc(fixture.kickOff), asc(fixture.id))
    .limit(9);
  return found.map((one) => ({ ...one, kickOff: one.kickOff.getTime() }));
}

async function firstFixture(app: TestApp) {
  const [first] = await afternoonOf(app);
  if (first === undefined) throw new Error("the world has no fixture");
  return first;
}

/** A fixture of the afternoon in which somebody isn't in the squad, with players who are absent and others. */
async function anAbsence(app: TestApp, user: TestUser) {
  for (const { id: fixtureId, homeClubId, awayClubId } of await afternoonOf(app)) {
    const { lineUps } = (await user.call(getFixture, { params: { id: fixtureId } })).body;
    for (const [side, clubId] of [
      [lineUps.home, homeClubId],
      [lineUps.away, awayClubId],
    ] as const) {
      const squad = await app.db.select().from(player).where(eq(player.clubId, clubId));
      const named = new Set([...(side?.starters ?? []), ...(side?.bench ?? [])].map(({ id }) => id));
      const absentIds = squad.map(({ id }) => id).filter((id) => !named.has(id));
      const [starterId, benchedId] = [side?.starters[1]?.id, side?.bench?.[1]?.id];
      if (absentIds.length > 0 && starterId !== undefined && benchedId !== undefined) {
        return { fixtureId, starterId, benchedId, absentIds };
      }
    }
  }
  throw new Error("nobody is absent this afternoon");
}

/** Makes the first five of these players, and as many others as it takes, the user's active team. */
async function field(app: TestApp, user: TestUser, playerIds: readonly number[]): Promise<void> {
  const others = await app.db.select({ id: player.id }).from(player).limit(10);
  const five = [...new Set([...playerIds, ...others.map(({ id }) => id)])].slice(0, 5);
  const cards = await someCards(
    app,
    user,
    five.map((playerId) => ({ playerId })),
  );
  await aWrittenTeam(app, user, cards);
}

const NOT_KNOWN = { home: null, away: null };

describe.each([
  ["simulated", simulated],
  ["api-football", () => remote("api-football")],
] as const)("the line-ups of the provider %s", (_, start) => {
  test("are known an hour before the kick-off, with who isn't in the squad", async () => {
    followed = await start();
    const { app, followAt } = followed;
    await followAt(FIRST_SATURDAY);
    const { id, kickOff } = await firstFixture(app);
    const user = await aUser(app);
    const lineUps = async () => (await user.call(getFixture, { params: { id } })).body.lineUps;

    await followAt(kickOff - HOUR_MS - MINUTE_MS);
    expect(await lineUps()).toEqual(NOT_KNOWN);
    await followAt(kickOff - HOUR_MS + 10 * MINUTE_MS);
    const { home, away } = await lineUps();
    for (const side of [home, away]) {
      expect(side?.starters).toHaveLength(11);
      expect(side?.starters[0]?.position).toBe("goalkeeper");
      expect(side?.bench?.length).toBeGreaterThanOrEqual(5);
    }

    const found = await anAbsence(app, user);
    await field(app, user, [found.starterId, found.benchedId, ...found.absentIds]);
    const { today } = (await user.call(getOwnFixtures)).body;
    const own = today.find((one) => one.id === found.fixtureId)?.own ?? [];
    const placeOf = (playerId: number) => own.find((one) => one.playerId === playerId)?.place;
    expect(placeOf(found.starterId)).toBe("starter");
    expect(placeOf(found.benchedId)).toBe("bench");
    expect(placeOf(found.absentIds[0] ?? 0)).toBe("absent");
    expect(own.every(({ points }) => points === null)).toBe(true);
  });

  test("are told to open pages once, and forgotten if the match is put off", async () => {
    followed = await start();
    const { app, followAt } = followed;
    await followAt(FIRST_SATURDAY);
    const { id, kickOff } = await firstFixture(app);
    for (const minutes of [10, 20, 30]) await followAt(kickOff - HOUR_MS + minutes * MINUTE_MS);
    const told = await app.db
      .select()
      .from(liveEvent)
      .where(and(eq(liveEvent.kind, "line-ups"), sql`${liveEvent.data} ->> 'fixtureId' = ${String(id)}`));
    expect(told).toHaveLength(1);
    await followAt(kickOff - 2 * HOUR_MS);
    expect(await app.db.select().from(lineUp).where(eq(lineUp.fixtureId, id))).toEqual([]);
  });
});

test("line-ups of fixtures that an answer repeats are stored once", async () => {
  const app = await makeLoadedApp("api-football");
  followed = { app, followAt: (instant) => app.followAt(instant) };
  await app.followAt(FIRST_SATURDAY);
  const { id, kickOff } = await firstFixture(app);
  rewriteRecords(app, "/fixtures", (records) => [...records, ...records]);
  await app.followAt(kickOff - HOUR_MS / 2);
  expect(await app.db.select().from(lineUp).where(eq(lineUp.fixtureId, id))).toHaveLength(2);
});

describe("with the provider fpl, which never tells line-ups", () => {
  test("nobody is said to be left out", async () => {
    followed = await remote("fpl");
    const { app, followAt } = followed;
    await followAt(FIRST_SATURDAY);
    const { id, kickOff, homeClubId } = await firstFixture(app);
    await followAt(kickOff - HOUR_MS / 2);
    const user = await aUser(app);
    expect((await user.call(getFixture, { params: { id } })).body.lineUps).toEqual(NOT_KNOWN);
    const squad = await app.db.select().from(player).where(eq(player.clubId, homeClubId));
    await field(
      app,
      user,
      squad.map((one) => one.id),
    );
    const { today } = (await user.call(getOwnFixtures)).body;
    const own = today.find((one) => one.id === id)?.own ?? [];
    expect(own).toHaveLength(5);
    expect(own.every(({ place }) => place === null)).toBe(true);
  });
});
