import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import { manyUsers } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";

let app: TestApp;

beforeEach(async () => {
  app = await makeTestApp();
});

afterEach(() => app.close());

/** So many deleted accounts, each deleted a second after the one before. @returns their ids */
async function deleted(count: number): Promise<string[]> {
  const ids = (
    await manyUsers(
      app,
      Array.from({ length: count }, () => ({})),
    )
  ).map(({ id }) => id);
  const now = app.clock.wallTime();
  await app.pool.query(
    `update "user" set username = null, deleted_at = $2::timestamptz + make_interval(secs => at)
       from unnest($1::text[]) with ordinality as deleted (id, at) where "user".id = deleted.id`,
    [ids, new Date(now)],
  );
  app.clock.pass(count * 1000);
  return ids;
}

/** A part that notes whom it erases. */
function noting(erase: (userId: string) => Promise<void> = async () => undefined) {
  const asked: string[] = [];
  const part: PersonalPart = {
    name: "noted",
    async erase(_, userId) {
      asked.push(userId);
      await erase(userId);
    },
    collect: async () => null,
  };
  return { asked, run: () => eraseAccounts(app.deps, [part]) };
}

describe("a run that erases deleted accounts", () => {
  test("erases all of them, however many there are", async () => {
    const ids = await deleted(250);
    const { asked, run } = noting();
    expect(await run()).toBe(0);
    expect(asked).toEqual(ids);
    app.clock.pass(11 * MINUTE_MS);
    expect(await run()).toBe(250);
    expect(await run()).toBe(0);
    expect(asked).toHaveLength(500);
  });

  test("takes a new one before those that can't be erased, also while it runs", async () => {
    const stuck = await deleted(150);
    const failing = noting(() => Promise.reject(new Error("out of reach")));
    await expect(failing.run()).rejects.toThrow("not erased");
    const [first = ""] = await deleted(1);
    const [late = ""] = (await manyUsers(app, [{}])).map(({ id }) => id);
    const { asked, run } = noting(async (userId) => {
      if (userId === first)
        await app.pool.query(`update "user" set username = null, deleted_at = now() where id = $1`, [late]);
      if (stuck.includes(userId)) throw new Error("out of reach");
    });
    await expect(run()).rejects.toThrow("not erased");
    expect(asked.slice(0, 2)).toEqual([first, late]);
    expect(asked.toSorted()).toEqual([first, late, ...stuck].toSorted());
  });
});
