import { randomInt, randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { tellFigures } from "#scripts/tell-figures.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { holdLock } from "#server/platform/db/lock.ts";
import { OLDEST_MS } from "#server/platform/db/replica/replica-watch.ts";
import { dropTables } from "#server/platform/standings/drop-tables.ts";
import { showTables } from "#server/platform/standings/show-tables.ts";
import { copyLines, writeTable } from "#server/platform/standings/write-table.ts";
import { type Standby, startStandby, urlOf } from "#tests/db/replica/standby.ts";
import { send, sendPatiently } from "#tests/faults/two-instances/client.ts";
import { signUp } from "#tests/faults/two-instances/load.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { clusterHome, haveWeb, type PannaProcess, startPanna, until } from "#tests/support/panna-process.ts";
import { freePort } from "./nginx.ts";

/**
 * Two instances read a replica that is killed, paused and restarted under load. A user who changed something finds it
 * at the other instance; settled tables are whole and at most two seconds old; no request fails.
 * `npm run proof -- replica`.
 */
const FAULTS = Number(process.env["REPLICA_FAULTS"] ?? 12);
const PEOPLE = 4;

/** A settled table that is older than this was shown too long: what's loaded once may be shown for two seconds more. */
const OLDEST_TABLE_MS = 2 * OLDEST_MS + 500;

interface Tally {
  ownChanges: number;
  missed: number;
  tables: number;
  torn: number;
  old: number;
  settled: number;
  readonly failures: string[];
}

interface Parts {
  readonly urls: readonly string[];
  readonly pool: pg.Pool;
  readonly tally: Tally;
  readonly isOver: () => boolean;
  /** When each settlement was committed, by its time as readers see it. */
  readonly committed: { readonly shownAs: string; readonly at: number }[];
}

/** Without the cookie of who has just changed something, which a browser forgets after three seconds. */
async function signUpLongAgo(url: string, name: string): Promise<string> {
  const cookies = (await signUp(url, name)).split("; ");
  return cookies.filter((one) => !one.startsWith("panna.acted")).join("; ");
}

/** A person renames a league at one instance and looks for it at the other. */
async function rename({ urls, tally, isOver }: Parts, person: number): Promise<void> {
  const [first = "", second = ""] = urls;
  const cookie = await signUpLongAgo(first, `Person${person}`);
  const username = { username: `person_${person}` };
  await sendPatiently(first, { method: "PUT", path: "/api/auth/set-username", cookie, body: username });
  const made = await sendPatiently(first, { path: "/api/mini-leagues", cookie, body: { name: "Fresh" } });
  const { id } = made.body as { id: number };
  for (let turn = 0; !isOver(); turn += 1) {
    const [here, there] = turn % 2 === 0 ? [first, second] : [second, first];
    const body = { name: `League ${person} ${turn}` };
    const change = {
      method: "PUT",
      path: `/api/mini-leagues/${id}`,
      cookie,
      body,
      key: randomUUID(),
    } as const;
    try {
      const { headers } = await sendPatiently(here, change);
      const acted = headers.getSetCookie().map((one) => one.split(";", 1)[0]);
      const jar = [cookie, ...acted].join("; ");
      const path = `/api/search?q=${encodeURIComponent(body.name)}`;
      const found = await sendPatiently(there, { path, cookie: jar });
      tally.ownChanges += 1;
      const { leagues } = found.body as { leagues: { name: string }[] };
      if (leagues[0]?.name !== body.name) tally.missed += 1;
    } catch (error) {
      tally.failures.push((error as Error).message);
    }
  }
}

/** Reads the season's table at both instances, over and over. */
async function readTables({ urls, tally, isOver, committed }: Parts): Promise<void> {
  const cookie = await signUpLongAgo(urls[0] ?? "", "Reader");
  for (let turn = 0; !isOver(); turn += 1) {
    const askedAt = performance.now();
    const path = "/api/leaderboard/table?period=season";
    const answer = await send(urls[turn % urls.length] ?? "", { path, cookie });
    if (answer?.status !== 200) {
      tally.failures.push(`${path}: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      continue;
    }
    const { rows, settledAt } = answer.body as { rows: { points: number }[]; settledAt: string | null };
    const due = committed.findLast(({ at }) => at < askedAt - OLDEST_TABLE_MS);
    // Before and after, the table is Panna's own, which is empty.
    if (due === undefined || isOver()) continue;
    tally.tables += 1;
    // Every line of a settlement has the same points.
    const points = new Set(rows.map((row) => row.points));
    if (rows.length !== PEOPLE || points.size !== 1) tally.torn += 1;
    if ((settledAt ?? "") < due.shownAs) tally.old += 1;
  }
}

/** Settles the season again and again, as the job does, which waits for the same lock. */
async function settle({ pool, tally, isOver, committed }: Parts): Promise<void> {
  const { startYear } = seasonOf(Date.now());
  const hold = (work: (client: pg.PoolClient) => Promise<void>): Promise<true | null> =>
    holdLock(pool, `settle season ${startYear}`, (client) => work(client).then(() => true as const));
  const settleAll = async (client: pg.PoolClient): Promise<void> => {
    for (let points = 1; !isOver(); points += 1) {
      const { rows } = await pool.query<{ id: string }>(
        `select id from "user" where username is not null order by id limit ${PEOPLE}`,
      );
      const settledAt = new Date();
      const about = { kind: "season", scope: startYear, inputHash: "", settledAt };
      const id = await writeTable(client, about, (table) => copyLines(client, table, linesOf(rows, points)));
      await showTables(client, [id], async (db) => {
        await db.execute(
          `insert into season (start_year, settlement_id) values (${startYear}, ${id})
               on conflict (start_year) do update set settlement_id = ${id}`,
        );
      });
      committed.push({ shownAs: settledAt.toISOString(), at: performance.now() });
      await dropTables(pool, { kinds: ["season"], scope: startYear, kept: [id] });
      tally.settled += 1;
      await delay(randomInt(300));
    }
  };
  await until(() => hold(settleAll), Infinity);
}

function linesOf(rows: readonly { id: string }[], points: number) {
  return {
    count: rows.length,
    positionAt: () => 1,
    userIdAt: (place: number) => rows[place]?.id ?? "",
    pointsAt: () => points,
    keysAt: () => [1, null, null] as [number, null, null],
    decidedByAt: () => -1,
  };
}

type Fault = "killed" | "paused" | "restarted";

/** Kills, pauses and restarts the replica in turn. */
async function troubleReplica(standby: Standby, folder: string): Promise<void> {
  const faults: readonly Fault[] = ["killed", "paused", "restarted"];
  for (let turn = 0; turn < FAULTS; turn += 1) {
    await delay(1000 + randomInt(2000));
    switch (faults[turn % faults.length]) {
      case "killed":
        process.kill(Number(readFileSync(pidFile(folder), "utf8").split("\n", 1)[0]), "SIGKILL");
        await delay(randomInt(3000));
        await standby.start();
        break;
      case "restarted":
        await standby.server.stop();
        await delay(randomInt(3000));
        await standby.start();
        break;
      default:
        await onStandby(standby, "select pg_wal_replay_pause()");
        await delay(2 * OLDEST_MS);
        await onStandby(standby, "select pg_wal_replay_resume()");
    }
  }
}

const pidFile = (folder: string): string => join(clusterHome(folder), "postgres", "postmaster.pid");

async function onStandby({ url }: Standby, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Waits until an instance reads the replica. */
async function isUsed(url: string): Promise<void> {
  await until(async () => {
    const ready = await send(url, { path: "/api/health/ready", cookie: "" });
    return (ready?.body as { replica?: string } | undefined)?.replica === "used" ? true : null;
  });
}

/** @returns how many reads of both instances a server answered */
async function readsBy(urls: readonly string[], server: string): Promise<number> {
  const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/api/health/metrics`)).text()));
  const pattern = new RegExp(String.raw`^panna_replica_reads_total\{from="${server}"\} (\d+)`, "m");
  return texts.reduce((sum, text) => sum + Number(pattern.exec(text)?.[1] ?? 0), 0);
}

