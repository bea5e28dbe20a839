import type { ChildProcess } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { tellFigures } from "#scripts/tell-figures.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { freePort, hasNginx, SITE, startNginx, statusOf } from "./nginx.ts";
import { haveWeb, type PannaProcess, startPanna, until } from "#tests/support/panna-process.ts";

/**
 * Restarts two instances behind nginx in turn, under load, and counts failed requests: a change must not fail at
 * all, and a read only in a way that a client handles by retrying (503 with Retry-After). nginx runs
 * `deploy/nginx.conf`. Run by hand: `node tests/faults/rolling-restart.ts`, optionally with a number of restarts.
 */
const RESTARTS = Number(process.argv[2] ?? 30);
const CLIENTS = 8;
/** Milliseconds between a client's requests. */
const PAUSE_MS = 10;
const DRAIN_SECONDS = "1";
/** nginx avoids a server for a second after a refused connection (`fail_timeout` in the example), which it counts whole. */
const LEFT_ALONE_MS = 2000;
/** The load's requests, in turn. The last one looks like a change to nginx, which then never sends it twice. */
const REQUESTS = [
  { method: "GET", path: "/" },
  { method: "GET", path: "/api/auth/user" },
  { method: "GET", path: "/api/leaderboard/monthly" },
  { method: "POST", path: "/api/auth/check-username", body: '{"username":"somebody_new"}' },
] as const;

interface Counts {
  answered: number;
  retried: number;
  readonly failures: Map<string, number>;
}

async function signUp(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Pat", email: "pat@example.com", password: "correct horse battery" }),
  });
  if (!answer.ok) throw new Error(`sign-up failed: ${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

/** Sends requests until told to stop. */
async function ask(url: string, cookie: string, counts: Counts, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const { method, path, ...rest } = REQUESTS[turn % REQUESTS.length] ?? REQUESTS[0];
    const headers = {
      cookie,
      // A different client each time for the rate limits.
      "x-forwarded-for": `10.0.${Math.floor(turn / 250) % 250}.${turn % 250}`,
      ...("body" in rest ? { "content-type": "application/json" } : {}),
    };
    const outcome = await fetch(url + path, { method, headers, ...rest }).then(
      async (answer) => {
        await answer.arrayBuffer();
        if (answer.ok) return "answered";
        return answer.status === 503 && answer.headers.has("retry-after") ? "retried" : String(answer.status);
      },
      (error: Error) => error.message,
    );
    if (outcome === "answered" || (outcome === "retried" && method === "GET")) counts[outcome] += 1;
    else note(counts.failures, `${method} ${path}: ${outcome}`);
    await delay(PAUSE_MS);
  }
}

function note(failures: Map<string, number>, what: string): void {
  failures.set(what, (failures.get(what) ?? 0) + 1);
}

async function restartInTurn(
  instances: PannaProcess[],
  ports: readonly number[],
  start: (at: number) => PannaProcess,
): Promise<void> {
  for (let done = 0; done < RESTARTS; done += 1) {
    const at = done % instances.length;
    const ended = await instances[at]?.end("SIGTERM");
    if (ended?.code !== 0) throw new Error(`an instance ended with ${ended?.code}`);
    const next = start(at);
    instances[at] = next;
    await next.url();
    const ready = `http://127.0.0.1:${ports[at]}/api/health/ready`;
    await until(async () => ((await statusOf(ready)) === 200 ? true : null));
    process.stdout.write(`${done + 1} of ${RESTARTS} restarts\r`);
    await delay(LEFT_ALONE_MS);
  }
}

async function prove(): Promise<boolean> {
  if (!hasNginx()) return false;
  await haveWeb();
  const dataDir = makeDataFolder("rolling");
  const database = await startEmbeddedPostgres(dataDir);
  const { user, host } = database.connection;
  const ports = [await freePort(), await freePort()];
  const start = (at: number): PannaProcess =>
    startPanna({
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`,
      PUBLIC_URL: SITE,
      FOOTBALL_PROVIDER: "import",
      DRAIN_SECONDS,
      PORT: String(ports[at]),
    });
  const instances: PannaProcess[] = [];
  let nginx: ChildProcess | null = null;
  try {
    for (const at of ports.keys()) {
      const instance = start(at);
      instances.push(instance);
      await instance.url();
    }
    const proxy = await startNginx({ folder: dataDir, instances: ports, believesClients: true });
    nginx = proxy.process;
    const cookie = await signUp(proxy.url);
    const counts: Counts = { answered: 0, retried: 0, failures: new Map() };
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, () => ask(proxy.url, cookie, counts, () => isOver));
    await restartInTurn(instances, ports, start);
    isOver = true;
    await Promise.all(clients);
    const failed = [...counts.failures.values()].reduce((sum, count) => sum + count, 0);
    tellFigures(
      `${RESTARTS} restarts: ${counts.answered} requests answered, ${counts.retried} to be asked again, ${failed} failed`,
    );
    for (const [what, count] of counts.failures) console.log(`failed ${count} times: ${what}`);
    if (counts.failures.size > 0) console.log(readFileSync(join(dataDir, "error.log"), "utf8"));
    return counts.failures.size === 0;
  } finally {
    nginx?.kill("SIGTERM");
    for (const one of instances) if (!one.hasEnded()) await one.end("SIGTERM");
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = (await prove()) ? 0 : 1;
