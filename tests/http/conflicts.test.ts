import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { listTeams } from "#contract/team.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

let app: TestApp;
let user: TestUser;

beforeEach(async () => {
  await app?.close();
  app = await makeTestApp();
  user = await aUser(app);
});

afterAll(() => app.close());

/** Makes the database abort this many team-creating transactions, as it does on a conflict. */
async function giveUp(count: number, code: string): Promise<void> {
  // A sequence keeps counting when a transaction rolls back.
  await app.pool.query(`
    create sequence given_up;
    create function give_up() returns trigger language plpgsql as $$
    begin
      if nextval('given_up') <= ${count} then raise exception 'in the way' using errcode = '${code}'; end if;
      return new;
    end $$;
    create trigger given_up after insert on team for each row execute function give_up()`);
}

/** How often anyone tried to create a team. */
async function tries(): Promise<number> {
  const { rows } = await app.pool.query<{ last_value: string }>("select last_value from given_up");
  return Number(rows[0]?.last_value);
}

function create(key: string | null) {
  return app.server.inject({
    method: "POST",
    url: "/api/teams",
    headers: { cookie: user.cookie, ...(key === null ? {} : { "idempotency-key": key }) },
    payload: { name: "Eleven", formation: "1-2-1" },
  });
}

const teams = async () => (await user.call(listTeams)).body;

describe("a request that conflicts with another transaction", () => {
  test.each([
    ["was sooner", "40001", null],
    ["waited for it too", "40P01", null],
    ["was sooner, and which has a key,", "40001", "a key"],
  ])("is tried again if the other one %s", async (_, code, key) => {
    await giveUp(2, code);
    const answer = await create(key);
    expect(answer.statusCode).toBe(200);
    expect(await tries()).toBe(3);
    expect(await teams()).toEqual([answer.json()]);
  });

  test("asks the client to come again if it never succeeds, and leaves nothing", async () => {
    await giveUp(1000, "40001");
    const answer = await create("a key");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "2"]);
    expect(await tries()).toBe(5);
    expect(await teams()).toEqual([]);
  });

  test("is not tried again if it was refused for its content", async () => {
    await giveUp(1, "23514");
    expect((await create(null)).statusCode).toBe(500);
    expect(await tries()).toBe(1);
  });
});
