import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { copyTree, flush } from "./copy-tree.ts";

/** Folders that PostgreSQL fills again when it starts from a base backup (its manual, "Making a Base Backup"). */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/(?!archive_status$|summaries$)/;
/** Files of the running server itself, and what it makes again or needs for a while only. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*)$|(^|\/)(pgsql_tmp|pg_internal\.init)/;
/** Where every start looks first; it is copied when the rest is there. */
const CONTROL = "global/pg_control";

/** A segment of the write-ahead log: timeline, log and segment, eight hexadecimal digits each. */
const SEGMENT = /^pg_wal\/[0-9A-F]{24}$/;
const HISTORY = /^pg_wal\/[0-9A-F]{8}\.history$/;

/**
 * Copies the cluster of a running server, which goes on serving: files as they are found, and the write-ahead log from
 * before the first to after the last, with which PostgreSQL makes one state of them when it starts on the copy. What
 * was committed before the copy began is in it.
 *
 * @param client connected as superuser, with nothing else to do during the copy.
 */
export async function copyCluster(client: pg.Client, from: string, to: string): Promise<void> {
  // PostgreSQL holds the log that the copy will need until this connection ends.
  await client.query("select pg_create_physical_replication_slot($1, true, true)", [`backup_${process.pid}`]);
  const { rows: begun } = await client.query<{ segment: string }>(
    "select pg_walfile_name(pg_backup_start('panna', fast => true)) as segment",
  );
  await copyTree(from, to, {
    isWanted: (path) => !EMPTIED.test(path) && !LEFT_OUT.test(path) && path !== CONTROL,
  });
  await copyFile(join(from, CONTROL), join(to, CONTROL));
  await flush(join(to, CONTROL));
  const { rows: ended } = await client.query<{ segment: string; label: string }>(
    `select pg_walfile_name(lsn) as segment, labelfile as label
     from pg_backup_stop(wait_for_archive => false)`,
  );
  const [first, last] = [begun[0]?.segment ?? "", ended[0]?.segment ?? ""];
  await copyTree(join(from, "pg_wal"), join(to, "pg_wal"), {
    isWanted: (name) => {
      const path = `pg_wal/${name}`;
      return HISTORY.test(path) || (SEGMENT.test(path) && name >= first && name <= last);
    },
  });
  await writeFile(join(to, LABEL), ended[0]?.label ?? "", { flush: true, mode: 0o600 });
}

/** Tells PostgreSQL that a cluster is a copy, and from where in the log to make it whole; gone after that start. */
export const LABEL = "backup_label";
