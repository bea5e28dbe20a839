import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playMatch } from "#contract/match/match.ts";
import { updateTeam } from "#contract/team.ts";
import { aManager } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { makeDataFolder } from "#tests/support/data-folder.ts";

let app: TestApp;
let matchId: number;
let score: string;

beforeAll(async () => {
  const webDir = makeDataFolder("pages");
  const page = "<!doctype html><html><head><title>Panna</title></head><body></body></html>";
  for (const language of LANGUAGE_CODES) {
    for (const name of ["index", "home", "landing"]) {
      writeFileSync(join(webDir, `${name}.${language}.html`), page);
    }
    writeFileSync(join(webDir, `landing.${language}.csp.json`), "{}");
  }
  app = await makeTestApp({ webDir });
  const manager = await aManager(app, { username: "hidden_name", email: "hidden@example.com" });
  const body = { name: `<b>"Łódź & Co"</b>`, formation: "1-2-1", isActive: true };
  await manager.user.call(updateTeam, { params: { id: manager.teamId }, body });
  const played = await manager.user.call(playMatch, { body: { matchType: "quick" } });
  matchId = played.body.id;
  score = `${played.body.homeScore}–${played.body.awayScore}`;
});

afterAll(() => app.close());

const get = (url: string) => app.server.inject({ method: "GET", url });

describe("the preview image of a match", () => {
  test("is a picture of the size that sites show whole, kept for ever, for everybody", async () => {
    const answer = await get(`/api/matches/${matchId}/preview.png`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/png");
    expect(answer.headers["cache-control"]).toContain("immutable");
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const again = await get(`/api/matches/${matchId}/preview.png`);
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  test("is drawn once and kept, for whatever instance is asked next", async () => {
    await get(`/api/matches/${matchId}/preview.png`);
    const key = `match-previews/${matchId}.png`;
    const kept = await app.deps.files.readBytes(key);
    expect(kept).not.toBeNull();
    const other = await sharp({ create: { width: 8, height: 8, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    await app.deps.files.write(key, other, "image/png");
    expect((await get(`/api/matches/${matchId}/preview.png`)).rawPayload.equals(other)).toBe(true);
  });

  test("of no match is not found", async () => {
    for (const id of ["999", "0", "abc", "99999999999"]) {
      const answer = await get(`/api/matches/${id}/preview.png`);
      expect([id, answer.statusCode]).toEqual([id, 404]);
    }
  });
});

describe("the page of a match", () => {
  test("names teams, score and image to whatever reads a link, and no person", async () => {
    const { statusCode, body } = await get(`/matches/${matchId}`);
    expect(statusCode).toBe(200);
    expect(body).toContain(`content="&lt;b&gt;&quot;Łódź &amp; Co&quot;&lt;/b&gt; ${score} The Caretakers"`);
    expect(body).toContain(`/api/matches/${matchId}/preview.png"`);
    expect(body).not.toMatch(/hidden/);
  });

  test("is the plain page where there is no match to name", async () => {
    for (const path of ["/matches/new", "/matches/calibration", "/matches/999"]) {
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(200);
      expect(body).toContain("<title>Panna</title></head>");
    }
  });
});
