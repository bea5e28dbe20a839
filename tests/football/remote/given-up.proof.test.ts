import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MINUTE_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { firstMatchOf, followFor, leaveOut, nameNone, stayAt, stored } from "./match-without-end.ts";
import { makeLoadedApp, type RemoteApp } from "./remote-app.ts";

const MORNING = FIRST_SATURDAY + 10 * MINUTE_MS;

let app: RemoteApp;
/** One of the day's matches, by the provider's key. */
let key: string;

beforeEach(async () => {
  app = await makeLoadedApp("api-football");
  key = await firstMatchOf(app);
});

afterEach(() => app.close());

describe("a match that its provider never ends", () => {
  test.each([
    ["in play", "2H", "ABD"],
    ["suspended", "SUSP", "ABD"],
    ["not begun", "NS", "PST"],
  ])("and has %s is called off three days later, until it tells of the end", async (_, told, called) => {
    await app.followAt(MORNING);
    stayAt(app, key, told);
    await followFor(app, 2.9);
    expect(await stored(app, key)).toMatchObject({ status: told });
    await followFor(app, 1);
    expect(await stored(app, key)).toMatchObject({ status: called });
    await followFor(app, 1);
    expect(await stored(app, key)).toMatchObject({ status: called });
    app.fake.answerWith(null);
    await followFor(app, 1);
    expect(await stored(app, key)).toEqual({ status: "FT", details: true });
  });

  test("because it no longer names it is postponed three days later", async () => {
    await app.followAt(MORNING);
    leaveOut(app, key);
    await followFor(app, 2.5);
    expect(await stored(app, key)).toMatchObject({ status: "NS" });
    await followFor(app, 1.5);
    expect(await stored(app, key)).toMatchObject({ status: "PST" });
  });

  test("because it names none any more stays as it was", async () => {
    await app.followAt(MORNING);
    nameNone(app);
    await followFor(app, 5);
    expect(await stored(app, key)).toMatchObject({ status: "NS" });
  });
});
