import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setAvatar } from "#contract/account/avatar.ts";
import { banUser, endUserSessions } from "#contract/account/user-admin.ts";
import { getCurrentUser, setUsername } from "#contract/account.ts";
import { deleteAccount } from "#server/account/deletion/delete-account.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { RawConnection } from "#tests/support/raw-connection.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { statementsWait } from "./statements-wait.ts";

let app: TestApp;
let admin: TestUser;

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  admin = await aUser(app, { isAdmin: true });
});

afterAll(() => app.close());

const ban = ({ id }: TestUser) =>
  admin.call(banUser, { params: { id }, body: { reason: "An insult", days: null, removesProfile: true } });
const endSessions = ({ id }: TestUser) => admin.call(endUserSessions, { params: { id } });
const revoke = ({ id }: TestUser) => app.pool.query(`update "user" set is_admin = false where id = $1`, [id]);

async function profileOf({ id }: TestUser) {
  const { rows } = await app.pool.query(`select username, image from "user" where id = $1`, [id]);
  return rows[0];
}

async function pictures(): Promise<number> {
  let files = 0;
  for await (const _ of app.deps.files.list("avatars")) files += 1;
  return files;
}

interface Sent {
  readonly line: string;
  readonly type: string;
  readonly body: string;
}

const renaming = `${setUsername.method} ${setUsername.path}`;
const jsonOf = (line: string, body: object): Sent => ({
  line,
  type: "application/json",
  body: JSON.stringify(body),
});

async function aPicture(): Promise<Sent> {
  const head = '--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n';
  const body = `${head}${(await anyPhoto(7)).toString("latin1")}\r\n--x--\r\n`;
  return { line: `${setAvatar.method} ${setAvatar.path}`, type: "multipart/form-data; boundary=x", body };
}

/** Sends half of a body, and the rest two seconds later, after something else has happened. @returns the status */
async function sendSlowly(user: TestUser, sent: Sent, between: () => Promise<unknown>): Promise<number> {
  const sender = new RawConnection((app.server.server.address() as AddressInfo).port);
  const begun = once(app.server.server, "request");
  const headers = {
    cookie: user.cookie,
    "content-type": sent.type,
    "content-length": String(sent.body.length),
  };
  sender.ask(sent.line, headers);
  sender.send(sent.body.slice(0, 10));
  await begun;
  // Sessions are looked up in turn: the call is past the gate once a later one has its answer.
  await user.call(getCurrentUser);
  await between();
  app.clock.pass(2000);
  sender.send(sent.body.slice(10));
  await expect.poll(() => sender.status, { timeout: 10_000 }).not.toBe(0);
  await sender.close();
  return sender.status;
}

describe("a call whose body is on its way", () => {
  test("when its user is banned is refused, and brings no username back", async () => {
    const user = await aUser(app, { username: "an_insult" });
    const sent = jsonOf(renaming, { username: "another_insult" });
    expect(await sendSlowly(user, sent, () => ban(user))).toBe(401);
    expect(await profileOf(user)).toEqual({ username: null, image: null });
  });

  test("when its user is banned is refused, and brings no picture back", async () => {
    const [user, before] = [await aUser(app), await pictures()];
    expect(await sendSlowly(user, await aPicture(), () => ban(user))).toBe(401);
    expect((await profileOf(user)).image).toBeNull();
    expect(await pictures()).toBe(before);
  });

  test("when its session ends is refused", async () => {
    const user = await aUser(app, { username: "signed_out" });
    const sent = jsonOf(renaming, { username: "never_chosen" });
    expect(await sendSlowly(user, sent, () => endSessions(user))).toBe(401);
    expect((await profileOf(user)).username).toBe("signed_out");
  });

  test("when its user is no longer an admin is refused", async () => {
    const [former, user] = [await aUser(app, { isAdmin: true }), await aUser(app)];
    const path = banUser.path.replace(":id", user.id);
    const sent = jsonOf(`${banUser.method} ${path}`, {
      reason: "Revenge",
      days: null,
      removesProfile: false,
    });
    expect(await sendSlowly(former, sent, () => revoke(former))).toBe(403);
    expect((await user.call(getCurrentUser)).status).toBe(200);
  });

  test("for two seconds in which nothing happens is answered as usual", async () => {
    const user = await aUser(app, { username: null });
    const sent = jsonOf(renaming, { username: "slow_but_sure" });
    expect(await sendSlowly(user, sent, async () => undefined)).toBe(200);
    expect((await profileOf(user)).username).toBe("slow_but_sure");
  });
});

/** Keeps what would end a user's sessions waiting until it's released. */
async function holdSessions({ id }: TestUser) {
  const client = await app.pool.connect();
  await client.query("begin");
  await client.query("select from session where user_id = $1 for update", [id]);
  return async () => {
    await client.query("rollback");
    client.release();
  };
}

describe("a call that is past the session gate when its user is banned", () => {
  test.each([
    ["username", (user: TestUser) => user.call(setUsername, { body: { username: "late_insult" } })],
    [
      "picture",
      async (user: TestUser) => upload(app, user, { file: await anyPhoto(8), path: setAvatar.path }),
    ],
  ])("is refused, and brings no %s back", async (_, change) => {
    const [user, before] = [await aUser(app), await pictures()];
    const release = await holdSessions(user);
    const banning = ban(user);
    await statementsWait(app, 1);
    const changing = change(user);
    await statementsWait(app, 2);
    await release();
    expect((await banning).status).toBe(200);
    expect(await changing).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    expect(await profileOf(user)).toEqual({ username: null, image: null });
    expect(await pictures()).toBe(before);
  });
});

describe("a card photo that is being decoded", () => {
  const cardsOf = async ({ id }: TestUser) =>
    (await app.pool.query("select id from card where user_id = $1", [id])).rows;

  async function storedPhotos(): Promise<number> {
    let files = 0;
    for await (const _ of app.deps.files.list("photos")) files += 1;
    return files;
  }

  test.each([
    ["is banned", ban],
    [
      "deletes the account",
      ({ id }: TestUser) => deleteAccount(app.deps, { userId: id, isByOperator: false }),
    ],
  ])("when its user %s becomes no card", async (_, end) => {
    const [user, before] = [await aUser(app), await storedPhotos()];
    const release = await holdSessions(user);
    const ending = end(user);
    await statementsWait(app, 1);
    const uploading = upload(app, user, { file: await anyPhoto(9) });
    await statementsWait(app, 2);
    await release();
    await ending;
    expect(await uploading).toMatchObject({ status: 401, body: { code: "unauthorized" } });
    expect(await cardsOf(user)).toEqual([]);
    expect(await storedPhotos()).toBe(before);
  });
});
