import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { makeShare } from "#contract/share.ts";
import { aManager } from "#tests/support/managers.ts";
import { aSharedCard, makeSharingApp, pictureOf, type SharingApp } from "./sharing-app.ts";

let app: SharingApp;

beforeAll(async () => {
  app = await makeSharingApp();
});

afterAll(() => app.close());

describe("the picture of a share", { timeout: 180_000 }, () => {
  test("is drawn however many of another user's are waiting", async () => {
    const names = Array.from({ length: 8 }, (_, at) => `Player ${at}`);
    const tokens: string[] = [];
    for (const name of names) tokens.push((await aSharedCard(app, name)).token);
    const other = await aManager(app, { username: "quiet_fan" });
    const { body } = await other.user.call(makeShare, { body: { kind: "team", id: other.teamId } });
    const busy = Promise.withResolvers<void>();
    const flood = tokens.flatMap((token) =>
      LANGUAGE_CODES.map(async (code) => {
        const { statusCode } = await pictureOf(app, token, code);
        if (statusCode === 503) busy.resolve();
      }),
    );
    await busy.promise;
    expect((await pictureOf(app, body.token)).statusCode).toBe(200);
    await Promise.all(flood);
  });

  test("in an unknown language is in English", async () => {
    const { token } = await aSharedCard(app);
    const [english, unknown] = [await pictureOf(app, token), await pictureOf(app, token, "../x")];
    expect(unknown.rawPayload.equals(english.rawPayload)).toBe(true);
  });
});
