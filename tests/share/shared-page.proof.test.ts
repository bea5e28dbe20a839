import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { makeShare } from "#contract/share.ts";
import { aCard } from "#tests/support/makers.ts";
import { aManager, type Manager } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeWebFolder, type WebFolder } from "#tests/support/web-folder.ts";

const PAGE =
  '<head></head><h1>Panna</h1><a href="/api/login">in</a><a href="/?lang=es">es</a><div aria-hidden="true" class="fan"></div>';
const ORIGIN = "https://panna.example";

let app: TestApp;
let web: WebFolder;
let owner: Manager;

beforeAll(async () => {
  web = makeWebFolder();
  for (const code of LANGUAGE_CODES) writeFileSync(join(web.path, `landing.${code}.html`), PAGE);
  app = await makeTestApp({ webDir: web.path, env: { PUBLIC_URL: ORIGIN } });
  owner = await aManager(app, { username: "robin_fan", email: "secret@example.com" });
});

afterAll(async () => {
  await app.close();
  web.remove();
});

const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  app.server.inject({ method: "GET", url, headers: { host: "panna.example", ...headers } });

async function linkTo(kind: "card" | "team" | "match", id: number): Promise<string> {
  const { status, body } = await owner.user.call(makeShare, { body: { kind, id } });
  expect(status).toBe(200);
  return body.token;
}

async function aSharedCard(playerName = "Bukayo Saka") {
  const { id } = await aCard(app, owner.user, {
    playerName,
    overall: 88,
    origin: "photo",
    verificationCode: "SECRET77",
  });
  return { id, token: await linkTo("card", id) };
}

describe("the picture of a share", { timeout: 180_000 }, () => {
  const picture = (token: string, lang = "en") => get(`/api/shares/${token}/picture.jpg?lang=${lang}`);

  test("is drawn however many of another user's are waiting", async () => {
    const names = Array.from({ length: 8 }, (_, at) => `Player ${at}`);
    const tokens: string[] = [];
    for (const name of names) tokens.push((await aSharedCard(name)).token);
    const other = await aManager(app, { username: "quiet_fan" });
    const { body } = await other.user.call(makeShare, { body: { kind: "team", id: other.teamId } });
    const busy = Promise.withResolvers<void>();
    const flood = tokens.flatMap((token) =>
      LANGUAGE_CODES.map(async (code) => {
        const { statusCode } = await picture(token, code);
        if (statusCode === 503) busy.resolve();
      }),
    );
    await busy.promise;
    expect((await picture(body.token)).statusCode).toBe(200);
    await Promise.all(flood);
  });

  test("in an unknown language is in English", async () => {
    const { token } = await aSharedCard();
    const [english, unknown] = [await picture(token), await picture(token, "../x")];
    expect(unknown.rawPayload.equals(english.rawPayload)).toBe(true);
  });
});
