import { randomInt } from "node:crypto";
import { rmSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { tellFigures } from "#scripts/tell-figures.ts";
import { naturalPosition, slotsOf } from "#game/team/formation.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { freePort, hasNginx, SITE, startNginx, statusOf } from "#tests/faults/nginx.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";
import { haveWeb, type PannaProcess, startPanna, until } from "#tests/support/panna-process.ts";
import { anyPhoto } from "#tests/support/photos.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { send, sendPatiently } from "./client.ts";
import { keepBusy, type Load, signUp } from "./load.ts";

/**
 * Two instances behind `deploy/nginx.conf` on one PostgreSQL and one S3 store are one Panna: sessions, limits of
 * passwords, live events and uploads; and under a mixed load with kills, restarts and changes of a table they lose nothing
 * that they acknowledged; and one takes over the jobs of the other. `npm run proof -- two-instances`.
 */
const KILLS = 6;
const RESTARTS = 6;
const DRAIN_SECONDS = "1";
const BETWEEN_MS = 3000;
/** One more than a network may try passwords in a minute. */
const TRIES = 21;

/** What a later version's migration does to a table in use. */
const MIGRATION = ["alter table team add column motto text", "create index on team (motto)"];

const wrong: string[] = [];

function claim(isTrue: boolean, what: string): void {
  console.log(`${isTrue ? "yes" : "NO "}  ${what}`);
  if (!isTrue) wrong.push(what);
}

interface Parts {
  readonly proxy: string;
  /** Their own addresses: they print the site's. */
  readonly origins: readonly [string, string];
  readonly instances: PannaProcess[];
  readonly start: (at: number) => PannaProcess;
  readonly db: pg.Client;
}

async function isReady(panna: PannaProcess, origin: string): Promise<void> {
  await panna.url();
  await until(async () => ((await statusOf(`${origin}/api/health/ready`)) === 200 ? true : null));
}

/** Sessions, photos, events and limits are the same on both. */
async function areOne({ origins: [one, two] }: Parts): Promise<void> {
  const cookie = await signUp(one, "Alice");
  claim(
    (await send(two, { path: "/api/auth/user", cookie }))?.status === 200,
    "a session of one counts at the other",
  );
  const live = await listen(two, cookie);
  claim(await sharesPhotos(one, two, cookie), "a photo uploaded at one is served by the other");
  claim(await sharesNews(one, cookie, live), "what happens at one arrives in a stream of the other");
  await send(one, { method: "POST", path: "/api/auth/sign-out", cookie, body: {} });
  claim(
    (await send(two, { path: "/api/auth/user", cookie }))?.status === 401,
    "a sign-out at one ends it at the other",
  );
  const statuses: (number | undefined)[] = [];
  for (let at = 0; at < TRIES; at += 1) {
    const body = { email: "nobody@example.com", password: "wrong horse" };
    const from = "203.0.113.7";
    statuses.push(
      (await send(at % 2 === 0 ? one : two, { path: "/api/auth/sign-in/email", cookie: "", body, from }))
        ?.status,
    );
  }
  claim(statuses.at(-1) === 429 && statuses[0] === 401, "guessed passwords are counted over both");
}

async function sharesPhotos(one: string, two: string, cookie: string): Promise<boolean> {
  const { code } = (await sendPatiently(one, { path: "/api/verification-code", cookie })).body as {
    code: string;
  };
  const form = new FormData();
  const fields = {
    playerName: "Bukayo Saka",
    position: "midfielder",
    club: "Arsenal",
    verificationCode: code,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("image", new Blob([new Uint8Array(await anyPhoto(1))]), "photo.jpg");
  const card = (await sendPatiently(one, { path: "/api/cards", cookie, body: form })).body as {
    imageUrl: string;
  };
  return (await send(two, { path: card.imageUrl, cookie }))?.status === 200;
}

/** Enters the tournament at one instance and waits for its table in the other's stream. */
async function sharesNews(origin: string, cookie: string, live: () => string): Promise<boolean> {
  await sendPatiently(origin, { path: "/api/cards/base", cookie, body: {} });
  const { body } = await sendPatiently(origin, { path: "/api/cards", cookie });
  const cards = body as { id: number; position: string; status: string }[];
  const team = (
    await sendPatiently(origin, { path: "/api/teams", cookie, body: { name: "Team", formation: "1-2-1" } })
  ).body as { id: number };
  const left = cards.filter(({ status }) => status === "approved");
  const slots = slotsOf("1-2-1").map(({ label }, positionIndex) => {
    const fitting = left.findIndex(({ position }) => position === naturalPosition(label));
    const [card] = left.splice(fitting, 1);
    return { cardId: card?.id, position: label, positionIndex };
  });
  await sendPatiently(origin, {
    method: "PUT",
    path: `/api/teams/${team.id}/positions`,
    cookie,
    body: slots,
  });
  const active = (await sendPatiently(origin, { path: "/api/tournaments/active", cookie })).body as {
    id: number;
  };
  const path = `/api/tournaments/${active.id}/enter`;
  await sendPatiently(origin, { path, cookie, body: { teamId: team.id } });
  return until(() => (live().includes("event: standings") ? true : null), 30_000).catch(() => false);
}

/** Opens the stream of live events. @returns what has arrived so far */
async function listen(origin: string, cookie: string): Promise<() => string> {
  const answer = await fetch(`${origin}/api/live`, { headers: { cookie } });
  let received = "";
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const piece of answer.body ?? []) received += decoder.decode(piece, { stream: true });
  };
  read().catch(() => undefined);
  return () => received;
}

