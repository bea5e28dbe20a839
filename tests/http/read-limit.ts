import type { TestApp } from "#tests/support/test-app.ts";
import { askFrom, statuses } from "./ask-from.ts";

export interface ReadLimit {
  /** How many of the reads had which status. */
  readonly reads: Readonly<Record<string, number>>;
  readonly retryAfter: number;
  /** The statuses after that: it still gets the page and what it asks with a session, and other addresses everything. */
  readonly others: readonly number[];
}

/** Reads from an address ten times more than the three thousand times a minute that it may. */
export async function readPastLimit(app: TestApp, from: string, url: string): Promise<ReadLimit> {
  const reads = Object.fromEntries(await statuses(3010, () => askFrom(app, from, url)));
  const retryAfter = Number((await askFrom(app, from, url)).headers["retry-after"]);
  const others = [
    await askFrom(app, from, "/"),
    await askFrom(app, from, "/api/sign-in-methods"),
    await askFrom(app, "203.0.113.14", url),
  ];
  return { reads, retryAfter, others: others.map(({ statusCode }) => statusCode) };
}
