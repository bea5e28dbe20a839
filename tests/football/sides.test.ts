import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getFixture } from "#contract/football/fixture.ts";
import { UNKNOWN_PERFORMANCE } from "#game/football/performance.ts";
import { ingestDetails } from "#server/football/ingest-details.ts";
import type { NeutralOf, NeutralRecord } from "#server/football/import/neutral-form.ts";
import { lineUp } from "#server/football/line-up/table.ts";
import { correction, fixture, player } from "#server/football/table.ts";
import { makeImportApp, runJobsAt } from "#tests/support/import-app.ts";
import { aFixture, aLeague, aPerformance, importRecords } from "#tests/support/neutral-file.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestApp } from "#tests/support/test-app.ts";

const NOW = "2025-10-15T12:00:00Z";

let app: TestApp;

beforeEach(async () => {
  app = await makeImportApp(NOW);
});

afterEach(() => app.close());

type Side = NonNullable<NeutralOf<"performance">["side"]>;

/** Club 1's forward plays for it against club 2, and, once club 2 has signed him, for club 2 against club 3. */
function aSeason(sides: readonly [first: Side | null, second: Side | null]): NeutralRecord[] {
  const kickOff = "2025-10-04T14:00:00Z";
  const moved = aLeague(3).map((record) =>
    record.kind === "player" && record.key === "c1-forward" ? { ...record, club: "c2" } : record,
  );
  return [
    ...moved,
    aFixture(),
    aPerformance({ side: sides[0] }),
    aPerformance({ player: "c2-goalkeeper", goals: 0, saves: 4 }),
    aFixture({ key: "f2", round: 5, home: "c3", away: "c2", kickOff }),
    aPerformance({ fixture: "f2", side: sides[1] }),
    aFixture({ key: "f3", round: 6, home: "c1", away: "c3", kickOff: "2025-10-05T14:00:00Z" }),
    aPerformance({ fixture: "f3", side: sides[0] }),
  ];
}

async function idOf(table: typeof fixture | typeof player, key: string): Promise<number> {
  const [found] = await app.db.select({ id: table.id }).from(table).where(eq(table.key, key));
  return found?.id ?? 0;
}

/** The sides on the page of a fixture, by the players' names. */
async function sidesIn(key: string): Promise<Record<string, Side | null>> {
  const user = await aUser(app);
  const { body } = await user.call(getFixture, { params: { id: await idOf(fixture, key) } });
  return Object.fromEntries(body.players.map(({ name, side }) => [name, side]));
}

describe("the side of a player on the page of a match", () => {
  test("is the one he was on, whatever his club is now", async () => {
    await importRecords(app, aSeason(["home", "away"]));
    await runJobsAt(app, NOW);
    expect(await sidesIn("f1")).toEqual({ "c1 forward": "home", "c2 goalkeeper": "away" });
    expect(await sidesIn("f2")).toEqual({ "c1 forward": "away" });
    expect(await sidesIn("f3")).toEqual({ "c1 forward": "home" });
  });

  test("isn't told if nobody has said it and he was with two clubs in the season", async () => {
    await importRecords(app, aSeason([null, null]));
    await runJobsAt(app, NOW);
    expect(await sidesIn("f1")).toEqual({ "c1 forward": null, "c2 goalkeeper": "away" });
    expect(await sidesIn("f2")).toEqual({ "c1 forward": null });
  });

  test("comes from the line-up if nothing else tells it", async () => {
    await importRecords(app, aSeason([null, null]));
    await runJobsAt(app, NOW);
    const named = {
      starterIds: [await idOf(player, "c1-goalkeeper")],
      benchIds: [await idOf(player, "c1-forward")],
    };
    await app.db.insert(lineUp).values({ fixtureId: await idOf(fixture, "f1"), side: "home", ...named });
    expect(await sidesIn("f1")).toEqual({ "c1 forward": "home", "c2 goalkeeper": "away" });
  });

  test("stays if the provider no longer knows it, and that is no correction", async () => {
    await importRecords(app, aSeason(["home", "away"]));
    await runJobsAt(app, NOW);
    const figures = { ...UNKNOWN_PERFORMANCE, minutes: 90, goals: 2 };
    const again = { fixtureKey: "f1", events: [] };
    const told = (side: Side | null) =>
      app.db.transaction((tx) =>
        ingestDetails(
          tx,
          "import",
          [{ ...again, performances: [{ playerKey: "c1-forward", side, performance: figures }] }],
          app.clock.now(),
        ),
      );
    await told(null);
    expect(await sidesIn("f1")).toEqual({ "c1 forward": "home" });
    await app.db.execute(sql`delete from ${correction}`);
    await told("away");
    expect(await sidesIn("f1")).toEqual({ "c1 forward": "away" });
    expect(await app.db.select().from(correction)).toEqual([]);
  });
});
