import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { personalData } from "#server/personal-data.ts";
import type { PersonalPart } from "#server/platform/personal-part.ts";
import type { Manager } from "#tests/support/managers.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";
import { aPerson, askDeletion } from "./belongings.ts";
import { deleteAndErase } from "./delete-and-erase.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  // The last admin couldn't be deleted.
  await aUser(app, { isAdmin: true, username: "the_admin" });
});

afterAll(() => app.close());

const password = PASSWORD;
const remove = ({ user }: Manager) => askDeletion(app, user, { password });

describe("a deleted account", () => {
  test("leaves nothing of its user, however often the job is killed on the way", async () => {
    const erasedAt = await deleteAndErase(app, async () => {
      for (const [at, killed] of personalData.entries()) {
        const dying: PersonalPart = {
          ...killed,
          async erase(deps, userId) {
            await killed.erase(deps, userId);
            throw new Error("killed");
          },
        };
        const parts = [...personalData.slice(0, at), dying];
        await expect(eraseAccounts(app.deps, parts)).rejects.toThrow("not erased");
      }
    });
    expect(erasedAt).not.toBeNull();
  }, 60_000);
});

describe("the deletion of an account", () => {
  test("can be asked for twice, and at once", async () => {
    const alice = await aPerson(app);
    const answers = await Promise.all([remove(alice), remove(alice)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect((await remove(alice)).status).toBe(401);
    const { rows } = await app.pool.query(`select email from "user" where id = $1`, [alice.user.id]);
    expect(rows).toEqual([{ email: `${alice.user.id}@deleted.invalid` }]);
  });
});
