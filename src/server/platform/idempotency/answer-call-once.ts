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

/** What a change works with. */
export interface ChangeParts extends Deps {
  /** Runs this once the change is committed. For a handler to call when its verb has returned. */
  readonly afterwards: (then: () => void) => void;
}

/** The parts of a change whose answer isn't stored: its verb has committed when it returns. */
export function partsOf(deps: Deps): ChangeParts {
  return { ...deps, afterwards: (then) => then() };
}

/** Lets calls with an Idempotency-Key work in turn, so many at once. */
export function takingTurns() {
  const queue = fastq.promise<unknown, () => Promise<unknown>, unknown>((work) => work(), AT_ONCE);
  return async <Value>(work: () => Promise<Value>): Promise<Value> => (await queue.push(work)) as Value;
}

/**
 * Runs a whole call once per Idempotency-Key. The call writes in the transaction that stores its answer, so a process
 * that dies leaves both or neither; files are removed, jobs requested and the rest done after it.
 *
 * @param work gets the parts to work with; their database is that transaction.
 */
export async function answerCallOnce<Value>(
  deps: Deps,
  once: OnceOnly,
  work: (parts: ChangeParts) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal>> {
  const folders: string[] = [];
  const jobs = new Set<JobName>();
  const rest: (() => void)[] = [];
  const outcome = await answerOnce<Value, Refusal>(deps, once, (tx) => {
    // After a conflict with another transaction, drops what the failed try requested.
    folders.length = 0;
    jobs.clear();
    rest.length = 0;
    return work({
      ...deps,
      // A transaction has the interface of the database, and its own transactions are savepoints.
      db: tx,
      jobs: { soon: async (name) => void jobs.add(name) },
      files: removingLater(deps.files, folders),
      afterwards: (then) => void rest.push(then),
    });
  });
  for (const folder of folders) {
    // The photo sweep removes the rest.
    await deps.files.removeFolder(folder).catch((error: unknown) => {
      deps.log.warn({ err: error }, "files were not removed after a call");
    });
  }
  for (const name of jobs) await deps.jobs.soon(name);
  for (const then of rest) then();
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
