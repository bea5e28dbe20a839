import pg from "pg";
import { until } from "#tests/support/panna-process.ts";
import type { TestDatabase } from "#tests/support/test-database.ts";

export interface RequestInFlight {
  readonly inFlight: Promise<Response>;
  /** Unlocks the table that it waits for. */
  readonly letGo: () => Promise<void>;
}

/** A sign-up that waits for a table that this side has locked until `letGo`. */
export async function aRequestInFlight(database: TestDatabase, url: string): Promise<RequestInFlight> {
  const holder = new pg.Client(database.url);
  await holder.connect();
  await holder.query("begin");
  await holder.query('lock table "user" in access exclusive mode');
  const inFlight = fetch(`${url}/api/auth/sign-up/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name: "Alice", email: "alice@example.com", password: "correct horse battery" }),
  });
  await until(() => isWaiting(database));
  const letGo = async (): Promise<void> => {
    await holder.query("commit");
    await holder.end();
  };
  return { inFlight, letGo };
}

/** Whether some query waits for the locked table. */
async function isWaiting({ pool }: TestDatabase): Promise<true | null> {
  const { rows } = await pool.query(
    `select 1 from pg_locks where relation = '"user"'::regclass and not granted`,
  );
  return rows.length > 0 ? true : null;
}

/** Whether the server rejects new requests or accepts no new connections. */
export async function refuses(url: string): Promise<true | null> {
  const answer = await fetch(`${url}/api/health/live`).catch(() => null);
  return answer === null || answer.status === 503 ? true : null;
}
