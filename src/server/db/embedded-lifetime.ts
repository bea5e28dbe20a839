import pg from "pg";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

/** The advisory lock that every process holds, shared, while it uses the embedded server. "panna" in ASCII. */
const USED_BY_US = "0x70616e6e61";

export interface AttachedPostgres {
  readonly connection: pg.PoolConfig;
  /** Lets go of the server, and stops it if no other process uses it. */
  release(): Promise<void>;
}

/**
 * Several processes may use one embedded server (a second start on the same data folder, or one that follows a killed
 * one). Each holds a shared advisory lock; whoever can take it alone was the last and stops the server.
 */
export async function attachEmbeddedPostgres(dataDir: string): Promise<AttachedPostgres> {
  const server = await startEmbeddedPostgres(dataDir);
  const holder = new pg.Client({ ...server.connection, application_name: "panna-lifetime" });
  await holder.connect();
  // The server may be stopped under us from outside; the pool reports that, this connection has nothing to add.
  holder.on("error", () => undefined);
  await holder.query(`select pg_advisory_lock_shared(${BigInt(USED_BY_US)})`);
  return {
    connection: server.connection,
    async release() {
      const isLast = await isLastUser(holder).catch(() => false);
      await holder.end().catch(() => undefined);
      if (isLast) await server.stop();
    },
  };
}

async function isLastUser(holder: pg.Client): Promise<boolean> {
  const answer = await holder.query<{ alone: boolean }>(
    `select pg_advisory_unlock_shared(${BigInt(USED_BY_US)}), pg_try_advisory_lock(${BigInt(USED_BY_US)}) as alone`,
  );
  return answer.rows[0]?.alone ?? false;
}
