import type { TestApp } from "#tests/support/test-app.ts";
import type { Answer } from "#tests/support/test-user.ts";

type AnyAnswer = Pick<Answer<unknown>, "status"> & { readonly body: { readonly code?: string | undefined } };

/** Requests that are all sent at the same moment; each to the instance that it is given. */
export interface Burst {
  readonly requests: readonly ((on: TestApp) => Promise<AnyAnswer>)[];
  /** How often each answer may come, such as `{ "200": 1, "409 already_entered": 7 }`; none else may. */
  readonly expected:
    | Readonly<Record<string, number>>
    | ((tally: Readonly<Record<string, number>>) => boolean);
  /** What must hold in the database afterwards. */
  readonly check: () => Promise<void>;
}

/** One thing that must not happen twice. Each burst is among people and things of its own. */
export interface Scenario {
  readonly name: string;
  /** Bursts that a database has room for; without it as many as one likes. */
  readonly most?: number;
  /** It sets the clock or counts on who else is there, and so has a database of its own; the others share one. */
  readonly isAlone?: true;
  /** Makes what all bursts share. */
  prepare(app: TestApp): Promise<(burst: number) => Promise<Burst>>;
}

/** How often each answer came. */
export function tally(answers: readonly AnyAnswer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = status === 200 ? "200" : `${status} ${body.code}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}

/** The same request so often. */
export function times<Value>(count: number, make: (turn: number) => Value): Value[] {
  return Array.from({ length: count }, (_, turn) => make(turn));
}

/** How many rows a query finds. */
export async function countRows(
  { pool }: TestApp,
  query: string,
  values: readonly unknown[],
): Promise<number> {
  return (await pool.query(query, [...values])).rowCount ?? 0;
}
