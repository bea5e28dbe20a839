import type { Endpoint } from "#contract/endpoint.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { aFantasyLeague } from "#tests/support/fantasy-league.ts";
import { upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf } from "#tests/support/test-user.ts";
import { accessChanges } from "#tests/contract/changes/access-changes.ts";
import { accountChanges } from "#tests/contract/changes/account-changes.ts";
import { albumChanges } from "#tests/contract/changes/album-changes.ts";
import { cardChanges } from "#tests/contract/changes/card-changes.ts";
import type { Ground, Prepared } from "#tests/contract/changes/change.ts";
import { leagueChanges } from "#tests/contract/changes/league-changes.ts";
import { teamChanges } from "#tests/contract/changes/team-changes.ts";

/** What the keys begin with whose answers the database refuses. */
export const UNSTORED = "unstored";

export const changes = {
  ...accessChanges,
  ...accountChanges,
  ...albumChanges,
  ...cardChanges,
  ...leagueChanges,
  ...teamChanges,
};
export const endpoints = (await declaredEndpoints()).filter(({ method }) => method !== "GET");
/** Reads all of football and writes what's new: tests/football shows that a second run changes nothing. */
export const LARGE = "POST /api/football/initialize";
/** Secret answers are kept nowhere, so each request gets its own (tests/account/reset-link.test.ts). */
export const covered = endpoints.filter(
  (endpoint) => nameOf(endpoint) in changes && !endpoint.isAnswerSecret,
);

/** Those that change something, and so take a key. */
export const keyed = covered.filter((endpoint) => !isReading(endpoint));

/** Two instances on one database, and what all changes share. */
export interface Stage {
  readonly ground: Ground;
  readonly other: TestApp;
}

export async function makeStage(): Promise<Stage> {
  const app = await makeTestApp();
  await ingestCatalogue(
    app.db,
    "simulated",
    await simulatedProvider().catalogue(app.clock.now()),
    app.clock.now(),
  );
  const league = await aFantasyLeague(app);
  const ground = { app, league, admin: await aUser(app, { isAdmin: true, username: "the_admin" }) };
  const other = await anotherInstance(app);
  await refuseAnswers(app);
  return { ground, other };
}

export async function closeStage({ ground, other }: Stage): Promise<void> {
  await other.close();
  await ground.app.close();
}

/** Calls that take a file and store nothing: repeating them changes nothing. */
export function isReading({ file, isIdempotent }: Endpoint): boolean {
  return file !== undefined && isIdempotent !== true;
}

/** A call open to everyone, to reuse a key on when a call's request can say only one thing. */
export function elsewhere(name: string): Endpoint {
  const found = endpoints.find((one) => nameOf(one) === "POST /api/notifications/read");
  if (found === undefined) throw new Error(`there is no other call than ${name}`);
  return found;
}

/** Makes what a call needs to succeed once. */
export async function prepare({ ground }: Stage, name: string): Promise<Prepared> {
  const change = changes[name];
  if (change === undefined) throw new Error(`there is no request for ${name}`);
  return change(ground);
}

interface Sending {
  readonly key: string;
  readonly to?: TestApp;
}

export async function send(
  { ground }: Stage,
  endpoint: Endpoint,
  { user, request, file }: Prepared,
  { key, to = ground.app }: Sending,
) {
  const idempotencyKey = `${key} ${user.id}`;
  const answer =
    endpoint.file === undefined || file === undefined
      ? await browserOf(to, user).call(endpoint, request, { idempotencyKey })
      : await upload(to, browserOf(to, user), { file, idempotencyKey, path: endpoint.path });
  return { status: answer.status, body: answer.body as { readonly code?: string } };
}

/** As a process that dies before it commits: the answers to these keys are not stored. */
async function refuseAnswers(app: TestApp): Promise<void> {
  await app.pool.query(`
    create function refuse_answer() returns trigger language plpgsql as
      $$ begin raise exception 'this answer is not stored'; end $$;
    create trigger refuse_answer before insert on idempotency_key
      for each row when (new.key like '${UNSTORED} %') execute function refuse_answer()`);
}

/** Tables of bookkeeping that users don't see. */
const APART = ["idempotency_key", "session", "schema_migration"];

async function tables({ pool }: TestApp): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and not tablename = any($1) order by 1",
    [APART],
  );
  return rows.map(({ name }) => name);
}

/** One line per table: the sum of its rows' hashes, whatever their order. */
export async function fingerprint({ ground }: Stage): Promise<Record<string, string>> {
  return ofEachTable(ground.app, (name) => `sum(hashtextextended(t::text, 0))::text from "${name}" t`);
}

export async function countRows({ ground }: Stage): Promise<Record<string, string>> {
  return ofEachTable(ground.app, (name) => `count(*)::text from "${name}"`);
}

async function ofEachTable(app: TestApp, what: (name: string) => string): Promise<Record<string, string>> {
  const names = await tables(app);
  const parts = names.map((name) => `(select ${what(name)})`);
  const { rows } = await app.pool.query<string[]>({
    text: `select ${parts.join(", ")}`,
    rowMode: "array",
  });
  return Object.fromEntries(names.map((name, at) => [name, rows[0]?.[at] ?? ""]));
}

/** How many rows each table gained or lost. */
export function difference(from: Record<string, string>, to: Record<string, string>): Record<string, number> {
  const changed = Object.entries(to).map(([name, count]) => [name, Number(count) - Number(from[name] ?? 0)]);
  return Object.fromEntries(changed.filter(([, by]) => by !== 0));
}
