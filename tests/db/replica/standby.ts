import { execFileSync } from "node:child_process";
import { appendFileSync, chownSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { locateCluster } from "#server/platform/db/cluster-location.ts";
import { databaseUser } from "#server/platform/db/database-user.ts";
import { until } from "#tests/support/panna-process.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";

/** A physical replica of an embedded server. */
export interface Standby {
  readonly url: string;
  readonly server: EmbeddedPostgres;
  /** Starts it again after `server.stop()` or a kill, and waits until it answers. */
  start(): Promise<void>;
}

/** The address of a server's socket, as DATABASE_URL takes it. */
export function urlOf({ host, user, database }: EmbeddedPostgres["connection"]): string {
  return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
}

/**
 * Copies a running server's files between pg_backup_start and pg_backup_stop, as pg_basebackup does, which isn't among
 * the embedded binaries, and starts them as its replica. A slot makes the primary keep what a stopped replica has missed.
 *
 * @param folder an empty data folder
 */
export async function startStandby(
  primary: EmbeddedPostgres,
  primaryFolder: string,
  folder: string,
): Promise<Standby> {
  const user = databaseUser(process.getuid?.(), primaryFolder);
  const from = await locateCluster(primaryFolder, user);
  const to = await locateCluster(folder, user);
  const client = new pg.Client(primary.connection);
  await client.connect();
  await client.query("select pg_create_physical_replication_slot('standby', true)");
  await client.query("select pg_backup_start('standby', true)");
  execFileSync("cp", ["-a", from.data, to.data]);
  const { rows } = await client.query<{ labelfile: string }>("select labelfile from pg_backup_stop(false)");
  await client.end();
  for (const name of readdirSync(join(to.data, "pg_wal"))) {
    rmSync(join(to.data, "pg_wal", name), { recursive: true });
  }
  for (const name of ["postmaster.pid", "postmaster.opts", "pg_replslot/standby"]) {
    rmSync(join(to.data, name), { recursive: true, force: true });
  }
  const files = { backup_label: rows[0]?.labelfile ?? "", "standby.signal": "" };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(to.data, name), text, { mode: 0o600 });
    if (user !== null) chownSync(join(to.data, name), user.uid, user.gid);
  }
  const source = `host=${primary.connection.host} user=${primary.connection.user}`;
  const settings = [
    `primary_conninfo = '${source}'`,
    "primary_slot_name = 'standby'",
    "wal_retrieve_retry_interval = '100ms'",
  ];
  appendFileSync(join(to.data, "postgresql.auto.conf"), `${settings.join("\n")}\n`);
  const server = await startEmbeddedPostgres(folder);
  return {
    url: urlOf(server.connection),
    server,
    start: () => until(async () => ((await startsAndAnswers(folder)) ? true : null)).then(() => undefined),
  };
}

/** A killed server's processes can be in the way for a moment. */
async function startsAndAnswers(folder: string): Promise<boolean> {
  try {
    const { connection } = await startEmbeddedPostgres(folder);
    const client = new pg.Client(connection);
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
