import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playMatch } from "#contract/match/match.ts";
import { makeShare, withdrawShare } from "#contract/share.ts";
import { updateTeam } from "#contract/team.ts";
import { faceFile, photoFile } from "#server/card/photo/photo-files.ts";
import { newPictureKey } from "#server/platform/files/serve-pictures.ts";
import { cardPhoto } from "#server/card/table.ts";
import { sweepPictures } from "#server/share/sweep-pictures.ts";
import { aManager } from "#tests/support/managers.ts";
import { makeTestApp } from "#tests/support/test-app.ts";
import {
  aSharedCard,
  getFrom,
  linkTo,
  makeSharingApp,
  ORIGIN,
  pictureOf,
  type SharingApp,
} from "./sharing-app.ts";

let app: SharingApp;

beforeAll(async () => {
  app = await makeSharingApp();
});

afterAll(() => app.close());

describe("the page of a shared card", () => {
  test("is the landing page, headed by what it shows, in the reader's language", async () => {
    const { token } = await aSharedCard(app);
    const english = await getFrom(app, `/?card=${token}`);
    expect(english.statusCode).toBe(200);
    const sentence = "robin_fan's card: Bukayo Saka, Example Town, overall 88";
    expect(english.body).toContain(`<p class="invitation">${sentence}</p><h1>`);
    expect(english.body).toContain(
      `<img class="shared" src="/api/shares/${token}/picture.jpg?lang=en" width="1200" height="630" alt="${sentence}"/>`,
    );
    expect((await getFrom(app, `/?card=${token}&lang=es`)).body).toContain(
      "El cromo de robin_fan: Bukayo Saka",
    );
    const italian = await getFrom(app, `/?card=${token}`, { "accept-language": "it" });
    expect(italian.body).toContain("La figurina di robin_fan");
    expect(italian.body).toContain(`/picture.jpg?lang=it`);
  });

  test("has whole addresses in its tags, of the configured origin", async () => {
    const { token } = await aSharedCard(app);
    const { body } = await getFrom(app, `/?card=${token}`);
    const image = `${ORIGIN}/api/shares/${token}/picture.jpg?lang=en`;
    expect(body).toContain(`<meta property="og:image" content="${image}"/>`);
    expect(body).toContain(`<meta name="twitter:image" content="${image}"/>`);
    expect(body).toContain(`<meta property="og:url" content="${ORIGIN}/?card=${token}"/>`);
    expect(body).toContain(`<meta name="twitter:card" content="summary_large_image"/>`);
    expect(body).toContain(`<meta name="robots" content="noindex"/>`);
  });

  test("leads through signing in back to it, in each language", async () => {
    const { token } = await aSharedCard(app);
    const { body } = await getFrom(app, `/?card=${token}`);
    expect(body).toContain(`href="/api/login?to=%2F%3Fcard%3D${token}"`);
    expect(body).not.toContain('href="/api/login"');
    expect(body).toContain(`href="/?card=${token}&amp;lang=es"`);
  });

  test("tells nothing private: no address, no code, no id, no photo", async () => {
    const { id, token } = await aSharedCard(app);
    const page = (await getFrom(app, `/?card=${token}`)).body.replaceAll(token, "");
    expect(page).not.toMatch(/secret|@|\/images\//iu);
    expect(page).not.toContain(`/cards/${id}`);
    expect(page).not.toContain(app.owner.user.id);
  });

  test("shows names as text, whatever is in them", async () => {
    const { token } = await aSharedCard(app, '<b>Tom & "Co"</b>');
    const { body } = await getFrom(app, `/?card=${token}`);
    expect(body).toContain("&lt;b&gt;Tom &amp; &quot;Co&quot;&lt;/b&gt;");
    expect(body).not.toContain("<b>");
  });

  test("is never stored by a cache", async () => {
    const { token } = await aSharedCard(app);
    expect((await getFrom(app, `/?card=${token}`)).headers["cache-control"]).toBe("no-cache");
  });
});

describe("a link without anything to show", () => {
  const line = "This link doesn't show anything any more.";

  test("has the same page whether it was withdrawn, never existed or is malformed", async () => {
    const { token } = await aSharedCard(app);
    await app.owner.user.call(withdrawShare, { params: { token } });
    const pages = await Promise.all(
      [
        `/?card=${token}`,
        `/?card=${"A".repeat(22)}`,
        "/?card=",
        "/?team=%22%3E%3Cscript%3E",
        `/?month=${"a".repeat(500)}`,
        "/?card=one&card=two",
      ].map((url) => getFrom(app, url)),
    );
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
    expect(pages[0]?.statusCode).toBe(200);
    expect(pages[0]?.body).toContain(line);
    expect(pages[0]?.body).toContain('href="/api/login"');
    expect(pages[0]?.body).not.toContain("og:image");
  });

  test("is also one that names another kind than it shows", async () => {
    const { token } = await aSharedCard(app);
    expect((await getFrom(app, `/?team=${token}`)).body).toContain(line);
  });
});

describe("the picture of a share", () => {
  test("is a JPEG of the size that sites show whole, for everybody, and no cache has it for over a minute", async () => {
    const { token } = await aSharedCard(app);
    const answer = await pictureOf(app, token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    expect(answer.headers["cache-control"]).toBe("public, max-age=60");
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
  });

  test("is drawn for teams and matches too", async () => {
    const name = `<b>"Łódź & Co"</b>`;
    await app.owner.user.call(updateTeam, {
      params: { id: app.owner.teamId },
      body: { name, formation: "1-2-1" },
    });
    const { body: match } = await app.owner.user.call(playMatch, { body: { matchType: "quick" } });
    const tokens = [await linkTo(app, "team", app.owner.teamId), await linkTo(app, "match", match.id)];
    const pictures = await Promise.all(tokens.map((token) => pictureOf(app, token)));
    expect(pictures.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.of())).toBe(false);
    const page = await getFrom(app, `/?match=${tokens[1]}`);
    expect(page.body).toContain("&lt;b&gt;&quot;Łódź &amp; Co&quot;&lt;/b&gt;");
  });

  test("shows the printed face of a card, and nothing else of its photo", async () => {
    const { id, token } = await aSharedCard(app);
    const drawn = await pictureOf(app, token);
    const [key, faceKey] = [newPictureKey(), newPictureKey()];
    const coloured = (background: string) =>
      sharp({ create: { width: 500, height: 700, channels: 3, background } })
        .webp()
        .toBuffer();
    await app.deps.files.write(photoFile(key, "large"), await coloured("#00ff00"), "image/webp");
    await app.deps.files.write(faceFile(faceKey, "large"), await coloured("#ff00ff"), "image/webp");
    await app.db.insert(cardPhoto).values({
      cardId: id,
      key,
      width: 500,
      height: 700,
      placeholder: "data:image/webp;base64,",
      claim: { playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal", playerId: null },
      faceKey,
      faceHeight: 700,
      facePlaceholder: "data:image/webp;base64,",
      corners: [
        { x: 0, y: 0 },
        { x: 1, y: 0 },
        { x: 1, y: 1 },
        { x: 0, y: 1 },
      ],
    });
    const printed = await pictureOf(app, token);
    expect(printed.rawPayload.equals(drawn.rawPayload)).toBe(false);
    // The middle of the card.
    const { data } = await sharp(printed.rawPayload)
      .extract({ left: 280, top: 350, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [red = 0, green = 255, blue = 0] = data;
    expect([red > 240, green < 15, blue > 240]).toEqual([true, true, true]);
  });

  test("is drawn once for as long as it shows the same, and a language has no more than one", async () => {
    const { id, token } = await aSharedCard(app);
    const [one, two] = await Promise.all([pictureOf(app, token), pictureOf(app, token)]);
    expect(one.rawPayload.equals(two.rawPayload)).toBe(true);
    const keysOf = async () => {
      const keys: string[] = [];
      for await (const { key } of app.deps.files.list("share-pictures")) {
        if (key.includes(token)) keys.push(key);
      }
      return keys;
    };
    const before = await keysOf();
    expect(before).toHaveLength(1);
    // What is stored under the hash of the content is what is sent.
    await app.deps.files.write(before[0] ?? "", Buffer.from("drawn before"), "image/jpeg");
    expect((await pictureOf(app, token)).body).toBe("drawn before");
    await app.pool.query("update card set overall = 91 where id = $1", [id]);
    expect((await pictureOf(app, token)).body).not.toBe("drawn before");
    const after = await keysOf();
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(before);
  });

  test("that takes too long is asked for again", async () => {
    const slow = await makeTestApp({ env: { PUBLIC_URL: ORIGIN }, longestTaskMs: 1 });
    const { user, teamId } = await aManager(slow, { username: "patient_fan" });
    const { body } = await user.call(makeShare, { body: { kind: "team", id: teamId } });
    const url = `/api/shares/${body.token}/picture.jpg`;
    const answer = await slow.server.inject({ url, headers: { host: "panna.example" } });
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, expect.any(String)]);
    await slow.close();
  });

  test("is gone at once when the share is withdrawn, like one that never was", async () => {
    const { token } = await aSharedCard(app);
    await pictureOf(app, token);
    await app.owner.user.call(withdrawShare, { params: { token } });
    for (const asked of [token, "A".repeat(22), "no.token"]) {
      const answer = await pictureOf(app, asked);
      expect([asked, answer.statusCode, answer.headers["cache-control"]]).toEqual([asked, 404, "no-store"]);
      expect(answer.json()).toMatchObject({ code: "not_found" });
    }
  });

  test("is removed a day after it was drawn", async () => {
    const { token } = await aSharedCard(app);
    await pictureOf(app, token);
    expect(await sweepPictures(app.deps)).toBe(0);
    app.clock.pass(25 * 60 * 60 * 1000);
    expect(await sweepPictures(app.deps)).toBeGreaterThan(0);
    expect((await pictureOf(app, token)).statusCode).toBe(200);
  });
});