async function underFaults(urls: readonly string[], primary: EmbeddedPostgres, trouble: () => Promise<void>) {
  const pool = new pg.Pool(primary.connection);
  // Only a proof that fails leaves connections for the server to end.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  const tally: Tally = { ownChanges: 0, missed: 0, tables: 0, torn: 0, old: 0, settled: 0, failures: [] };
  let isOver = false;
  const parts: Parts = { urls, pool, tally, isOver: () => isOver, committed: [] };
  const people = Array.from({ length: PEOPLE }, (_, person) => rename(parts, person));
  // Everybody has a name before the first table is settled.
  await until(async () => {
    const { rows } = await pool.query(`select from "user" where username is not null`);
    return rows.length === PEOPLE ? true : null;
  });
  const busy = Promise.all([...people, readTables(parts), settle(parts)]);
  try {
    await trouble();
    for (const url of urls) await isUsed(url);
  } finally {
    isOver = true;
    await busy;
    await pool.end();
  }
  return tally;
}

async function prove(): Promise<boolean> {
  await haveWeb();
  const folders = { primary: makeDataFolder("primary"), standby: makeDataFolder("standby") };
  const primary = await startEmbeddedPostgres(folders.primary);
  const standby = await startStandby(primary, folders.primary, folders.standby);
  const instances: PannaProcess[] = [];
  try {
    for (let at = 0; at < 2; at += 1) {
      const env = {
        DATA_DIR: folders.primary,
        DATABASE_URL: urlOf(primary.connection),
        DATABASE_READ_URL: standby.url,
        LOG_LEVEL: "error",
        PORT: String(await freePort()),
      };
      instances.push(startPanna(env));
    }
    const urls = await Promise.all(instances.map((one) => one.url()));
    for (const url of urls) await isUsed(url);
    const tally = await underFaults(urls, primary, () => troubleReplica(standby, folders.standby));
    for (const failure of new Set(tally.failures)) console.log(failure);
    const byReplica = await readsBy(urls, "replica");
    const again = await readsBy(urls, "primary after a failure");
    tellFigures(
      `${FAULTS} faults, ${byReplica} reads by the replica, ${again} done again by the primary, ` +
        `${tally.ownChanges} own changes looked for, ${tally.missed} missed, ${tally.settled} settlements, ` +
        `${tally.tables} tables read, ${tally.torn} torn, ${tally.old} too old, ${tally.failures.length} requests failed`,
    );
    const isWrong = tally.missed + tally.torn + tally.old + tally.failures.length > 0;
    return !isWrong && byReplica > 0 && tally.settled > 0 && tally.tables > 0;
  } finally {
    for (const one of instances) if (!one.hasEnded()) await one.end("SIGTERM");
    await standby.server.stop();
    await primary.stop();
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
}

process.exitCode = (await prove()) ? 0 : 1;
