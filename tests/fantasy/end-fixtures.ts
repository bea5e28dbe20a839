import { inArray } from "drizzle-orm";
import { fixture } from "#server/football/table.ts";
import type { MadeLeague } from "#tests/support/fantasy-league.ts";
import type { TestApp } from "#tests/support/test-app.ts";

/** Ends fixtures, with all their details, so that their round can be final. */
export async function endFixtures(
  { db }: TestApp,
  fixtures: MadeLeague["fixtures"][number] = [],
): Promise<void> {
  const ids = fixtures.map(({ id }) => id);
  const ended = { status: "FT", homeGoals: 0, awayGoals: 0, detailsHash: "played" };
  await db.update(fixture).set(ended).where(inArray(fixture.id, ids));
}
