import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deleteCard, listCards } from "#contract/card/card.ts";
import { getVerificationCode } from "#contract/card/upload.ts";
import { PENDING_PHOTOS_MAX } from "#game/card/photo-limits.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { card } from "#server/card/table.ts";
import { aCard } from "#tests/support/makers.ts";
import { anyPhoto, upload } from "#tests/support/photos.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, TEST_START, type TestApp } from "#tests/support/test-app.ts";
import { visitor } from "#tests/support/test-user.ts";
import { storedPhotos } from "./stored-photos.ts";

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
let photos = 100;

beforeAll(async () => {
  app = await makeTestApp();
});

afterAll(() => app.close());

function newPhoto(): Promise<Buffer> {
  photos += 1;
  return anyPhoto(photos);
}

describe("the verification code", () => {
  // shows: 7.26, 9.26
  test("is another one for each user and each day, and says until when", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    const today = (await alice.call(getVerificationCode)).body;
    expect(today.code).toMatch(/^[A-Z0-9]{8}$/);
    expect(today.expiresAt).toBe(new Date(TEST_START + DAY).toISOString());
    expect((await alice.call(getVerificationCode)).body).toEqual(today);
    expect((await bob.call(getVerificationCode)).body.code).not.toBe(today.code);
    app.clock.set(TEST_START + DAY);
    expect((await alice.call(getVerificationCode)).body.code).not.toBe(today.code);
    app.clock.set(TEST_START);
  });
});

