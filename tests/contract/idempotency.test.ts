import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sendEmailLink } from "#contract/access/email.ts";
import { getCurrentUser } from "#contract/account.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { nameOf } from "#tests/support/declared-endpoints.ts";
import { aUser } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import type { Prepared } from "#tests/contract/changes/change.ts";
import { isShownFirst, testKeyedCalls } from "./keyed-calls.ts";
import {
  changes,
  closeStage,
  covered,
  endpoints,
  fingerprint,
  isReading,
  keyed,
  LARGE,
  makeStage,
  prepare,
  send,
  type Stage,
} from "./repeated-changes.ts";

/** Replays of the same request and key, in sequence and concurrently; set IDEMPOTENCY_REPLAYS for more. */
const REPLAYS = Number(process.env["IDEMPOTENCY_REPLAYS"] ?? 2);
let made: Stage;
const stage = (): Stage => made;

beforeAll(async () => {
  made = await makeStage();
}, 120_000);

afterAll(() => closeStage(made));

test("more calls at once than the pool has connections are all answered, though each needs two", async () => {
  const { app } = stage().ground;
  const users = await Promise.all(Array.from({ length: 15 }, () => aUser(app)));
  const calls = [...users, ...users].map((user, at) =>
    user.call(sendEmailLink, {}, { idempotencyKey: `link ${at}` }),
  );
  expect((await (await aUser(app)).call(getCurrentUser)).status).toBe(200);
  expect(countStatuses(await Promise.all(calls))).toEqual({ 200: 30 });
});

test("every call that changes something has a request in the table", () => {
  const missing = endpoints.map(nameOf).filter((name) => name !== LARGE && !(name in changes));
  expect(missing).toEqual([]);
});

/** Requests sent once with their keys, and the responses. */
const sent: { endpoint: Endpoint; prepared: Prepared; key: string; first: unknown }[] = [];

describe.each(covered.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
  test("repeated with its key has one effect and one answer, here and elsewhere", async () => {
    const prepared = await prepare(stage(), name);
    const key = `one ${name}`;
    const before = isReading(endpoint) ? await fingerprint(stage()) : null;
    const first = await send(stage(), endpoint, prepared, { key });
    expect(first.status).toBe(200);
    const after = await fingerprint(stage());
    for (let replay = 0; replay < REPLAYS; replay += 1) {
      expect(
        await send(stage(), endpoint, prepared, {
          key,
          to: replay % 2 === 0 ? stage().ground.app : stage().other,
        }),
      ).toEqual(first);
    }
    expect(await fingerprint(stage())).toEqual(after);
    if (before !== null) expect(after).toEqual(before);
    sent.push({ endpoint, prepared, key, first });
  });
});

test("each of them has the same answer and no further effect after a restart", async () => {
  expect(sent.map(({ endpoint }) => nameOf(endpoint))).toEqual(covered.map(nameOf));
  const after = await fingerprint(stage());
  const restarted = await anotherInstance(stage().ground.app);
  for (const { endpoint, prepared, key, first } of sent) {
    const again = await send(stage(), endpoint, prepared, { key, to: restarted });
    expect([nameOf(endpoint), again]).toEqual([nameOf(endpoint), first]);
  }
  await restarted.close();
  expect(await fingerprint(stage())).toEqual(after);
});

testKeyedCalls(
  keyed.filter((endpoint) => isShownFirst(nameOf(endpoint))),
  stage,
);
