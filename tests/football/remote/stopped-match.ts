import { DAY_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import type { RemoteApp } from "./remote-app.ts";
import { rewriteRecords } from "./rewrite-records.ts";

interface FixtureRecord {
  readonly fixture: { readonly id: number; readonly timestamp: number; readonly status: object };
  readonly goals: object;
}

/** A fixture that is stored. */
export interface StoredMatch {
  readonly id: number;
  /** The provider's. */
  readonly key: string;
  /** Epoch milliseconds. */
  readonly kickOff: number;
}

/** What API-Football says of a match, instead of what it would say. */
export interface Told {
  readonly short?: string;
  readonly elapsed?: number | null;
  /** Epoch milliseconds. */
  readonly kickOff?: number;
  readonly goals?: { readonly home: number | null; readonly away: number | null };
  /** No events and no figures. */
  readonly isUnplayed?: true;
}

/** Premier League matches from the first Saturday on, by kick-off. */
export async function matchesOf(app: RemoteApp): Promise<readonly [StoredMatch, ...StoredMatch[]]> {
  const { rows } = await app.pool.query<{ id: number; key: string; kickOff: Date }>(
    `select id, key, kick_off as "kickOff" from fixture
      where league_id = 'premier-league' and kick_off > $1 order by kick_off, key`,
    [new Date(FIRST_SATURDAY)],
  );
  const [first, ...others] = rows.map((row) => ({ ...row, kickOff: row.kickOff.getTime() }));
  if (first === undefined) throw new Error("no match is stored");
  return [first, ...others];
}

/** API-Football says this of these matches from now on, by their keys. */
export function tell(app: RemoteApp, matches: Readonly<Record<string, Told>>): void {
  rewriteRecords<FixtureRecord>(app, "/fixtures", (records) =>
    records.map((record) => {
      const told = matches[record.fixture.id];
      return told === undefined ? record : rewritten(record, told);
    }),
  );
}

function rewritten(record: FixtureRecord, told: Told): FixtureRecord {
  const { short, elapsed, kickOff, goals, isUnplayed } = told;
  const { fixture } = record;
  return {
    ...record,
    fixture: {
      ...fixture,
      timestamp: kickOff === undefined ? fixture.timestamp : kickOff / 1000,
      status: short === undefined ? fixture.status : { short, elapsed: elapsed ?? null },
    },
    goals: goals ?? record.goals,
    ...(isUnplayed === true ? { events: [], players: [] } : {}),
  };
}

/** A match is played for 75 minutes, and then suspended. */
export async function suspend(app: RemoteApp, { key, kickOff }: StoredMatch): Promise<void> {
  for (const minute of [10, 60, 75]) await app.followAt(kickOff + minute * MINUTE_MS);
  tell(app, { [key]: { short: "SUSP", elapsed: 72 } });
  await app.followAt(kickOff + 80 * MINUTE_MS);
}

/** Follows once a day after the kick-off. */
export async function followOnDays(
  app: RemoteApp,
  { kickOff }: StoredMatch,
  days: readonly number[],
): Promise<void> {
  for (const day of days) await app.followAt(kickOff + day * DAY_MS);
}

/** A match as it is stored. */
export async function storedState(
  app: RemoteApp,
  { id }: StoredMatch,
): Promise<{ status: string; kickOff: number } | null> {
  const { rows } = await app.pool.query<{ status: string; kickOff: Date }>(
    `select status, kick_off as "kickOff" from fixture where id = $1`,
    [id],
  );
  const [found] = rows;
  return found === undefined ? null : { status: found.status, kickOff: found.kickOff.getTime() };
}
