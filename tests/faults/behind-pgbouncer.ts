import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { databaseUser } from "#server/platform/db/database-user.ts";
import { attachEmbeddedPostgres } from "#server/platform/db/embedded-lifetime.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, startPanna } from "#tests/support/panna-process.ts";
import { freePort, statusOf } from "./nginx.ts";

/**
 * Panna on a database behind PgBouncer: in transaction mode a start ends with what to do, in session mode it serves.
 * `npm run proof -- behind-pgbouncer`.
 */
const SERVED = { POOL: "session", IGNORED: "extra_float_digits, statement_timeout" };

interface Pooler {
  readonly url: string;
  readonly process: ChildProcess;
}

/** PgBouncer as the user of the embedded server, whose socket is that user's alone. */
async function startPooler(folder: string, socket: string, mode: typeof SERVED): Promise<Pooler> {
  const port = await freePort();
  const file = join(folder, `${mode.POOL}-${port}.ini`);
  writeFileSync(
    file,
    `[databases]
panna = host=${socket} user=postgres dbname=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode.POOL}
ignore_startup_parameters = ${mode.IGNORED}
default_pool_size = 40
`,
  );
  const user = databaseUser(process.getuid?.(), folder);
  const rights = user === null ? {} : { uid: user.uid, gid: user.gid };
  const pooler = spawn("pgbouncer", [file], { cwd: "/", stdio: ["ignore", "ignore", "pipe"], ...rights });
  // Its log says when it listens.
  await once(pooler.stderr, "data");
  return { url: `postgres://panna@127.0.0.1:${port}/panna`, process: pooler };
}

/** @returns what a start through this pooler printed, and the status of its readiness; 0: it ended */
async function startThrough(pooler: Pooler, dataDir: string): Promise<{ output: string; status: number }> {
  const panna = startPanna({ DATABASE_URL: pooler.url, DATA_DIR: dataDir, PORT: "0", LOG_LEVEL: "warn" });
  try {
    const status = await panna.url().then(
      (url) => statusOf(`${url}/api/health/ready`),
      () => 0,
    );
    return { output: panna.output(), status };
  } finally {
    await panna.end("SIGTERM");
    pooler.process.kill("SIGTERM");
  }
}

async function prove(): Promise<boolean> {
  await haveWeb();
  const folder = makeDataFolder("behind-pgbouncer");
  chmodSync(folder, 0o755);
  const embedded = await attachEmbeddedPostgres(join(folder, "server"));
  const socket = String(embedded.connection.host);
  const told: boolean[] = [];
  const claim = (isTrue: boolean, what: string): void => {
    console.log(`${isTrue ? "yes" : "NO "}  ${what}`);
    told.push(isTrue);
  };
  try {
    const shared = { ...SERVED, POOL: "transaction" };
    const inTransaction = await startThrough(await startPooler(folder, socket, shared), join(folder, "a"));
    claim(inTransaction.status === 0, "a start through transaction mode ends");
    claim(inTransaction.output.includes("pooler in transaction mode"), "and says why");
    const strict = { ...SERVED, IGNORED: "extra_float_digits" };
    const refused = await startThrough(await startPooler(folder, socket, strict), join(folder, "b"));
    claim(refused.status === 0, "a start through a pooler that refuses a setting ends");
    claim(/statement_timeout[\s\S]*session mode/.test(refused.output), "and says what to set");
    const served = await startThrough(await startPooler(folder, socket, SERVED), join(folder, "c"));
    claim(served.status === 200, "session mode serves");
  } finally {
    await embedded.release();
    rmSync(folder, { recursive: true, force: true });
  }
  return told.every(Boolean);
}

process.exitCode = (await prove()) ? 0 : 1;
