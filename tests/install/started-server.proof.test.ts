import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "#tests/support/panna-process.ts";
import { OPENED_OFTEN, signUp } from "#tests/support/started-pannas.ts";
import { cookieOf, startInWorld } from "./start-in-world.ts";

/** `npm run proof -- memory` plays for an hour. */
const MOST = 1.3;
const CLIENTS = 4;
const CALLS = 800;
const SETTLEMENTS = 3;
const STREAMS = 10;
/** Leaked per call where a leak is planted: the size of a photo. */
const LEAK_BYTES = 500_000;

let started: Awaited<ReturnType<typeof startInWorld>>;

beforeAll(async () => {
  started = await startInWorld(() => undefined);
}, 180_000);

afterAll(() => started.close());

async function ask(calls: number, headers: Readonly<Record<string, string>>): Promise<void> {
  let begun = 0;
  const client = async (): Promise<void> => {
    while (begun < calls) {
      const path = OPENED_OFTEN[begun % OPENED_OFTEN.length] ?? "/";
      begun += 1;
      const answer = await fetch(started.url + path, { headers });
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, 200]);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Opens live streams in turn and leaves each at once. */
async function follow(streams: number, cookie: string): Promise<void> {
  for (let opened = 0; opened < streams; opened += 1) {
    const leaving = new AbortController();
    const answer = await fetch(`${started.url}/api/live`, { headers: { cookie }, signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
  }
}

async function settle(times: number): Promise<void> {
  for (let done = 0; done < times; done += 1) {
    await started.app.pool.query("update fantasy_round set input_hash = null where locked_at is not null");
    await until(async () => {
      const due = await started.app.pool.query(
        "select from fantasy_round where locked_at is not null and input_hash is null",
      );
      return due.rowCount === 0 ? true : null;
    });
  }
}

test(
  `a started Panna is at most ${MOST} times as large after calls, streams and settled rounds, which a leak would not be`,
  { timeout: 180_000 },
  async () => {
    const cookie = await cookieOf(await signUp(started.panna, "bob@example.com"));
    await ask(CALLS / 4, { cookie });
    await settle(1);
    const before = await started.tell();
    await Promise.all([ask(CALLS, { cookie }), settle(SETTLEMENTS), follow(STREAMS, cookie)]);
    // Gives the last stream time to close.
    await delay(100);
    const after = await started.tell();
    expect(after.megabytes / before.megabytes).toBeLessThanOrEqual(MOST);
    await ask(CALLS / 4, { cookie, "x-keep": String(LEAK_BYTES) });
    const leaked = await started.tell();
    expect(leaked.megabytes / before.megabytes).toBeGreaterThan(MOST);
  },
);
