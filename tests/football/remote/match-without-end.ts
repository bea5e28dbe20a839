import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import type { RemoteApp } from "./remote-app.ts";

interface FixtureRecord {
  fixture: { id: number; status: { short: string; elapsed: number | null } };
}

/** The day's first match in the Premier League, by the provider's key. */
export async function firstMatchOf(app: RemoteApp): Promise<string> {
  const { rows } = await app.pool.query<{ key: string }>(
    `select key from fixture where league_id = 'premier-league' and kick_off > $1 order by kick_off limit 1`,
    [new Date(FIRST_SATURDAY)],
  );
  return rows[0]?.key ?? "";
}

/** The provider names all matches but this one from now on. */
export function leaveOut(app: RemoteApp, key: string): void {
  answerSchedulesWith(app, (one) => (isMatch(one, key) ? [] : [one]));
}

/** The provider names no match any more. */
export function nameNone(app: RemoteApp): void {
  answerSchedulesWith(app, () => []);
}

/** The provider says from now on that the match has this status. */
export function stayAt(app: RemoteApp, key: string, short: string): void {
  answerSchedulesWith(app, (one) =>
    isMatch(one, key) ? [{ ...one, fixture: { ...one.fixture, status: { short, elapsed: 80 } } }] : [one],
  );
}

const isMatch = ({ fixture }: FixtureRecord, key: string): boolean => String(fixture.id) === key;

function answerSchedulesWith(app: RemoteApp, told: (record: FixtureRecord) => FixtureRecord[]): void {
  app.fake.answerWith((path, answer) => {
    if (!path.startsWith("/fixtures")) return answer;
    const records = (answer as { response: FixtureRecord[] }).response.flatMap(told);
    return { ...(answer as object), results: records.length, response: records };
  });
}

/** Follows twice a day, so a failed schedule gets retried. */
export async function followFor(app: RemoteApp, days: number): Promise<void> {
  const from = app.clock.now();
  for (let at = from + HOUR_MS; at <= from + days * DAY_MS; at += 12 * HOUR_MS) await app.followAt(at);
}

/** A match as it is stored. */
export async function stored(
  app: RemoteApp,
  key: string,
): Promise<{ status: string; details: boolean } | undefined> {
  const { rows } = await app.pool.query<{ status: string; details: boolean }>(
    "select status, details_hash is not null as details from fixture where key = $1",
    [key],
  );
  return rows[0];
}
