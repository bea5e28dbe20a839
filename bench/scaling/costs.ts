import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { settleTournament } from "#server/tournament/settlement/settle-tournament.ts";
import { drawScene, anySpoiling, takePicture } from "#bench/support/card-photo.ts";
import {
  type BenchDatabase,
  cookieFor,
  insertUsersWithSessions,
  openBenchDatabase,
} from "#bench/support/database.ts";
import { insertEntrants } from "#bench/support/entrants.ts";
import { insertFantasySeason } from "#bench/support/fantasy-season.ts";
import { load } from "#bench/support/load.ts";
import { cpuSecondsOfAll, type Figure, median, megabytesOfAll } from "#bench/support/measure.ts";
import { insertMonth, NOW, openSettler, scoreGoal } from "#bench/support/month.ts";
import { OWN_COOKIE, STREAMS_OF_USER } from "#bench/support/open-streams.ts";
import { serveWithoutJobs, type Serving } from "#bench/support/process.ts";
import { readStreams } from "#bench/support/read-streams.ts";
import { sendPhoto } from "#bench/support/send-photo.ts";

const MANAGERS = Number(process.env["MANAGERS"] ?? 50_000);
const SETTLEMENTS = 3;
const PHOTOS = 5;
const STREAMS = 2000;
const SECONDS = 3;
const CONNECTIONS = 16;

/** What managers do most: who they are, their cards, a table, the scores. */
const PATHS = [
  "/api/auth/user",
  "/api/cards",
  "/api/leaderboard/monthly",
  "/api/matches-by-date",
  // No name begins with it, and all are alike.
  "/api/search?q=the_user_4711",
];

/** What one more manager, request, settlement, photo and stream costs: the figures of docs/scaling.md. */
export async function measureCosts(): Promise<Figure[]> {
  const figures = [...(await costsOfMonth()), ...(await costsOfFantasy())];
  return figures.map(([what, measured]) => ({ id: "SC", what, measured, goal: "none", isMet: null }));
}

type Line = readonly [what: string, measured: string];

async function costsOfMonth(): Promise<Line[]> {
  const database = await openBenchDatabase();
  try {
    const bytes = await bytesBy(database, async () => {
      await insertMonth(database, MANAGERS);
      await insertEntrants(database.pool, MANAGERS);
    });
    const settlements = await costOfSettlements(database);
    const server = await serveWithoutJobs(database.env);
    try {
      return [
        ...bytes,
        ...settlements,
        ...(await costOfRequests(database, server)),
        ...(await costOfPhotos(database, server)),
        await costOfStreams(server),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database.close();
  }
}

async function costsOfFantasy(): Promise<Line[]> {
  const database = await openBenchDatabase();
  try {
    await insertUsersWithSessions(database.pool, MANAGERS);
    return await bytesBy(database, () => insertFantasySeason(database, MANAGERS, NOW));
  } finally {
    await database.close();
  }
}

type Sizes = ReadonlyMap<string, number>;

/** Bytes of each table with its indexes. */
async function sizesOf({ pool }: BenchDatabase): Promise<Sizes> {
  const { rows } = await pool.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(oid) as bytes from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

/** Bytes that a manager adds to each table, with its indexes. */
async function bytesBy(database: BenchDatabase, insert: () => Promise<void>): Promise<Line[]> {
  const before = await sizesOf(database);
  await insert();
  const after = await sizesOf(database);
  return [...after]
    .map(([name, bytes]) => [name, Math.round((bytes - (before.get(name) ?? 0)) / MANAGERS)] as const)
    .filter(([, bytes]) => bytes > 10)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, bytes]) => [`bytes a manager in ${name}`, String(bytes)]);
}

/** CPU seconds of the database with all its processes. */
function databaseCpu({ env }: BenchDatabase): number {
  const pidFile = join(env["DATA_DIR"] ?? "", "postgres", "postmaster.pid");
  return cpuSecondsOfAll(Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]));
}

