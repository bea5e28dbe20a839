import type pg from "pg";
import type { Config } from "#server/config.ts";
import type { Deps } from "#server/deps.ts";
import { orGiveUp } from "#server/platform/batching/give-up.ts";
import { type Connection, type Database, openReplica } from "#server/platform/db/database.ts";
import { listen, type Listening } from "#server/platform/live/listen.ts";
import { LIVE_CHANNEL } from "#server/platform/live/publish-live.ts";
import { makeCounter, makeGauge } from "#server/platform/metrics/counters.ts";
import { isDatabaseBusy } from "./is-database-busy.ts";
import { ReplicaWatch, type ReplicaState } from "./replica-watch.ts";

/** A database to read. */
export interface ReadFrom {
  readonly db: Database;
}

/** Where answers that may be seconds old are read. */
export interface Reading {
  /**
   * Reads from the replica if it has everything that the caller must find, else from the primary. Work that fails by the
   * replica's fault is done again with the primary.
   *
   * @param mustBeNew for a caller who has just changed something
   */
  read<Value>(work: (from: ReadFrom) => Promise<Value>, mustBeNew: boolean): Promise<Value>;
  /** Null: there is no replica. */
  state(): ReplicaState | null;
}

/** The wait for a look at either server. */
const LOOK_LIMIT_MS = 1000;

const countRead = makeCounter(
  "panna_replica_reads_total",
  "Reads that may be seconds old, by the server that answered",
);

const AGE = "panna_replica_age_seconds";
const AGE_HELP = "How old the replica's data may be; 0 without one";

/** Reads everything from the primary. */
export function readingPrimary(primary: ReadFrom): Reading {
  return { read: (work) => work(primary), state: () => null };
}

export interface OpenReading extends Reading {
  close(): Promise<void>;
}

/** Reads from DATABASE_READ_URL while that is a fresh replica of the primary. A replica that's away delays no start. */
export async function openReading(
  { databaseReadUrl }: Pick<Config, "databaseReadUrl">,
  primary: Pick<Connection, "db" | "pool">,
  { clock, log }: Pick<Deps, "clock" | "log">,
): Promise<OpenReading> {
  if (databaseReadUrl === null) {
    makeGauge(AGE, AGE_HELP, () => 0);
    return { ...readingPrimary(primary), close: async () => undefined };
  }
  const replica = openReplica(databaseReadUrl);
  const watch = watchReplica(primary.pool, replica.pool, { clock, log });
  makeGauge(AGE, AGE_HELP, () => watch.age());
  const noteNews = (): void => watch.noteNews();
  const [listening] = await Promise.all([
    listen({ pool: primary.pool, log }, LIVE_CHANNEL, { onNews: noteNews, onConnected: noteNews }),
    watch.start(),
  ]);
  return {
    ...readingReplica({ primary, replica, watch, log }),
    close: () => closeAll(watch, listening, replica.pool),
  };
}

async function closeAll(watch: ReplicaWatch, listening: Listening, pool: pg.Pool): Promise<void> {
  await Promise.all([watch.stop(), listening.stop()]);
  await pool.end();
}

interface Parts {
  readonly primary: ReadFrom;
  readonly replica: ReadFrom;
  readonly watch: ReplicaWatch;
  readonly log: Deps["log"];
}

function readingReplica({ primary, replica, watch, log }: Parts): Reading {
  return {
    state: () => watch.state(),
    async read(work, mustBeNew) {
      if (mustBeNew || !watch.isUsable()) {
        countRead('from="primary"');
        return work(primary);
      }
      try {
        const value = await work(replica);
        countRead('from="replica"');
        return value;
      } catch (error) {
        if (!isDatabaseBusy(error)) throw error;
        watch.noteFailure();
        log.warn({ err: error }, "the replica failed a reader, who reads the primary");
        countRead('from="primary after a failure"');
        return work(primary);
      }
    },
  };
}

/** Both answer with the cluster they belong to, which a physical replica shares with its primary. */
const OF = "(select system_identifier::text from pg_control_system()) || current_database() as cluster";

interface Seen {
  readonly cluster: string;
  readonly lsn: string | null;
}

function watchReplica(
  primary: pg.Pool,
  replica: pg.Pool,
  { clock, log }: Pick<Deps, "clock" | "log">,
): ReplicaWatch {
  let cluster = "";
  const ask = async (pool: pg.Pool, lsn: string): Promise<Seen> => {
    const { rows } = await orGiveUp(pool.query<Seen>(`select ${OF}, ${lsn} as lsn`), LOOK_LIMIT_MS);
    const [row] = rows;
    if (row === undefined) throw new Error("PostgreSQL didn't say where it is");
    return row;
  };
  return new ReplicaWatch({
    async writtenByPrimary() {
      const seen = await ask(primary, "pg_current_wal_lsn()");
      ({ cluster } = seen);
      return placeOf(seen.lsn ?? "");
    },
    async lookAtReplica() {
      const seen = await ask(replica, "case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end");
      return { replayed: seen.lsn === null || seen.cluster !== cluster ? null : placeOf(seen.lsn) };
    },
    now: () => clock.wallTime(),
    log,
  });
}

/** A place in the log as PostgreSQL writes it, such as 16/B374D848. */
function placeOf(lsn: string): bigint {
  const [high = "", low = ""] = lsn.split("/");
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
