import { gunzipSync } from "node:zlib";
import { getTableColumns } from "drizzle-orm";
import { unpackTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXPORT_PATH } from "#contract/account.ts";
import { user } from "#server/account/table.ts";
import { personalData } from "#server/personal-data.ts";
import { sharp } from "#server/card/photo/sharp.ts";
import type { Manager } from "#tests/support/managers.ts";
import { aSession } from "#tests/support/sessions.ts";
import { countStatuses } from "#tests/support/statuses.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { aPerson, giveEverything } from "./belongings.ts";

let app: TestApp;
let alice: Manager;
let bob: Manager;
let made: Awaited<ReturnType<typeof giveEverything>>;

beforeAll(async () => {
  app = await makeTestApp({ now: Date.parse("2025-09-10T12:00:00Z") });
  alice = await aPerson(app);
  const bobs = { name: "Xaver Ypsil", firstName: "Xaver", lastName: "Ypsil", username: "xaver_ypsil" };
  bob = await aPerson(app, { email: "xaver@elsewhere.example", ...bobs });
  made = await giveEverything(app, alice, bob);
}, 60_000);

afterAll(() => app.close());

async function download(cookie: string) {
  return app.server.inject({ url: EXPORT_PATH, headers: { cookie } });
}

/** The files of an export, by path. */
async function unpacked(cookie: string): Promise<Map<string, Buffer>> {
  const answer = await download(cookie);
  expect(answer.statusCode).toBe(200);
  const entries = await unpackTar(gunzipSync(answer.rawPayload));
  return new Map(entries.map(({ header, data }) => [header.name, Buffer.from(data ?? [])]));
}

describe("an export", () => {
  test("has a file for each noun, and the photos", async () => {
    const files = await unpacked(alice.user.cookie);
    const photo = `panna/photos/card-${made.photo.id}.webp`;
    const names = personalData.map(({ name }) => `panna/${name}.json`);
    expect([...files.keys()]).toEqual([...names, "panna/avatar.webp", photo]);
    expect((await sharp(files.get(photo)).metadata()).format).toBe("webp");
    const json = (name: string) => JSON.parse(String(files.get(`panna/${name}.json`)));
    expect(json("account")).toMatchObject({ email: alice.user.email, firstName: "Quirinia" });
    expect(json("account").sessions).toHaveLength(1);
    expect(json("cards").cards).toHaveLength(6);
    expect(json("teams")).toMatchObject([{ name: "The Five" }]);
    expect(json("teams")[0].slots).toHaveLength(5);
    expect(json("tournaments")).toMatchObject([{ month: "2025-09" }]);
    expect(json("matches")).toHaveLength(3);
    expect(json("mini-leagues")).toMatchObject([{ name: "Own League" }, { name: "Joined League" }]);
    expect(json("shares")).toHaveLength(1);
    expect(json("notifications").browsers).toHaveLength(1);
    expect(json("album").wishes).toHaveLength(1);
  });

  test("has every text that Panna keeps about the user", async () => {
    const account = JSON.parse(String((await unpacked(alice.user.cookie)).get("panna/account.json")));
    // The first is in the picture's address and file, the second is the username once more.
    const elsewhere = new Set(["avatarKey", "searchText"]);
    const texts = Object.entries(getTableColumns(user)).filter(([, { dataType }]) => dataType === "string");
    const kept = texts.map(([name]) => name).filter((name) => !elsewhere.has(name));
    expect(Object.keys(account)).toEqual(expect.arrayContaining(kept));
    expect(account.name).toBe("Quirinia Zabrodsky");
  });

  test("has nothing of others, and nothing to sign in with", async () => {
    const files = await unpacked(alice.user.cookie);
    const { rows } = await app.pool.query<{ secret: string }>(
      `select token as secret from session union all select password from account`,
    );
    for (const [name, content] of files) {
      if (!name.endsWith(".json")) continue;
      const text = String(content);
      for (const foreign of [bob.user.id, bob.user.email, "xaver_ypsil", "Xaver", "Ypsil"]) {
        expect([name, text.includes(foreign)]).toEqual([name, false]);
      }
      for (const { secret } of rows) expect(text).not.toContain(secret);
    }
  });

  test("is for the user alone, and in no cache", async () => {
    for (const cookie of ["", alice.user.cookie.replace("=", "=a")]) {
      expect((await download(cookie)).statusCode).toBe(401);
    }
    const expired = await aSession(app, alice.user.id, new Date(app.clock.wallTime() - 1));
    expect((await download(expired)).statusCode).toBe(401);
    const { headers } = await download(alice.user.cookie);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": 'attachment; filename="panna.tar.gz"',
    });
    const files = await unpacked(bob.user.cookie);
    expect(String(files.get("panna/account.json"))).toContain("xaver_ypsil");
  });

  test("is made once at a time", async () => {
    const answers = await Promise.all([download(alice.user.cookie), download(alice.user.cookie)]);
    expect(countStatuses(answers.map(({ statusCode: status }) => ({ status })))).toEqual({ 200: 1, 429: 1 });
    expect((await download(alice.user.cookie)).statusCode).toBe(200);
  });
});
