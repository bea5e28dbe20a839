import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Refusal } from "#contract/refusals.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { preparedOnce } from "#server/platform/db/prepared-once.ts";
import type { Deps } from "#server/deps.ts";
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
