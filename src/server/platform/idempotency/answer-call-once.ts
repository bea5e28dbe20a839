import fastq from "fastq";
import type { Refusal } from "#contract/refusals.ts";
import type { Outcome } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { JobName } from "#server/platform/jobs/jobs.ts";
import { answerOnce, type OnceOnly } from "./answer-once.ts";

/**
 * Calls at work at once. Each holds one of the pool's twenty connections, and its work may take another for a moment: with
 * all of them held, none would go on.
 */
const AT_ONCE = 12;

/** Lets calls with an Idempotency-Key work in turn, so many at once. */
export function takingTurns() {
  const queue = fastq.promise<unknown, () => Promise<unknown>, unknown>((work) => work(), AT_ONCE);
  return async <Value>(work: () => Promise<Value>): Promise<Value> => (await queue.push(work)) as Value;
}

/**
 * Runs a whole call once per Idempotency-Key. The call writes in the transaction that stores its answer, so a process
 * that dies leaves both or neither; files are removed and jobs requested after it.
 *
 * @param work gets the parts to work with; their database is that transaction.
 */
export async function answerCallOnce<Value>(
  deps: Deps,
  once: OnceOnly,
  work: (deps: Deps) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  const folders: string[] = [];
  const jobs = new Set<JobName>();
  const outcome = await answerOnce<Value, Refusal>(deps, once, (tx) => {
    // After a conflict with another transaction, drops what the failed try requested.
    folders.length = 0;
    jobs.clear();
    return work({
      ...deps,
      // A transaction has the interface of the database, and its own transactions are savepoints.
      db: tx,
      jobs: { soon: async (name) => void jobs.add(name) },
      files: removingLater(deps.files, folders),
    });
  });
  for (const folder of folders) {
    // The photo sweep removes the rest.
    await deps.files.removeFolder(folder).catch((error: unknown) => {
      deps.log.warn({ err: error }, "files were not removed after a call");
    });
  }
  for (const name of jobs) await deps.jobs.soon(name);
  return outcome;
}

function removingLater(files: Deps["files"], folders: string[]): Deps["files"] {
  return {
    write: (key, bytes, contentType) => files.write(key, bytes, contentType),
    read: (key) => files.read(key),
    readBytes: (key) => files.readBytes(key),
    list: (folder) => files.list(folder),
    removeFolder: async (folder) => void folders.push(folder),
  };
}
