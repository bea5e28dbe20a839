import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { initializeFootball } from "#contract/football/football.ts";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { loadConnection } from "#server/football/view/load-connection.ts";
import { aUser } from "#tests/support/sessions.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";
import { IN_PLAY, read, failFor, readAfterFailing } from "./read-after-failing.ts";

let app: RemoteApp;
let admin: TestUser;
let user: TestUser;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  admin = await aUser(app, { isAdmin: true });
  user = await aUser(app);
  await app.followAt(IN_PLAY);
});

afterEach(() => app.close());

describe("while the provider fails", () => {
  test("nothing is wrong before", async () => {
    const { connection, scores } = await read(admin);
    expect(connection).toMatchObject({ status: "API connection successful" });
    expect(connection.trouble).toBeUndefined();
    expect(scores).toMatchObject({ isCurrent: true, updatedAt: new Date(IN_PLAY).toISOString() });
  });

  test("(server error) the test page and the scores say so, though data is there", async () => {
    expect(await readAfterFailing(app, admin, "server error")).toMatchObject({
      connection: { status: "API connection successful" },
      scores: { isCurrent: true },
    });
  });

  test("admins read the cause, and others no word about the account", async () => {
    await failFor(app, "suspended");
    const since = new Date(IN_PLAY + MINUTE_MS).toISOString();
    expect((await read(admin)).connection.trouble).toMatchObject({
      since,
      reason: expect.stringContaining("Your account is suspended"),
    });
    expect((await read(user)).connection.trouble).toMatchObject({ since, reason: null });
  });

  test("the next try is shown while it is in the future", async () => {
    await failFor(app, "suspended");
    const provider = "api-football";
    const until = new Date(IN_PLAY + MINUTE_MS + HOUR_MS).toISOString();
    const readAt = (wallTime: number) =>
      loadConnection(app.db, { provider, wallTime, isAdmin: true }).then(({ trouble }) => trouble?.until);
    expect(await readAt(IN_PLAY + 2 * MINUTE_MS)).toBe(until);
    expect(await readAt(IN_PLAY + 2 * HOUR_MS)).toBeNull();
  });

  test("the cause outlasts the pause that follows from it", async () => {
    await failFor(app, "suspended");
    const before = app.fake.requests.length;
    const { trouble } = await app.followAt(IN_PLAY + 5 * MINUTE_MS);
    expect(app.fake.requests.length).toBe(before);
    expect(trouble).toContain("Your account is suspended");
    expect((await read(admin)).connection.trouble?.since).toBe(new Date(IN_PLAY + MINUTE_MS).toISOString());
  });

  test("Initialize answers with the cause", async () => {
    await failFor(app, "suspended");
    app.clock.set(IN_PLAY + 2 * MINUTE_MS);
    const { status, body } = await admin.call(initializeFootball);
    expect(status).toBe(503);
    expect(JSON.stringify(body)).toContain("Your account is suspended");
  });

  test("the log says so once, and once that it is over", async () => {
    const lines: string[] = [];
    const note = (_: object, message: string) => lines.push(message);
    Object.assign(app.deps.log, { warn: note, info: note });
    const told = () => lines.filter((line) => line.startsWith("football provider"));
    app.failWith("server error");
    for (let minute = 1; minute < 20; minute += 1) await app.followAt(IN_PLAY + minute * MINUTE_MS);
    expect(told()).toEqual(["football provider failing"]);
    app.failWith(null);
    await app.followAt(IN_PLAY + HOUR_MS);
    expect(told()).toEqual(["football provider failing", "football provider recovered"]);
  });
});

test("a provider that answers [] to matches in play does not make their scores current", async () => {
  app.fake.answerWith((path, answer) =>
    path.startsWith("/fixtures") ? { ...(answer as object), results: 0, response: [] } : answer,
  );
  await app.followAt(IN_PLAY + MINUTE_MS);
  const { connection, scores } = await read(admin);
  expect(scores.isCurrent).toBe(false);
  expect(connection.trouble?.reason).toMatch(/^\d+ of \d+ matches in play are not named$/);
});
