import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendEmailLink } from "#contract/access/email.ts";
import { getCurrentUser } from "#contract/account.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { ingestCatalogue } from "#server/football/ingest-catalogue.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { declaredEndpoints, nameOf } from "#tests/support/declared-endpoints.ts";
import { aFantasyLeague } from "#tests/support/fantasy-league.ts";
import { upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { atOnce, countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { browserOf } from "#tests/support/test-user.ts";
import { accessChanges } from "#tests/contract/changes/access-changes.ts";
import { accountChanges } from "#tests/contract/changes/account-changes.ts";
import { albumChanges } from "#tests/contract/changes/album-changes.ts";
import { cardChanges } from "#tests/contract/changes/card-changes.ts";
import type { Ground, Prepared } from "#tests/contract/changes/change.ts";
import { leagueChanges } from "#tests/contract/changes/league-changes.ts";
import { teamChanges } from "#tests/contract/changes/team-changes.ts";

/** Replays of the same request and key, in sequence and concurrently; set IDEMPOTENCY_REPLAYS for more. */
const REPLAYS = Number(process.env["IDEMPOTENCY_REPLAYS"] ?? 2);
const AT_ONCE = 8;
/** What the keys begin with whose answers the database refuses. */
const UNSTORED = "unstored";

const changes = {
  ...accessChanges,
  ...accountChanges,
  ...albumChanges,
  ...cardChanges,
  ...leagueChanges,
  ...teamChanges,
};
const endpoints = (await declaredEndpoints()).filter(({ method }) => method !== "GET");
/** Reads all of football and writes what's new: tests/football shows that a second run changes nothing. */
const LARGE = "POST /api/football/initialize";
/** Secret answers are kept nowhere, so each request gets its own (tests/account/reset-link.test.ts). */
const covered = endpoints.filter((endpoint) => nameOf(endpoint) in changes && !endpoint.isAnswerSecret);

let ground: Ground;
let other: TestApp;

beforeAll(async () => {
  const app = await makeTestApp();
  await ingestCatalogue(
    app.db,
    "simulated",
    await simulatedProvider().catalogue(app.clock.now()),
    app.clock.now(),
  );
  const league = await aFantasyLeague(app);
  ground = { app, league, admin: await aUser(app, { isAdmin: true, username: "the_admin" }) };
  other = await anotherInstance(app);
  await refuseAnswers();
}, 120_000);

afterAll(async () => {
  await other.close();
  await ground.app.close();
});

test("more calls at once than the pool has connections are all answered, though each needs two", async () => {
  const { app } = ground;
  const user = await aUser(app);
  const calls = Array.from({ length: 30 }, (_, at) =>
    user.call(sendEmailLink, {}, { idempotencyKey: `link ${at}` }),
  );
  expect((await (await aUser(app)).call(getCurrentUser)).status).toBe(200);
  expect(countStatuses(await Promise.all(calls))).toEqual({ 200: 5, 429: 25 });
});

test("every call that changes something has a request in the table", () => {
  const missing = endpoints.map(nameOf).filter((name) => name !== LARGE && !(name in changes));
  expect(missing).toEqual([]);
});

/** Requests sent once with their keys, and the responses. */
const sent: { endpoint: Endpoint; prepared: Prepared; key: string; first: unknown }[] = [];

describe.each(covered.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
  test("repeated with its key has one effect and one answer, here and elsewhere", async () => {
    const prepared = await prepare(name);
    const key = `one ${name}`;
    const before = isReading(endpoint) ? await fingerprint() : null;
    const first = await send(endpoint, prepared, { key });
    expect(first.status).toBe(200);
    const after = await fingerprint();
    for (let replay = 0; replay < REPLAYS; replay += 1) {
      expect(await send(endpoint, prepared, { key, to: replay % 2 === 0 ? ground.app : other })).toEqual(
        first,
      );
    }
    expect(await fingerprint()).toEqual(after);
    if (before !== null) expect(after).toEqual(before);
    sent.push({ endpoint, prepared, key, first });
  });
});

test("each of them has the same answer and no further effect after a restart", async () => {
  expect(sent.map(({ endpoint }) => nameOf(endpoint))).toEqual(covered.map(nameOf));
  const after = await fingerprint();
  const restarted = await anotherInstance(ground.app);
  for (const { endpoint, prepared, key, first } of sent) {
    const again = await send(endpoint, prepared, { key, to: restarted });
    expect([nameOf(endpoint), again]).toEqual([nameOf(endpoint), first]);
  }
  await restarted.close();
  expect(await fingerprint()).toEqual(after);
});

const keyed = covered.filter((endpoint) => !isReading(endpoint));

describe.each(keyed.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
  test("sent many times at once with one key has one effect; a twin gets the answer or a request to wait", async () => {
    const alone = await prepare(name);
    const made = await countRows();
    expect((await send(endpoint, alone, { key: `alone ${name}` })).status).toBe(200);
    const ofOne = difference(made, await countRows());
    const prepared = await prepare(name);
    const start = await countRows();
    const answers = await atOnce(AT_ONCE, (turn) =>
      send(endpoint, prepared, { key: `burst ${name}`, to: turn % 2 === 0 ? ground.app : other }),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.length).toBeGreaterThan(0);
    for (const answer of done) expect(answer).toEqual(done[0]);
    const twins = answers.filter(({ status }) => status !== 200);
    for (const { status, body } of twins)
      expect([status, body.code]).toEqual([409, "idempotency_key_in_use"]);
    expect(difference(start, await countRows())).toEqual(ofOne);
  });

  test("whose answer can't be stored has no effect", async () => {
    const prepared = await prepare(name);
    // A guess and a mail count even if their call fails.
    const { password_guess: _, ...before } = await fingerprint();
    const { status } = await send(endpoint, prepared, { key: `${UNSTORED} ${name}` });
    expect(status).toBe(500);
    expect(await fingerprint()).toMatchObject(before);
  });

  test("with the key of another request is refused", async () => {
    const prepared = await prepare(name);
    expect((await send(endpoint, prepared, { key: `taken ${name}` })).status).toBe(200);
    const after = await fingerprint();
    const another = prepared.other ?? { body: { upTo: 7 } };
    const asked = {
      ...prepared,
      request: another,
      ...(prepared.otherFile ? { file: prepared.otherFile } : {}),
    };
    const isOfSameCall = prepared.other !== undefined || prepared.otherFile !== undefined;
    const called = isOfSameCall ? endpoint : elsewhere(name);
    const { status, body } = await send(called, asked, { key: `taken ${name}` });
    expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
    expect(await fingerprint()).toEqual(after);
  });
});

