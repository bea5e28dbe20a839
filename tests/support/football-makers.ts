import type { Performance } from "#game/football/performance.ts";
import { club, fixture, league, performance, player } from "#server/football/table.ts";
import type { TestApp } from "./test-app.ts";

type Row<Table extends { $inferSelect: object }> = Table["$inferSelect"];

let made = 0;

/** A number that no other call got, for what must be different. */
function next(): number {
  made += 1;
  return made;
}

export async function aClub(
  { db }: TestApp,
  given: Partial<typeof club.$inferInsert> = {},
): Promise<Row<typeof club>> {
  const number = next();
  const leagueId = given.leagueId ?? "premier-league";
  await db.insert(league).values({ id: leagueId, name: leagueId, country: "England" }).onConflictDoNothing();
  const [row] = await db
    .insert(club)
    .values({
      leagueId,
      provider: "simulated",
      key: `club-${number}`,
      name: `Club ${number}`,
      shortName: `Club ${number}`,
      code: `C${String(number).padStart(2, "0")}`,
      primaryColour: "#113322",
      secondaryColour: "#ffffff",
      ...given,
    })
    .returning();
  return present(row);
}

export async function aPlayer(
  app: TestApp,
  given: Partial<typeof player.$inferInsert> = {},
): Promise<Row<typeof player>> {
  const number = next();
  const clubId = given.clubId ?? (await aClub(app)).id;
  const [row] = await app.db
    .insert(player)
    .values({
      provider: "simulated",
      key: `player-${number}`,
      name: `Player ${number}`,
      shortName: `Player ${number}`,
      position: "midfielder",
      overall: 70,
      ...given,
      clubId,
    })
    .returning();
  return present(row);
}

export async function aFixture(
  app: TestApp,
  kickOff: number | string,
  given: Partial<typeof fixture.$inferInsert> = {},
): Promise<Row<typeof fixture>> {
  const number = next();
  const [row] = await app.db
    .insert(fixture)
    .values({
      leagueId: "premier-league",
      provider: "simulated",
      key: `fixture-${number}`,
      season: 2025,
      round: 1,
      homeClubId: given.homeClubId ?? (await aClub(app)).id,
      awayClubId: given.awayClubId ?? (await aClub(app)).id,
      kickOff: new Date(kickOff),
      status: "FT",
      homeGoals: 2,
      awayGoals: 1,
      detailsHash: `first ${number}`,
      updatedAt: new Date(kickOff),
      ...given,
    })
    .returning();
  return present(row);
}

/** A player who was on the pitch for ninety minutes and did what is given: 2 points and those of the figures. */
export async function aPerformance(
  { db }: TestApp,
  played: { readonly fixtureId: number; readonly playerId: number },
  figures: Partial<Performance> = {},
): Promise<void> {
  await db.insert(performance).values({ ...played, minutes: 90, conceded: 1, ...figures });
}

/** A Premier League catalogue that a base set can be drawn from: twelve clubs, each with every position. */
export async function aCatalogue(app: TestApp): Promise<void> {
  for (let number = 0; number < 12; number += 1) {
    const { id: clubId } = await aClub(app);
    for (const position of ["goalkeeper", "defender", "midfielder", "forward"] as const) {
      for (const overall of [69, 71, 73]) await aPlayer(app, { clubId, position, overall });
    }
  }
}

function present<Value>(row: Value | undefined): Value {
  if (row === undefined) throw new Error("the row was not made");
  return row;
}