async function costOfSettlements(database: BenchDatabase): Promise<Line[]> {
  const settler = openSettler(database);
  const costs: { wall: number; own: number; database: number }[] = [];
  for (let turn = 0; turn < SETTLEMENTS; turn += 1) {
    await scoreGoal(database);
    const [wall, own, db] = [performance.now(), process.cpuUsage(), databaseCpu(database)];
    if ((await settleTournament(settler.deps, 1)) !== "settled") throw new Error("nothing was settled");
    const { user, system } = process.cpuUsage(own);
    costs.push({
      wall: performance.now() - wall,
      own: (user + system) / 1000,
      database: (databaseCpu(database) - db) * 1000,
    });
  }
  await settler.close();
  const { rows } = await database.pool.query<{ bytes: string }>(
    "select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = 'standing'::regclass",
  );
  const of = (which: "wall" | "own" | "database"): string =>
    median(costs.map((one) => one[which])).toFixed(0);
  return [
    [
      `settling ${MANAGERS} entries`,
      `${of("own")} ms CPU of Panna, ${of("database")} ms CPU of PostgreSQL, ${of("wall")} ms in all`,
    ],
    ["bytes a manager in a settled table", (Number(rows[0]?.bytes) / MANAGERS).toFixed(0)],
  ];
}

async function costOfRequests(database: BenchDatabase, server: Serving): Promise<Line[]> {
  const cookies = Array.from({ length: 1000 }, (_, at) => cookieFor(`token-${at + 1}`));
  const lines: Line[] = [];
  for (const path of PATHS) {
    const [own, db] = [cpuSecondsOfAll(server.pid), databaseCpu(database)];
    const asked = { url: server.url, cookies, paths: [path], seconds: SECONDS, connections: CONNECTIONS };
    const { requests, failures } = await load(asked);
    const each = (cpu: number): string => ((1e6 * cpu) / requests).toFixed(0);
    const [panna, postgres] = [each(cpuSecondsOfAll(server.pid) - own), each(databaseCpu(database) - db)];
    lines.push([
      `GET ${path}`,
      `${panna} µs CPU of Panna, ${postgres} µs of PostgreSQL (${requests} requests, ${failures} failed)`,
    ]);
  }
  return lines;
}

async function costOfPhotos(database: BenchDatabase, server: Serving): Promise<Line[]> {
  const folder = join(database.env["DATA_DIR"] ?? "", "files");
  const cpu = cpuSecondsOfAll(server.pid);
  for (let number = 0; number < PHOTOS; number += 1) {
    const facts = { playerName: "Bukayo Saka", club: "Arsenal", position: "Forward", code: null };
    const scene = drawScene({ ...facts, seed: number, tableSeed: number });
    const photo = await takePicture(scene, anySpoiling(number), number);
    const { status, body } = await sendPhoto(
      server.url,
      { number, cookie: cookieFor(`token-${number + 1}`) },
      photo,
    );
    if (status !== 200) throw new Error(`an upload was answered with ${status}: ${body}`);
  }
  const spent = (cpuSecondsOfAll(server.pid) - cpu) / PHOTOS;
  return [
    ["bytes of files a photo", (bytesIn(folder) / PHOTOS).toFixed(0)],
    ["uploading a photo of 3 MP", `${(1000 * spent).toFixed(0)} ms CPU, without its evidence`],
  ];
}

function bytesIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function costOfStreams(server: Serving): Promise<Line> {
  await server.collect();
  const before = megabytesOfAll(server.pid, "VmRSS");
  const request = `GET /api/live HTTP/1.1\r\nhost: localhost\r\ncookie: ${OWN_COOKIE}\r\n\r\n`;
  const port = Number(new URL(server.url).port);
  const streams = await readStreams(port, STREAMS, { request, first: "id: 0\n" });
  await server.collect();
  const kilobytes = (1024 * (megabytesOfAll(server.pid, "VmRSS") - before)) / STREAMS;
  streams.close();
  return [
    `memory of an open stream, of ${STREAMS} by ${STREAMS / STREAMS_OF_USER} managers`,
    `${kilobytes.toFixed(1)} kB`,
  ];
}
