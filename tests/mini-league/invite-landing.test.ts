import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMiniLeague, getMiniLeague, renewInviteCode } from "#contract/mini-league/mini-league.ts";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { aUser } from "#tests/support/sessions.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { makeWebFolder, type WebFolder } from "#tests/support/web-folder.ts";

const PAGE =
  '<head></head><h1>Panna</h1><a href="/api/login">in</a><a href="/api/login">up</a><a href="/?lang=es">es</a>';

let app: TestApp;
let web: WebFolder;
let owner: TestUser;

beforeAll(async () => {
  web = makeWebFolder();
  for (const code of LANGUAGE_CODES) writeFileSync(join(web.path, `landing.${code}.html`), PAGE);
  app = await makeTestApp({ webDir: web.path });
  owner = await aUser(app, { username: "robin_fan" });
});

afterAll(async () => {
  await app.close();
  web.remove();
});

async function aLeague(name: string): Promise<{ id: number; code: string }> {
  const { body } = await owner.call(createMiniLeague, { body: { name } });
  const league = await owner.call(getMiniLeague, { params: { id: body.id }, query: {} });
  return { id: body.id, code: league.body.inviteCode };
}

async function land(url: string, headers: Readonly<Record<string, string>> = {}): Promise<string> {
  const answer = await app.server.inject({ url, headers });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

describe("the landing page of an invite", () => {
  test("is headed by who invites to what, in the reader's language", async () => {
    const { code } = await aLeague("Lunch Club");
    const english = await land(`/?join=${code}`);
    expect(english).toContain('<p class="invitation">robin_fan invites you to Lunch Club</p><h1>');
    expect(english).toContain('<meta property="og:title" content="robin_fan invites you to Lunch Club"/>');
    expect(await land(`/?join=${code}&lang=es`)).toContain("robin_fan te invita a Lunch Club");
    expect(await land(`/?join=${code}`, { "accept-language": "it" })).toContain("ti invita in Lunch Club");
  });

  test("takes the code as people type it", async () => {
    const { code } = await aLeague("Typed");
    expect(await land(`/?join=${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)).toContain(" to Typed<");
  });

  test("leads through signing in back to the invitation, in each language", async () => {
    const { code } = await aLeague("Way In");
    const page = await land(`/?join=${code}`);
    expect(page.split(`href="/api/login?to=%2F%3Fjoin%3D${code}"`)).toHaveLength(3);
    expect(page).not.toContain('href="/api/login"');
    expect(page).toContain(`href="/?join=${code}&amp;lang=es"`);
  });

  test("tells the names as text, whatever is in them", async () => {
    const { code } = await aLeague('Tom & "Co"');
    const page = await land(`/?join=${code}`);
    expect(page).toContain("invites you to Tom &amp; &quot;Co&quot;</p>");
    expect(page).toContain('content="robin_fan invites you to Tom &amp; &quot;Co&quot;"');
  });

  test("tells nothing else of the league: no id, no members, no address", async () => {
    const { id, code } = await aLeague("Quiet");
    const page = await land(`/?join=${code}`);
    const shown = page.replaceAll(code, "").replaceAll("robin_fan invites you to Quiet", "");
    expect(shown).not.toMatch(/robin|Quiet|@/u);
    expect(shown).not.toContain(`>${id}<`);
  });

  test.each(["NOSUCH99", "", "%22%3E%3Cscript%3E", "a".repeat(50)])(
    "says nothing for the code %j",
    async (code) => {
      const page = await land(`/?join=${code}`);
      expect(page).not.toContain("invit");
      expect(page).not.toContain("<script>");
    },
  );

  test("says nothing for a code that has been renewed", async () => {
    const { id, code } = await aLeague("Renewed");
    await owner.call(renewInviteCode, { params: { id } });
    expect(await land(`/?join=${code}`)).not.toContain("Renewed");
  });

  test("is sent to one address thirty times a minute; signing in still works", async () => {
    const { code } = await aLeague("Guessed");
    const headers = { "x-forwarded-for": "203.0.113.44" };
    for (let look = 0; look < 30; look += 1) await land("/?join=NOSUCH99", headers);
    const page = await land(`/?join=${code}`, headers);
    expect(page).not.toContain("Guessed");
    expect(page).toContain(`to=%2F%3Fjoin%3D${code}`);
    expect(await land(`/?join=${code}`, { "x-forwarded-for": "203.0.113.45" })).toContain("Guessed");
  });
});
