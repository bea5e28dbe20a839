import type { Performance } from "#game/football/performance.ts";
import { club, fixture, league, performance, player } from "#server/football/table.ts";
import type { TestApp } from "./test-app.ts";

type Row<Table extends { $inferSelect: object }> = Table["$inferSelect"];
type Given<Table extends { $inferInsert: object }> = Partial<Table["$inferInsert"]>;

let made = 0;

/** A number unique to this call, for values that must differ. */
function next(): number {
  made += 1;
  return made;
}

export async function aClub(app: TestApp, given: Given<typeof club> = {}): Promise<Row<typeof club>> {
  return only(await insertClubs(app, [given]));
}

/** Makes several clubs at once: one by one they would take most of a test's time. */
export function someClubs(
  app: TestApp,
  count: number,
  given: Given<typeof club> = {},
): Promise<Row<typeof club>[]> {
  return insertClubs(
    app,
    Array.from({ length: count }, () => given),
  );
}

async function insertClubs(
  { db }: TestApp,
  given: readonly Given<typeof club>[],
): Promise<Row<typeof club>[]> {
  const rows = given.map((one) => {
    const number = next();
    return {
      leagueId: "premier-league",
      provider: "simulated" as const,
      key: `club-${number}`,
      name: `Club ${number}`,
      shortName: `Club ${number}`,
      code: `C${String(number).padStart(2, "0")}`,
      primaryColour: "#113322",
      secondaryColour: "#ffffff",
      ...one,
    };
  });
  const leagues = [...new Set(rows.map(({ leagueId }) => leagueId))];
  await db
    .insert(league)
    .values(leagues.map((id) => ({ id, name: id, country: "England" })))
    .onConflictDoNothing();
  return db.insert(club).values(rows).returning();
}

export async function aPlayer(app: TestApp, given: Given<typeof player> = {}): Promise<Row<typeof player>> {
  return only(await somePlayers(app, [given]));
}

/** Makes several players at once, in the order given; a player without a club gets a new one. */
export async function somePlayers(
  app: TestApp,
  given: readonly Given<typeof player>[],
): Promise<Row<typeof player>[]> {
  const homeless = given.filter(({ clubId }) => (clubId ?? null) === null);
  const homes = (homeless.length === 0 ? [] : await someClubs(app, homeless.length)).values();
  const rows = given.map((one) => {
    const number = next();
    return {
      provider: "simulated" as const,
      key: `player-${number}`,
      name: `Player ${number}`,
      shortName: `Player ${number}`,
      position: "midfielder" as const,
      overall: 70,
      ...one,
      clubId: one.clubId ?? homes.next().value?.id ?? null,
    };
  });
  return app.db.insert(player).values(rows).returning();
}

export async function aFixture(
  app: TestApp,
  kickOff: number | string,
  given: Given<typeof fixture> = {},
): Promise<Row<typeof fixture>> {
  const homeClubId = given.homeClubId ?? (await aClub(app)).id;
  const awayClubId = given.awayClubId ?? (await aClub(app)).id;
  return only(await someFixtures(app, [{ ...given, homeClubId, awayClubId, kickOff: new Date(kickOff) }]));
}

type Meeting = Pick<typeof fixture.$inferInsert, "homeClubId" | "awayClubId" | "kickOff">;

/** Makes several fixtures at once, in the order given. */
export async function someFixtures(
  { db }: TestApp,
  given: readonly (Given<typeof fixture> & Meeting)[],
): Promise<Row<typeof fixture>[]> {
  const rows = given.map((one) => {
    const number = next();
    return {
      leagueId: "premier-league",
      provider: "simulated" as const,
      key: `fixture-${number}`,
      season: 2025,
      round: 1,
      status: "FT" as const,
      homeGoals: 2,
      awayGoals: 1,
      detailsHash: `first ${number}`,
      updatedAt: one.kickOff,
      ...one,
    };
  });
  return db.insert(fixture).values(rows).returning();
}

/** A performance of ninety minutes with the given figures: 2 points plus theirs. */
export async function aPerformance(
  { db }: TestApp,
  played: Pick<typeof performance.$inferInsert, "fixtureId" | "playerId" | "side">,
  figures: Partial<Performance> = {},
): Promise<void> {
  await db.insert(performance).values({ ...played, minutes: 90, conceded: 1, ...figures });
}

/** A Premier League catalogue big enough to draw a base set: twelve clubs with every position. */
export async function aCatalogue(app: TestApp): Promise<void> {
  const clubs = await someClubs(app, 12);
  const squads = clubs.flatMap(({ id: clubId }) =>
    (["goalkeeper", "defender", "midfielder", "forward"] as const).flatMap((position) =>
      [69, 71, 73].map((overall) => ({ clubId, position, overall })),
    ),
  );
  await somePlayers(app, squads);
}

function only<Value>([row]: readonly Value[]): Value {
  if (row === undefined) throw new Error("the row was not made");
  return row;
}
