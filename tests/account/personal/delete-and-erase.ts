import { expect } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { eraseAccounts } from "#server/account/deletion/erase-accounts.ts";
import { personalData } from "#server/personal-data.ts";
import { tablesSaying } from "#tests/account/tables-saying.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import { PASSWORD } from "#tests/support/test-user.ts";
import { aPerson, askDeletion, giveEverything } from "./belongings.ts";

/** The tables that refer to a user. */
export async function tablesWith(app: TestApp, userId: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string; column: string }>(`
    select conrelid::regclass::text as name, attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = '"user"'::regclass`);
  const found = new Set<string>();
  for (const { name, column } of rows) {
    const { rowCount } = await app.pool.query(`select from ${name} where ${column} = $1 limit 1`, [userId]);
    if (rowCount !== 0) found.add(name);
  }
  return [...found].toSorted();
}

async function filesOf(app: TestApp, folder: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of app.deps.files.list(folder)) keys.push(key);
  return keys;
}

/**
 * Deletes an account with something in every noun, and asserts that nothing of its user is left.
 *
 * @param before what happens between the deletion and the first run of the job that ends well
 * @returns when the account was erased to its end; null: it wasn't
 */
export async function deleteAndErase(app: TestApp, before: () => Promise<void>): Promise<Date | null> {
  const alice = await aPerson(app);
  const bob = await aPerson(app, { email: "bob@example.com", username: "bob_1" });
  const files = () => Promise.all(["photos", "faces", "avatars"].map((folder) => filesOf(app, folder)));
  const filesBefore = await files();
  await giveEverything(app, alice, bob);
  const { email } = alice.user;
  const username = (await alice.user.call(getCurrentUser)).body.username ?? "";
  expect(await tablesSaying(app, email)).not.toEqual([]);
  const deletion = await askDeletion(app, alice.user, { password: PASSWORD });
  expect(deletion).toMatchObject({ status: 200, body: { ok: true } });
  await before();
  expect(await eraseAccounts(app.deps, personalData)).toBe(0);
  expect(await tablesSaying(app, email)).toEqual([]);
  expect(await tablesSaying(app, username)).toEqual(["former_username"]);
  // What others' tables need: an entry, a line on the ladder, and switches that keep news from being written.
  expect(await tablesWith(app, alice.user.id)).toEqual([
    "ladder_standing",
    "mini_league_member",
    "notification_off",
    "tournament_entry",
  ]);
  expect(await files()).toEqual(filesBefore);
  app.clock.pass(11 * MINUTE_MS);
  await eraseAccounts(app.deps, personalData);
  const { rows } = await app.pool.query(`select erased_at from "user" where id = $1`, [alice.user.id]);
  return rows[0].erased_at;
}
