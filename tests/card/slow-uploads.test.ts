import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { RawConnection } from "#tests/support/raw-connection.ts";
import { aUser, manyUsers } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

/** Uploads at a time. */
const MOST = 24;
/** A concurrent request can take a place, so start a few more than fit. */
const MORE = 3;
/** The announced length of each upload; below the limit for a form. */
const LENGTH = 9_000_000;
const PATIENT = { timeout: 20_000 };

let app: TestApp;
let port: number;
let senders: RawConnection[] = [];

beforeAll(async () => {
  app = await makeTestApp();
  await app.server.listen({ port: 0, host: "127.0.0.1" });
  port = (app.server.server.address() as AddressInfo).port;
});

afterEach(async () => {
  for (const sender of senders) await sender.close();
  senders = [];
});

afterAll(() => app.close());

/** Starts an upload and sends this many bytes of its photo. */
function begin({ cookie }: TestUser, from: string, bytes: number): RawConnection {
  const sender = new RawConnection(port);
  senders.push(sender);
  sender.ask("POST /api/cards", {
    cookie,
    "x-forwarded-for": from,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": String(LENGTH),
  });
  sender.send('--x\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\n\r\n');
  sender.send("x".repeat(bytes));
  return sender;
}

/** Sends an upload without a photo; 400 means it got a place. */
async function answerTo({ cookie }: TestUser, from: string) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/cards`, {
    method: "POST",
    headers: { cookie, "x-forwarded-for": from, "content-type": "multipart/form-data; boundary=x" },
    body: "--x--\r\n",
  });
  const { code } = (await answer.json()) as { code: string };
  return { status: answer.status, code, isToldWhen: answer.headers.has("retry-after") };
}

/** Waits until every place is taken. Probing earlier would take a place that a slow sender then lacks. */
async function allPlacesTaken(): Promise<void> {
  const refused = () => senders.filter(({ status }) => status === 503).length;
  await expect.poll(refused, PATIENT).toBe(MORE);
}

const PLACE = { status: 400, code: "upload_incomplete", isToldWhen: false };
const NO_PLACE = { status: 503, code: "busy", isToldWhen: true };

async function usersInTurn(count: number): Promise<(at: number) => TestUser> {
  const users = await manyUsers(
    app,
    Array.from({ length: count }, () => ({})),
  );
  return (at) => users[at % count] as TestUser;
}

describe("slow senders of photos", () => {
  test("of one user give way to others, and have no more places than there are", async () => {
    const user = await usersInTurn(2);
    const [slow, other] = [user(0), user(1)];
    for (let at = 0; at < MOST + MORE; at += 1) begin(slow, `198.51.100.${at}`, 1000);
    await allPlacesTaken();
    await expect.poll(() => answerTo(slow, "203.0.113.9"), PATIENT).toEqual(NO_PLACE);
    expect(await answerTo(other, "203.0.113.9")).toEqual(PLACE);
  });

  test("at one address give way to others, and have no more places than there are", async () => {
    const [senderOf, third] = [await usersInTurn(MOST), await aUser(app)];
    for (let at = 0; at < MOST + MORE; at += 1) begin(senderOf(at), "203.0.113.1", 1000);
    await allPlacesTaken();
    await expect.poll(() => answerTo(third, "203.0.113.1"), PATIENT).toEqual(NO_PLACE);
    expect(await answerTo(third, "203.0.113.2")).toEqual(PLACE);
  });

  test("from many addresses give their places to others once they are seen to be slow", async () => {
    const [many, other] = [await usersInTurn(MOST), await aUser(app)];
    begin(many(0), "203.0.113.0", 4_000_000);
    for (let at = 1; at < MOST + MORE; at += 1) begin(many(at), `203.0.113.${at}`, 300_000);
    await allPlacesTaken();
    await expect.poll(() => answerTo(other, "203.0.113.99"), PATIENT).toEqual(NO_PLACE);
    app.clock.pass(12_000);
    for (let at = 0; at < 5; at += 1) expect(await answerTo(other, "203.0.113.99")).toEqual(PLACE);
    const uploaded = await upload(app, other, { file: await anyPhoto(1) });
    expect(uploaded.status).toBe(200);
    expect(senders[0]?.isClosed).toBe(false);
    const cut = () => senders.filter(({ isClosed, status }) => isClosed && status === 0);
    await expect.poll(() => cut().length, PATIENT).toBe(1);
  });

  test("are cut off below the least speed", async () => {
    const user = await aUser(app);
    const drips = begin(user, "203.0.113.1", 1000);
    const slow = begin(user, "203.0.113.1", 300_000);
    // By the time another upload is answered, these two have their places.
    expect(await answerTo(user, "203.0.113.1")).toEqual(PLACE);
    for (let at = 2; at < MOST + MORE; at += 1) begin(user, "203.0.113.1", 0);
    await allPlacesTaken();
    await expect.poll(() => answerTo(user, "203.0.113.1"), PATIENT).toEqual(NO_PLACE);
    app.clock.pass(11_000);
    await expect.poll(() => drips.isClosed, PATIENT).toBe(true);
    expect(slow.isClosed).toBe(false);
  });

  test("may take longer than a minute, and senders of anything else may not", async () => {
    expect(app.server.server.requestTimeout).toBe(300_000);
    const user = await aUser(app);
    const photo = begin(user, "203.0.113.1", 2_000_000);
    const other = new RawConnection(port);
    senders.push(other);
    const type = "application/json";
    other.ask("POST /api/teams", { cookie: user.cookie, "content-type": type, "content-length": "100" });
    other.send("{");
    // By the time another upload is answered, both are being received.
    expect(await answerTo(user, "203.0.113.1")).toEqual(PLACE);
    await expect.poll(() => photo.socket.writableLength, PATIENT).toBe(0);
    app.clock.pass(59_000);
    expect(await answerTo(user, "203.0.113.1")).toEqual(PLACE);
    expect(other.isClosed).toBe(false);
    app.clock.pass(2000);
    await expect.poll(() => other.isClosed, PATIENT).toBe(true);
    expect(other.status).toBe(408);
    expect(photo.isClosed).toBe(false);
  });
});