/** Calls that take a file and store nothing: repeating them changes nothing. */
function isReading({ file, isIdempotent }: Endpoint): boolean {
  return file !== undefined && isIdempotent !== true;
}

/** A call open to everyone, to reuse a key on when a call's request can say only one thing. */
function elsewhere(name: string): Endpoint {
  const found = endpoints.find((one) => nameOf(one) === "POST /api/notifications/read");
  if (found === undefined) throw new Error(`there is no other call than ${name}`);
  return found;
}

async function prepare(name: string): Promise<Prepared> {
  const change = changes[name];
  if (change === undefined) throw new Error(`there is no request for ${name}`);
  return change(ground);
}

interface Sending {
  readonly key: string;
  readonly to?: TestApp;
}

async function send(
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
async function refuseAnswers(): Promise<void> {
  await ground.app.pool.query(`
    create function refuse_answer() returns trigger language plpgsql as
      $$ begin raise exception 'this answer is not stored'; end $$;
    create trigger refuse_answer before insert on idempotency_key
      for each row when (new.key like '${UNSTORED} %') execute function refuse_answer()`);
}

/** Tables of bookkeeping that users don't see. */
const APART = ["idempotency_key", "session", "schema_migration"];

async function tables(): Promise<string[]> {
  const { rows } = await ground.app.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and not tablename = any($1) order by 1",
    [APART],
  );
  return rows.map(({ name }) => name);
}

/** One line per table: the sum of its rows' hashes, whatever their order. */
async function fingerprint(): Promise<Record<string, string>> {
  return ofEachTable((name) => `sum(hashtextextended(t::text, 0))::text from "${name}" t`);
}

async function countRows(): Promise<Record<string, string>> {
  return ofEachTable((name) => `count(*)::text from "${name}"`);
}

async function ofEachTable(what: (name: string) => string): Promise<Record<string, string>> {
  const names = await tables();
  const parts = names.map((name) => `(select ${what(name)})`);
  const { rows } = await ground.app.pool.query<string[]>({
    text: `select ${parts.join(", ")}`,
    rowMode: "array",
  });
  return Object.fromEntries(names.map((name, at) => [name, rows[0]?.[at] ?? ""]));
}

/** How many rows each table gained or lost. */
function difference(from: Record<string, string>, to: Record<string, string>): Record<string, number> {
  const changed = Object.entries(to).map(([name, count]) => [name, Number(count) - Number(from[name] ?? 0)]);
  return Object.fromEntries(changed.filter(([, by]) => by !== 0));
}
