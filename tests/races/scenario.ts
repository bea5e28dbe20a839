import type { TestApp } from "#tests/support/test-app.ts";
import type { Answer } from "#tests/support/test-user.ts";

type AnyAnswer = Pick<Answer<unknown>, "status"> & { readonly body: { readonly code?: string | undefined } };

/** Requests sent at the same moment, each to the instance it's given. */
export interface Burst {
  readonly requests: readonly ((on: TestApp) => Promise<AnyAnswer>)[];
  /** How often each answer can come, such as `{ "200": 1, "409 already_entered": 7 }`, and no other answer. */
  readonly expected:
    | Readonly<Record<string, number>>
    | ((tally: Readonly<Record<string, number>>) => boolean);
  /** What must be true of the database afterwards. */
  readonly check: () => Promise<void>;
}

/** Something that must not happen twice. Each burst has its own users and things. */
export interface Scenario {
  readonly name: string;
  /** The most bursts a database has room for, which then makes way for a fresh one; left out: no limit. */
  readonly most?: number;
  /** Needs a database of its own, because it sets the clock or depends on other users; the others share one. */
  readonly isAlone?: true;
  /** Creates what all bursts share. */
  prepare(app: TestApp): Promise<(burst: number) => Promise<Burst>>;
}

/** The count of each answer. */
export function tally(answers: readonly AnyAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = status === 200 ? "200" : `${status} ${body.code}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

/** Makes this many requests. */
export function times<Value>(count: number, make: (turn: number) => Value): Value[] {
  return Array.from({ length: count }, (_, turn) => make(turn));
}

/** The number of rows a query finds. */
export async function countRows(
  { pool }: TestApp,
  query: string,
  values: readonly unknown[],
): Promise<number> {
  return (await pool.query(query, [...values])).rowCount ?? 0;
}
