/**
 * Is a restored backup what was backed up? While Panna runs, a manager joins, takes cards and sets a picture; then a
 * backup is made and restored, and every row and every file must be the same:
 *
 *     node scripts/prove/backups.ts [how many]
 */
import { spawnSync } from "node:child_process";
import { createHash, type Hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { tellFigures } from "#scripts/tell-figures.ts";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, type PannaProcess, repository, startPanna } from "#tests/support/panna-process.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { signUp } from "#tests/support/started-pannas.ts";

const BACKUPS = Number(process.argv[2] ?? 100);
/** A Saturday before the first kick-off, so the simulated football writes nothing by itself. */
const STILL = { PANNA_CLOCK: "2026-11-07T09:00:00Z", PANNA_CLOCK_SPEED: "0" };
/** Jobs that are under way end within seconds. */
const PATIENCE = 60;
const PAUSE_MS = 1000;
const LATER = new Set([429, 503]);

/** Somebody joins: rows in several tables, and files. */
async function somebodyJoins(panna: PannaProcess, number: number): Promise<void> {
  const origin = await panna.url();
  const answer = await signUp(panna, `fan${number}@example.com`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";", 1)[0])
    .join("; ");
  const headers = { cookie, origin };
  const json = { ...headers, "content-type": "application/json" };
  const body = JSON.stringify({ username: `fan_${number}` });
  await done(() => fetch(`${origin}/api/auth/set-username`, { method: "PUT", headers: json, body }));
  await done(() => fetch(`${origin}/api/cards/base`, { method: "POST", headers }));
  const picture = new FormData();
  picture.set(
    "image",
    new Blob([new Uint8Array(await anyPhoto(number))], { type: "image/jpeg" }),
    "picture.jpg",
  );
  await done(() => fetch(`${origin}/api/auth/avatar`, { method: "POST", headers, body: picture }));
}

/** Sends until it's accepted: a first start has no football yet, and addresses have limits. */
async function done(send: () => Promise<Response>): Promise<void> {
  let answer = await send();
  for (let tries = 0; LATER.has(answer.status) && tries < PATIENCE; tries += 1) {
    await delay(PAUSE_MS);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${answer.url} returned ${answer.status}: ${await answer.text()}`);
}

/** A hash of all rows of all tables and all files of a data folder. */
async function stateOf(dataDir: string): Promise<string> {
  const attached = await attachEmbeddedPostgres(dataDir);
  const client = new pg.Client(attached.connection);
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    const hash = createHash("sha256");
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public' order by 1`,
    );
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*), md5(coalesce(string_agg(t::text, E'\\n' order by t::text collate "C"), '')) from ${name} t`,
      );
      hash.update(`${name} ${JSON.stringify(rows)}\n`);
    }
    hashFiles(join(dataDir, "files"), hash);
    return hash.digest("hex");
  } finally {
    await client.end();
    await attached.release();
  }
}

function hashFiles(folder: string, hash: Hash): void {
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const path of paths.toSorted()) hash.update(relative(folder, path)).update(readFileSync(path));
}

/** Runs a command of package.json's as an operator would. */
function run(command: "backup" | "restore", folder: string, dataDir: string): void {
  const args = ["src/server/platform/backup/main.ts", command, folder];
  const env = { PATH: process.env["PATH"] ?? "", DATA_DIR: dataDir };
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: repository, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
}

/** @returns whether the restored data are the same; null: the data changed while they were backed up */
async function isRestored(dataDir: string, folder: string): Promise<boolean | null> {
  const [backup, restored] = [join(folder, "backup"), join(folder, "restored")];
  try {
    const before = await stateOf(dataDir);
    run("backup", backup, dataDir);
    if ((await stateOf(dataDir)) !== before) return null;
    run("restore", backup, restored);
    return (await stateOf(restored)) === before;
  } finally {
    for (const made of [backup, restored]) rmSync(made, { recursive: true, force: true });
  }
}

async function prove(): Promise<boolean> {
  await haveWeb();
  const [dataDir, folder] = [makeDataFolder("backed-up"), makeDataFolder("backups")];
  const panna = startPanna({ DATA_DIR: dataDir, ...STILL });
  let [same, other] = [0, 0];
  try {
    for (let number = 1; number <= BACKUPS; number += 1) {
      await somebodyJoins(panna, number);
      let found = await isRestored(dataDir, folder);
      for (let tries = 0; found === null && tries < PATIENCE; tries += 1) {
        await delay(PAUSE_MS);
        found = await isRestored(dataDir, folder);
      }
      if (found === true) same += 1;
      else other += 1;
      process.stdout.write(`${number} of ${BACKUPS} backups\r`);
    }
  } finally {
    await panna.end("SIGTERM");
    for (const made of [dataDir, folder]) rmSync(made, { recursive: true, force: true });
  }
  tellFigures(`${same} of ${BACKUPS} backups were restored to the same rows and files, ${other} were not`);
  return other === 0;
}

process.exitCode = (await prove()) ? 0 : 1;
