import { randomInt, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { tellFigures } from "#scripts/tell-figures.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { urlOf } from "#tests/db/replica/standby.ts";
import { send, sendPatiently } from "#tests/faults/two-instances/client.ts";
import { signUp } from "#tests/faults/two-instances/load.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, postgresOf, startPanna, until } from "#tests/support/panna-process.ts";

/**
 * The database server is restarted, killed and stopped for seconds under an instance with load: every answer is a
 * success or a 503 that says when to come again, nothing acknowledged is lost, and the instance lives on.
 * `npm run proof -- database-restarts`; RESTARTS sets their number.
 */
const RESTARTS = Number(process.env["RESTARTS"] ?? 50);
const PEOPLE = 4;
const FROZEN_MS = 3000;

interface Tally {
  /** The name that each league was last given. */
  readonly names: Map<number, string>;
  readonly failures: string[];
  requests: number;
  refused: number;
}

/** A person renames a league, as a patient client, and reads it once more, as an impatient one. */
async function rename(
  url: string,
  person: number,
  { tally, isOver }: { tally: Tally; isOver: () => boolean },
) {
  const cookie = await signUp(url, `Person${person}`);
  const made = await sendPatiently(url, { path: "/api/mini-leagues", cookie, body: { name: "Fresh" } });
  const { id } = made.body as { id: number };
  for (let turn = 0; !isOver(); turn += 1) {
    const name = `League ${person} ${turn}`;
    const path = `/api/mini-leagues/${id}`;
    try {
      const change = { method: "PUT", path, cookie, body: { name }, key: randomUUID() } as const;
      const { retries } = await sendPatiently(url, change);
      tally.names.set(id, name);
      tally.requests += 1 + retries;
      tally.refused += retries;
    } catch (error) {
      tally.failures.push((error as Error).message);
    }
    const read = await send(url, { path, cookie });
    tally.requests += 1;
    if (read?.status === 503 && read.headers.has("retry-after")) tally.refused += 1;
    else if (read?.status !== 200)
      tally.failures.push(`${path}: ${read?.status} ${JSON.stringify(read?.body)}`);
  }
}

/** Restarts the server in one of three ways, and waits until it answers. */
async function restart(turn: number, dataDir: string, stop: () => Promise<void>): Promise<void> {
  const pid = postgresOf(dataDir) ?? 0;
  if (turn % 3 === 2) {
    process.kill(pid, "SIGSTOP");
    await delay(FROZEN_MS);
    process.kill(pid, "SIGCONT");
    return;
  }
  if (turn % 3 === 1) process.kill(pid, "SIGKILL");
  else await stop();
  await delay(randomInt(500));
  // A killed server's processes can be in the way for a moment.
  await until(async () => {
    try {
      const { connection } = await startEmbeddedPostgres(dataDir);
      const client = new pg.Client(connection);
      await client.connect();
      await client.end();
      return true;
    } catch {
      return null;
    }
  });
}

async function prove(): Promise<boolean> {
  await haveWeb();
  const dataDir = makeDataFolder("restarts");
  const database = await startEmbeddedPostgres(dataDir);
  const panna = startPanna({
    DATA_DIR: makeDataFolder("restarts-panna"),
    DATABASE_URL: urlOf(database.connection),
    LOG_LEVEL: "fatal",
  });
  try {
    const url = await panna.url();
    const tally: Tally = { names: new Map(), failures: [], requests: 0, refused: 0 };
    let isOver = false;
    const load = { tally, isOver: () => isOver };
    const busy = Promise.all(Array.from({ length: PEOPLE }, (_, person) => rename(url, person, load)));
    for (let turn = 0; turn < RESTARTS; turn += 1) {
      await delay(500 + randomInt(1000));
      await restart(turn, dataDir, () => database.stop());
    }
    await delay(2000);
    isOver = true;
    await busy;
    const db = new pg.Client(database.connection);
    await db.connect();
    const { rows } = await db.query<{ id: number; name: string }>("select id, name from mini_league");
    await db.end();
    const lost = rows.filter(({ id, name }) => tally.names.get(id) !== name).length;
    for (const failure of new Set(tally.failures)) console.log(failure);
    tellFigures(
      `${RESTARTS} restarts, ${tally.requests} requests, ${tally.refused} asked to come again, ` +
        `${tally.failures.length} failed, ${lost} acknowledged changes lost, the instance ${panna.hasEnded() ? "ended" : "lives"}`,
    );
    return tally.failures.length + lost === 0 && rows.length === PEOPLE && !panna.hasEnded();
  } finally {
    if (!panna.hasEnded()) await panna.end("SIGTERM");
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = (await prove()) ? 0 : 1;
