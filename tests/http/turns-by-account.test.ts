import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getCurrentUser, setTimeZone } from "#contract/account.ts";
import { RawConnection } from "#tests/support/raw-connection.ts";
import { aUser } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Answer, TestUser } from "#tests/support/test-user.ts";

let app: TestApp;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

const madrid = { body: { timeZone: "Europe/Madrid" } };
const move = (user: TestUser, idempotencyKey: string) => user.call(setTimeZone, madrid, { idempotencyKey });

/** Keeps the changes of a user's row waiting until it's released. */
async function holdRow({ id }: TestUser) {
  const client = await app.pool.connect();
  await client.query("begin");
  await client.query(`select 1 from "user" where id = $1 for update`, [id]);
  return async () => {
    await client.query("commit");
    client.release();
  };
}

describe("changes of one account that wait for each other", () => {
  test("slow nobody else, and are refused where more of them wait than anybody needs", async () => {
    const [keen, other] = [await aUser(app), await aUser(app)];
    const release = await holdRow(keen);
    const refused: Answer<unknown>[] = [];
    const calls = Array.from({ length: 70 }, async (_, at) => {
      const answer = await (at % 2 === 0 ? keen.call(setTimeZone, madrid) : move(keen, `move ${at}`));
      if (answer.status !== 200) refused.push(answer);
      return answer;
    });
    await expect.poll(() => refused.length).toBe(6);
    expect(refused[0]).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(refused[0]?.headers["retry-after"]).toBe("2");
    expect((await other.call(getCurrentUser)).status).toBe(200);
    expect((await move(other, "other")).status).toBe(200);
    // Reads take no turn.
    expect((await keen.call(getCurrentUser)).status).toBe(200);
    await release();
    expect(countStatuses(await Promise.all(calls))).toEqual({ 200: 64, 429: 6 });
    expect((await move(keen, "last")).status).toBe(200);
  });

  test("keep nobody else out, however many accounts have some", async () => {
    const keen = await Promise.all(Array.from({ length: 5 }, () => aUser(app)));
    const other = await aUser(app);
    const releases = await Promise.all(keen.map(holdRow));
    let refused = 0;
    const calls = keen.flatMap((user) =>
      Array.from({ length: 64 }, async () => {
        const answer = await user.call(setTimeZone, madrid);
        if (answer.status === 429) refused += 1;
        return answer;
      }),
    );
    // Ten work, and 256 wait.
    await expect.poll(() => refused).toBe(54);
    expect((await other.call(getCurrentUser)).status).toBe(200);
    expect((await move(other, "past the others")).status).toBe(200);
    for (const release of releases) await release();
    expect(countStatuses(await Promise.all(calls))).toEqual({ 200: 266, 429: 54 });
  });

  test("are not those whose bodies are still on their way", async () => {
    await app.server.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.server.server.address() as AddressInfo;
    const user = await aUser(app);
    const { cookie } = user;
    const slow = Array.from({ length: 3 }, () => new RawConnection(port));
    const body = JSON.stringify(madrid.body);
    const headers = { cookie, "content-type": "application/json", "content-length": String(body.length) };
    for (const sender of slow) {
      sender.ask(`${setTimeZone.method} ${setTimeZone.path}`, headers);
      sender.send(body.slice(0, 5));
    }
    expect((await move(user, "in between")).status).toBe(200);
    for (const sender of slow) {
      sender.send(body.slice(5));
      await expect.poll(() => sender.status).toBe(200);
      await sender.close();
    }
  });
});