describe("an upload", () => {
  test("is refused to a visitor before a byte of the photo is read", async () => {
    const answer = await app.server.inject({
      method: "POST",
      url: "/api/cards",
      headers: { "content-type": "multipart/form-data; boundary=x" },
      payload: "--x\r\n",
    });
    expect(answer.statusCode).toBe(401);
    expect((await visitor(app).call(getVerificationCode)).status).toBe(401);
  });

  test("with a field of another form is refused by the name of the field, as in every other call", async () => {
    const fields = { position: "sweeper" };
    const { status, body } = await upload(app, await aUser(app), { file: await newPhoto(), fields });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: "invalid_input",
      details: [{ path: "position", message: expect.any(String) }],
    });
    expect(Object.keys((body as unknown as { details: object[] }).details[0] ?? {})).toEqual([
      "path",
      "message",
    ]);
  });

  test("that ends in the middle of its form is refused with what is wrong, as in every other call", async () => {
    const { cookie } = await aUser(app);
    const answer = await app.server.inject({
      method: "POST",
      url: "/api/cards",
      headers: { cookie, "content-type": "multipart/form-data; boundary=x" },
      payload: '--x\r\ncontent-disposition: form-data; name="club"\r\n\r\nArs',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: "invalid_input",
      details: [{ path: "body", message: expect.any(String) }],
    });
  });

  test("with half of a character in a field, which no database stores, is refused", async () => {
    const { cookie } = await aUser(app);
    const head = '--x\r\ncontent-disposition: form-data; name="club"\r\n';
    const answer = await app.server.inject({
      method: "POST",
      url: "/api/cards",
      headers: { cookie, "content-type": "multipart/form-data; boundary=x" },
      payload: Buffer.concat([
        Buffer.from(`${head}content-type: text/plain; charset=utf-16le\r\n\r\n`),
        Buffer.from("A\ud83d", "utf16le"),
        Buffer.from("\r\n--x--\r\n"),
      ]),
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: "invalid_input", message: "Something in that request wasn't right." },
    ]);
  });

  // shows: 5.14, 7.23
  test("without a field or the photo is refused in the words of the specification", async () => {
    const alice = await aUser(app);
    const photo = await newPhoto();
    const answers = [
      await upload(app, alice, { file: null }),
      await upload(app, alice, { file: photo, fields: { playerName: "  " } }),
      await upload(app, alice, { file: photo, fields: { position: "" } }),
      await upload(app, alice, { file: photo, fields: { position: "  " } }),
      await upload(app, alice, { file: photo, fields: { club: "" } }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.message]).toEqual([400, "Please fill in all fields and select a file"]);
    }
  });

  // shows: 5.16, 9.24
  test("of more than 10 MB is refused in the words of the specification, and just below it is accepted", async () => {
    const alice = await aUser(app);
    const photo = await newPhoto();
    const padded = (size: number): Buffer => Buffer.concat([photo, Buffer.alloc(size - photo.length)]);
    const before = storedPhotos(app);
    const { status, body } = await upload(app, alice, { file: padded(10 * 1024 * 1024 + 1) });
    expect([status, body.message]).toEqual([413, "File size must be less than 10MB"]);
    expect(storedPhotos(app)).toBe(before);
    expect((await alice.call(listCards)).body).toEqual([]);
    expect((await upload(app, alice, { file: padded(10 * 1024 * 1024 - 1) })).status).toBe(200);
  });

  // shows: 7.23
  test("that is no form, or has an unknown position, is refused", async () => {
    const alice = await aUser(app);
    const headers = { cookie: alice.cookie };
    const json = await app.server.inject({ method: "POST", url: "/api/cards", headers, payload: { a: 1 } });
    expect(json.statusCode).toBe(415);
    const fields = { position: "Midfielder" };
    expect((await upload(app, alice, { file: await newPhoto(), fields })).status).toBe(400);
  });

  // shows: 7.23
  test("with yesterday's code is accepted, as people write it; an older or another user's is refused", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    const { code } = (await alice.call(getVerificationCode)).body;
    const send = async (sender: typeof alice) =>
      upload(app, sender, {
        file: await newPhoto(),
        fields: { verificationCode: formatCode(code).toLowerCase() },
      });
    expect((await send(bob)).body.code).toBe("verification_code_expired");
    app.clock.set(TEST_START + DAY);
    expect((await send(alice)).body).toMatchObject({ verificationCode: code });
    app.clock.set(TEST_START + 2 * DAY);
    expect((await send(alice)).body.code).toBe("verification_code_expired");
    app.clock.set(TEST_START);
  });

  test("without a code, or with one that was never valid, is told to use today's", async () => {
    const alice = await aUser(app);
    for (const verificationCode of ["", "ACEF-3479"]) {
      const { status, body } = await upload(app, alice, {
        file: await newPhoto(),
        fields: { verificationCode },
      });
      expect([status, body.code]).toEqual([400, "verification_code_expired"]);
      expect(body.message).toBe("This isn't your current verification code. Use today's code.");
    }
  });

  // shows: 9.37
  test("of an unknown club or player is refused", async () => {
    const alice = await aUser(app);
    const club = await upload(app, alice, { file: await newPhoto(), fields: { club: "Example Town" } });
    expect([club.status, club.body.code]).toEqual([400, "club_unknown"]);
    const player = await upload(app, alice, { file: await newPhoto(), fields: { playerId: "987654" } });
    expect([player.status, player.body.code]).toEqual([404, "player_unknown"]);
  });

  test("sent again after a lost connection gets the same answer", async () => {
    const alice = await aUser(app);
    const photo = await newPhoto();
    const before = storedPhotos(app);
    const first = await upload(app, alice, { file: photo, idempotencyKey: "attempt-1" });
    const again = await upload(app, alice, { file: photo, idempotencyKey: "attempt-1" });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await upload(app, alice, { file: await newPhoto(), idempotencyKey: "attempt-1" });
    expect([other.status, other.body.code]).toEqual([422, "idempotency_key_reused"]);
    expect(storedPhotos(app)).toBe(before + 1);
  });

  test("that filled the queue gets its answer again, though nothing more is accepted and the code has expired", async () => {
    const alice = await aUser(app);
    const waiting = { status: "pending", origin: "photo" } as const;
    for (let at = 0; at < PENDING_PHOTOS_MAX - 1; at += 1) await aCard(app, alice, waiting);
    const sent = { file: await newPhoto(), idempotencyKey: "last-1" };
    const { code } = (await alice.call(getVerificationCode)).body;
    const fields = { verificationCode: code };
    const first = await upload(app, alice, { ...sent, fields });
    expect(first.status).toBe(200);
    expect((await upload(app, alice, { ...sent, fields })).body).toEqual(first.body);
    app.clock.set(TEST_START + 2 * DAY);
    expect((await upload(app, alice, { ...sent, fields })).body).toEqual(first.body);
    const other = await upload(app, alice, { ...sent, idempotencyKey: "last-2", fields });
    expect(other.body.code).toBe("verification_code_expired");
    app.clock.set(TEST_START);
  });

  test("past the most that can be pending is refused, also for one of two at once", async () => {
    const alice = await aUser(app);
    const waiting = { status: "pending", origin: "photo" } as const;
    for (let at = 0; at < PENDING_PHOTOS_MAX - 1; at += 1) await aCard(app, alice, waiting);
    const sent = await Promise.all([newPhoto(), newPhoto(), newPhoto()]);
    const answers = await Promise.all(sent.map((file) => upload(app, alice, { file })));
    expect(answers.map(({ body }) => body.code ?? "done").toSorted()).toEqual([
      "done",
      "too_many_pending",
      "too_many_pending",
    ]);
    expect(await app.db.$count(card, eq(card.userId, alice.id))).toBe(PENDING_PHOTOS_MAX);
  });

  test("can be taken back by its owner alone, with its photo", async () => {
    const [alice, bob] = [await aUser(app), await aUser(app)];
    const before = storedPhotos(app);
    const { body } = await upload(app, alice, { file: await newPhoto() });
    const params = { id: body.id };
    expect((await bob.call(deleteCard, { params })).status).toBe(404);
    expect((await app.server.inject({ url: body.photo?.small ?? "" })).statusCode).toBe(200);
    expect((await alice.call(deleteCard, { params })).status).toBe(200);
    expect((await app.server.inject({ url: body.photo?.small ?? "" })).statusCode).toBe(404);
    expect(storedPhotos(app)).toBe(before);
  });
});
