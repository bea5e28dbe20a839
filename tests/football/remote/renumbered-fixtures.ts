import type { RemoteApp } from "./remote-app.ts";
import { rewriteRecords } from "./rewrite-records.ts";

export interface FixtureRecord {
  fixture: { id: number; status: { short: string } };
}

/** New ids are at least this; all others are below it. */
export const FIRST_NEW_ID = 1_000_000;

/** What `countRows` counts: the fixtures of the league that `renumber` changes. */
export const ofLeague = "fixture where league_id = 'premier-league'";

/** Changes the records of the league's schedule, or of all answers with this beginning. */
export function renumber(
  app: RemoteApp,
  change: (record: FixtureRecord) => FixtureRecord[],
  beginning = "/fixtures?league=39",
): void {
  rewriteRecords<FixtureRecord>(app, beginning, (records) => records.flatMap(change));
}

export const withNewId = (record: FixtureRecord): FixtureRecord => ({
  ...record,
  fixture: { ...record.fixture, id: record.fixture.id + FIRST_NEW_ID },
});
