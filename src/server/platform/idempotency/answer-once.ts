import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import fastq from "fastq";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import type { Deps } from "#server/deps.ts";
import type { JobName } from "#server/platform/jobs/jobs.ts";
import { idempotencyKey } from "./table.ts";

type KeyRefusal = { code: "idempotency_key_reused" } | { code: "idempotency_key_in_use" };

export interface OnceOnly {
  readonly viewer: { readonly id: string };
  /** Null: the caller sent no Idempotency-Key, and the work simply runs. */
  readonly key: string | null;
  /** The request, to recognise the same key with a different one. */
  readonly endpoint: string;
  readonly input: unknown;
}

/**
 * Runs work in a transaction, once per Idempotency-Key: the answer is stored in that transaction, and a repeated
 * request gets it back. A duplicate that arrives while the first is running is refused.
 */
export async function answerOnce<Value, R extends Refusal>(
  { db, clock }: Deps,
  { viewer, key, endpoint, input }: OnceOnly,
  work: (tx: Transaction) => Promise<Outcome<Value, R>>,
): Promise<Outcome<Value, R | KeyRefusal>> {
  if (key === null) return db.transaction(work);
  const bodyHash = hashOfInput(input);
  return db.transaction(async (tx) => {
    if (!(await takeKey(tx, viewer.id, key))) return refused({ code: "idempotency_key_in_use" as const });
    const [known] = await answerOf(tx).execute({ userId: viewer.id, key });
    if (known !== undefined) {
      const isSame = known.endpoint === endpoint && known.bodyHash === bodyHash;
      return isSame
        ? accepted(known.response as Value)
        : refused({ code: "idempotency_key_reused" as const });
    }
    const outcome = await work(tx);
    // A refusal left no trace, so a retry starts from nothing.
    if (outcome.ok) {
      const createdAt = new Date(clock.wallTime());
      const answer = { status: 200, response: outcome.value as object, createdAt };
      await newAnswer(tx).execute({ userId: viewer.id, key, endpoint, bodyHash, ...answer });
    }
    return outcome;
  });
}

/** Whether a request with this key has its answer already, so that a limit it has reached itself doesn't refuse it again. */
export async function isAnswered(
  { db }: Pick<Deps, "db">,
  { viewer, key }: Pick<OnceOnly, "viewer" | "key">,
): Promise<boolean> {
  return key !== null && (await answerOf(db).execute({ userId: viewer.id, key })).length > 0;
}

/** Tells two requests with the same key apart. */
function hashOfInput(input: unknown): string {
  return createHash("sha256").update(JSON.stringify(input)).digest("base64url");
}

/** Locks user and key until the transaction ends; false if a duplicate holds the lock. */
async function takeKey(tx: Transaction, userId: string, key: string): Promise<boolean> {
  const [row] = await keyTaken(tx).execute({ lock: `${userId} ${key}` });
  return row?.taken ?? false;
}

const keyTaken = preparedOnce((tx) =>
  tx
    .select({
      taken: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${sql.placeholder("lock")}, 0))`,
    })
    .from(sql`(select) as nothing`)
    .prepare("idempotency_key_taken"),
);

const answerOf = preparedOnce((tx) =>
  tx
    .select()
    .from(idempotencyKey)
    .where(
      and(
        eq(idempotencyKey.userId, sql.placeholder("userId")),
        eq(idempotencyKey.key, sql.placeholder("key")),
      ),
    )
    .prepare("idempotency_answer"),
);

const newAnswer = preparedOnce((tx) =>
  tx
    .insert(idempotencyKey)
    .values({
      userId: sql.placeholder("userId"),
      key: sql.placeholder("key"),
      endpoint: sql.placeholder("endpoint"),
      bodyHash: sql.placeholder("bodyHash"),
      status: sql.placeholder("status"),
      response: sql.placeholder("response"),
      createdAt: sql.placeholder("createdAt"),
    })
    .prepare("new_idempotency_answer"),
);

/**
 * Calls at work at once. Each holds one of the pool's twenty connections, and its work may take another for a moment:
 * with all of them held, none could finish.
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