/** Kills and restarts instances in turn, and migrates in between, under load. */
async function trouble({ instances, origins, start, db }: Parts): Promise<void> {
  for (let turn = 0; turn < KILLS + RESTARTS; turn += 1) {
    const at = turn % instances.length;
    await instances[at]?.end(turn < KILLS ? "SIGKILL" : "SIGTERM");
    const next = start(at);
    instances[at] = next;
    await isReady(next, origins[at] ?? "");
    const statement = MIGRATION[turn - 2];
    if (statement !== undefined) await db.query(statement);
    await delay(BETWEEN_MS + randomInt(500));
  }
}

/** Jobs whose next run is never far off, whatever the football does. */
const STEADY_JOBS = ["follow-football", "settle-tournaments"] as const;

/** Longer than a killed process's run is waited for. */
const TAKEN_OVER_MS = 360_000;

/** Kills one instance for good: the other takes its jobs over. @returns after how many seconds it has run them all */
async function takesJobsOver({ instances, db }: Parts): Promise<number> {
  await instances[0]?.end("SIGKILL");
  const killedAt = performance.now();
  const { rows: clock } = await db.query<{ now: Date }>("select now()");
  for (const name of STEADY_JOBS) {
    const hasRun = await until(async () => {
      const { rowCount } = await db.query(
        "select from job.job where name = $1 and state = 'completed' and started_on > $2",
        [name, clock[0]?.now],
      );
      return (rowCount ?? 0) > 0 ? true : null;
    }, TAKEN_OVER_MS).catch(() => false);
    claim(hasRun, `after one instance is killed for good, the other runs ${name}`);
  }
  return (performance.now() - killedAt) / 1000;
}

/** What was acknowledged is there once: sent again, it's answered as before, and nothing changes. */
async function isAllThere({ proxy, db }: Parts, { acknowledged, names }: Load): Promise<void> {
  const namesNow = async (): Promise<boolean> => {
    const { rows } = await db.query<{ id: number; name: string }>(
      "select id, name from team where name <> 'Team'",
    );
    return rows.length === names.size && rows.every(({ id, name }) => names.get(id) === name);
  };
  const photosNow = async (): Promise<number> => (await db.query("select from card_photo")).rowCount ?? 0;
  const photos = await photosNow();
  claim(await namesNow(), `every team has the name that it was last given (${names.size} teams)`);
  let different = 0;
  for (const { answer, body, ...sent } of acknowledged) {
    const again = await sendPatiently(proxy, { ...sent, body: body() });
    if (!isDeepStrictEqual(again.body, answer)) different += 1;
  }
  claim(different === 0, `${acknowledged.length} acknowledged changes are answered the same again`);
  claim((await namesNow()) && (await photosNow()) === photos, `and change nothing (${photos} photos)`);
  const sent = acknowledged.filter(({ path }) => path === "/api/cards").length;
  // The first one was sent before the load began.
  claim(photos === sent + 1, "no photo that was sent twice became two cards");
}

async function prove(): Promise<boolean> {
  if (!hasNginx()) return false;
  await haveWeb();
  const dataDir = makeDataFolder("two-instances");
  const database = await startEmbeddedPostgres(dataDir);
  const store = await startS3Server("panna");
  const db = new pg.Client(database.connection);
  await db.connect();
  const { user, host } = database.connection;
  const ports = [await freePort(), await freePort()] as const;
  const origins = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
  const start = (at: number): PannaProcess =>
    startPanna({
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://${user}@localhost/postgres?host=${encodeURIComponent(host)}`,
      PUBLIC_URL: SITE,
      SECRET: "a secret of two instances, long enough",
      IMAGES: "s3",
      S3_ENDPOINT: store.url,
      S3_BUCKET: "panna",
      S3_ACCESS_KEY_ID: "panna",
      S3_SECRET_ACCESS_KEY: "secret",
      DRAIN_SECONDS,
      LOG_LEVEL: "warn",
      PORT: String(ports[at]),
    });
  const instances = ports.map((_, at) => start(at));
  let nginx: Awaited<ReturnType<typeof startNginx>> | null = null;
  try {
    for (const [at, instance] of instances.entries()) await isReady(instance, origins[at] ?? "");
    await until(async () => {
      const ready = await send(origins[0], { path: "/api/health/ready", cookie: "" });
      return (ready?.body as { football?: string } | undefined)?.football === "ready" ? true : null;
    }, 180_000);
    nginx = await startNginx({ folder: dataDir, instances: ports, believesClients: true });
    const parts: Parts = { proxy: nginx.url, origins, instances, start, db };
    await areOne(parts);
    const load: Load = { acknowledged: [], names: new Map(), failures: [], requests: 0, retries: 0 };
    let isOver = false;
    const busy = keepBusy(nginx.url, load, () => isOver);
    await trouble(parts);
    isOver = true;
    await busy;
    for (const failure of new Set(load.failures)) console.log(failure);
    claim(load.failures.length === 0, "no request failed that a client would not send again");
    await isAllThere(parts, load);
    const takenOverAfter = await takesJobsOver(parts);
    tellFigures(
      `${KILLS} kills, ${RESTARTS} restarts, ${load.requests} requests, ${load.retries} sent again, ` +
        `${load.failures.length} failed, jobs taken over in ${Math.ceil(takenOverAfter)} s, ${wrong.length} claims wrong`,
    );
    return wrong.length === 0;
  } finally {
    nginx?.process.kill("SIGTERM");
    for (const one of instances) if (!one.hasEnded()) await one.end("SIGTERM");
    await db.end();
    await store.close();
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.exitCode = (await prove()) ? 0 : 1;
