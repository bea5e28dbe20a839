import { HOUR_MS } from "#game/milliseconds.ts";
import type { Deps } from "#server/deps.ts";

/** Younger files may belong to an upload in progress. */
const YOUNG_MS = HOUR_MS;
/** Keys per query. */
const BATCH = 500;
/** Interrupted uploads and deletions leave few. More of them than kept ones is another database's store. */
const FEW = 20;

export interface Sweep {
  /** The folder of the store with a folder for each key. */
  readonly folder: string;
  /** Which of these keys are in the database. */
  readonly known: (keys: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly remove: (key: string) => Promise<void>;
}

/**
 * Removes the pictures that no row names. Safe to run at any moment, because a row is always written within an hour of its
 * files. Where most pictures belong to nothing, the database is another one than the store's, such as a new one after a
 * loss: none is removed, and the log says so.
 *
 * @returns the number of keys removed
 * @throws AbortError when the process stops
 */
export async function sweepOrphans(deps: Deps, sweep: Sweep): Promise<number> {
  const orphans: string[] = [];
  let kept = 0;
  const look = async (keys: readonly string[]): Promise<void> => {
    if (keys.length === 0) return;
    const known = await sweep.known(keys);
    kept += known.size;
    orphans.push(...keys.filter((key) => !known.has(key)));
  };
  let keys = new Set<string>();
  for await (const key of oldKeys(deps, sweep.folder)) {
    deps.jobs.stopping?.throwIfAborted();
    keys.add(key);
    if (keys.size < BATCH) continue;
    await look([...keys]);
    keys = new Set();
  }
  await look([...keys]);
  const found = new Set(orphans);
  if (found.size > FEW && found.size > kept) {
    const counts = { folder: sweep.folder, orphans: found.size, kept };
    deps.log.error(counts, "most pictures belong to nothing in this database; none was removed");
    return 0;
  }
  for (const key of found) {
    deps.jobs.stopping?.throwIfAborted();
    await sweep.remove(key);
  }
  return found.size;
}

/** The keys of old files; one can come several times. */
async function* oldKeys({ files, clock }: Deps, folder: string): AsyncIterable<string> {
  const before = clock.wallTime() - YOUNG_MS;
  for await (const { key, modifiedAt } of files.list(folder)) {
    const name = key.split("/")[1];
    if (modifiedAt < before && name !== undefined) yield name;
  }
}
