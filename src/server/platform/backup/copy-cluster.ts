import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { copyTree, flush } from "./copy-tree.ts";

/** Folders that PostgreSQL fills again when it starts from a base backup (its manual, "Making a Base Backup"). */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/(?!archive_status$|summaries$)/;
/** The running server's own files, and what it recreates or needs only for a while. */
const LEFT_OUT =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*)$|(^|\/)(pgsql_tmp|pg_internal\.init)/;
/** The file every start reads first, so it's copied last. */
const CONTROL = "global/pg_control";

/** A segment of the write-ahead log: timeline, log and segment, eight hexadecimal digits each. */
const SEGMENT = /^pg_wal\/[0-9A-F]{24}$/;
const HISTORY = /^pg_wal\/[0-9A-F]{8}\.history$/;

/**
 * Copies the cluster of a running server: files as they are, and the write-ahead log from before the first to after the
 * last, from which PostgreSQL restores one state when it starts on the copy. The copy has everything committed before
 * it began.
 *
 * @param client connected as superuser, and not used otherwise during the copy.
 */
export async function copyCluster(client: pg.Client, from: string, to: string): Promise<void> {
  // PostgreSQL keeps the log that the copy needs until this connection ends.
  await client.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
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

/** Tells PostgreSQL that a cluster is a copy and where in the log recovery starts; gone after that start. */
export const LABEL = "backup_label";
