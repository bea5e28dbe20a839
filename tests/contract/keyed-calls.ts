import { describe, expect, test } from "vitest";
import type { Endpoint } from "#contract/endpoint.ts";
import { nameOf } from "#tests/support/declared-endpoints.ts";
import { atOnce } from "#tests/support/statuses.ts";
import {
  countRows,
  difference,
  elsewhere,
  fingerprint,
  prepare,
  send,
  type Stage,
  UNSTORED,
} from "./repeated-changes.ts";

const AT_ONCE = 8;

const shownFirst: ReadonlySet<string> = new Set([
  "POST /api/admin/cards/:id/approve",
  "PUT /api/auth/name",
  "POST /api/cards",
  "POST /api/fantasy/transfers/execute",
  "POST /api/matches",
  "POST /api/mini-leagues/join",
  "DELETE /api/teams/:id",
  "POST /api/tournaments/:id/enter",
]);

/** Whether the test command runs the tests of this call; the proof runs those of the others. */
export function isShownFirst(name: string): boolean {
  return shownFirst.has(name);
}

/** The tests of calls that are sent with a key: at once, with an answer that can't be stored, with a key of another request. */
export function testKeyedCalls(calls: readonly Endpoint[], stage: () => Stage): void {
  describe.each(calls.map((endpoint) => [nameOf(endpoint), endpoint] as const))("%s", (name, endpoint) => {
    test("sent many times at once with one key has one effect; a twin gets the answer or a request to wait", async () => {
      const alone = await prepare(stage(), name);
      const made = await countRows(stage());
      expect((await send(stage(), endpoint, alone, { key: `alone ${name}` })).status).toBe(200);
      const ofOne = difference(made, await countRows(stage()));
      const prepared = await prepare(stage(), name);
      const start = await countRows(stage());
      const answers = await atOnce(AT_ONCE, (turn) =>
        send(stage(), endpoint, prepared, {
          key: `burst ${name}`,
          to: turn % 2 === 0 ? stage().ground.app : stage().other,
        }),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThan(0);
      for (const answer of done) expect(answer).toEqual(done[0]);
      const twins = answers.filter(({ status }) => status !== 200);
      for (const { status, body } of twins)
        expect([status, body.code]).toEqual([409, "idempotency_key_in_use"]);
      expect(difference(start, await countRows(stage()))).toEqual(ofOne);
    });

    test("whose answer can't be stored has no effect", async () => {
      const prepared = await prepare(stage(), name);
      // A guess and a mail count even if their call fails.
      const { password_guess: _, ...before } = await fingerprint(stage());
      const { status } = await send(stage(), endpoint, prepared, { key: `${UNSTORED} ${name}` });
      expect(status).toBe(500);
      expect(await fingerprint(stage())).toMatchObject(before);
    });

    test("with the key of another request is refused", async () => {
      const prepared = await prepare(stage(), name);
      expect((await send(stage(), endpoint, prepared, { key: `taken ${name}` })).status).toBe(200);
      const after = await fingerprint(stage());
      const another = prepared.other ?? { body: { upTo: 7 } };
      const asked = {
        ...prepared,
        request: another,
        ...(prepared.otherFile ? { file: prepared.otherFile } : {}),
      };
      const isOfSameCall = prepared.other !== undefined || prepared.otherFile !== undefined;
      const called = isOfSameCall ? endpoint : elsewhere(name);
      const { status, body } = await send(stage(), called, asked, { key: `taken ${name}` });
      expect([status, body.code]).toEqual([422, "idempotency_key_reused"]);
      expect(await fingerprint(stage())).toEqual(after);
    });
  });
}
