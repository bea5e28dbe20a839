import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { EmbeddedDatabaseError } from "./embedded-database-error.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

/** The advisory lock that every process holds, shared, while it uses the embedded server. "panna" in ASCII. */
const USED_BY_US = "0x70616e6e61";

/** How often a start retries a server that's stopping: half a minute in all, with pauses. */
const ATTEMPTS = 300;
const PAUSE_MS = 100;
/** A server that doesn't start at all gets fewer tries, in case another process was in the way. */
const STARTS = 3;

/** How long a server that died under this process is restarted, with growing pauses. */
const GIVE_UP_MS = 300_000;
const LONGEST_PAUSE_MS = 15_000;

/** Codes from a server that's stopping, starting, or gone between two steps. */
const GOING_AWAY = /^(57P0[123]|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE)$/;

export interface AttachedPostgres {
  readonly connection: pg.PoolConfig;
  /** Releases the server, and stops it if no other process uses it. */
  release(): Promise<void>;
}

/** Callbacks for the server's start, and for one that died while this process used it. */
export interface Watch {
  /** A program of PostgreSQL runs, and this process waits for it. */
  onStarting?(): void;
  /** A start failed; the next attempt comes after the pause. */
  onRetry(error: unknown, pauseMs: number): void;
  /** Starts failed for five minutes. Without the database the process is useless. */
  onGivenUp(error: unknown): void;
}

interface AttachOptions {
  readonly watch?: Watch;
  readonly giveUpMs?: number;
}

/**
 * Several processes can share one embedded server (a second start on the same data folder, or one after a killed
 * process). Each holds a shared advisory lock; a process that can take it exclusively was the last and stops the
 * server. If the server dies under a process, that process restarts it, for up to five minutes.
 *
 * @throws EmbeddedDatabaseError if it can't be made or started.
 */
export async function attachEmbeddedPostgres(
  dataDir: string,
  { watch, giveUpMs = GIVE_UP_MS }: AttachOptions = {},
): Promise<AttachedPostgres> {
  const release = new AbortController();
  let held = holdServer(dataDir, watch);
  const follow = async (): Promise<void> => {
    const { holder } = await held;
    holder.once("end", () => {
      if (release.signal.aborted) return;
      held = holdAgain(dataDir, { watch, giveUpMs, signal: release.signal });
      follow().catch((error: unknown) => void (release.signal.aborted || watch?.onGivenUp(error)));
    });
  };
  await follow();
  const { server } = await held;
  return {
    connection: server.connection,
    async release() {
      release.abort();
      await held.then(({ holder }) => holder.end()).catch(() => undefined);
      await stopIfUnused(server);
    },
  };
}

interface Held {
  readonly server: EmbeddedPostgres;
  /** The connection that holds the shared lock. */
  readonly holder: pg.Client;
}

/** Starts the server and holds it; retries while another process is stopping it. */
async function holdServer(dataDir: string, watch?: Watch): Promise<Held> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const server = await startEmbeddedPostgres(dataDir, undefined, () => watch?.onStarting?.());
      return { server, holder: await connectAndLock(server, "pg_advisory_lock_shared") };
    } catch (error) {
      const limit = error instanceof EmbeddedDatabaseError ? STARTS : ATTEMPTS;
      if (attempt >= limit || !isPassing(error)) throw error;
      await delay(PAUSE_MS);
    }
  }
}

interface HoldAgain {
  readonly watch: Watch | undefined;
  readonly giveUpMs: number;
  readonly signal: AbortSignal;
}

/** Restarts a dead server, however often that fails, until the time is up or the process no longer needs it. */
async function holdAgain(dataDir: string, { watch, giveUpMs, signal }: HoldAgain): Promise<Held> {
  const timeIsUp = AbortSignal.timeout(giveUpMs);
  for (let pauseMs = PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    try {
      return await holdServer(dataDir);
    } catch (error) {
      if (timeIsUp.aborted || signal.aborted) throw error;
      watch?.onRetry(error, pauseMs);
      await delay(pauseMs, undefined, { signal });
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof EmbeddedDatabaseError) return true;
  const { code = "", message } = error as NodeJS.ErrnoException;
  return GOING_AWAY.test(code) || message.startsWith("Connection terminated");
}

type Lock = "pg_advisory_lock_shared" | "pg_try_advisory_lock";

async function connectAndLock(server: EmbeddedPostgres, lock: Lock): Promise<pg.Client> {
  const client = new pg.Client({ ...server.connection, application_name: "panna-lifetime" });
  // When the server goes away, the connection's end reports it; an error without a listener would end the process.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: unknown }>(`select ${lock}(${BigInt(USED_BY_US)}) as taken`);
    if (rows[0]?.taken === false) throw new Error("another process uses the server");
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Holds the lock until the server is down. A process that starts in between waits, then starts the server again. */
async function stopIfUnused(server: EmbeddedPostgres): Promise<void> {
  const last = await connectAndLock(server, "pg_try_advisory_lock").catch(() => null);
  if (last === null) return;
  await server.stop();
  await last.end().catch(() => undefined);
}
