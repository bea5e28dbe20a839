import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { makeRemoteApp, PER_DAY, PER_MINUTE, type RemoteApp } from "./remote-app.ts";

describe.each(["api-football", "fpl"] as const)(
  "a match day from %s, followed every six minutes,",
  (name) => {
    let app: RemoteApp;

    beforeAll(async () => {
      app = await makeRemoteApp(name, FIRST_SATURDAY);
      for (let minute = 0; minute < 6; minute += 1) await app.followAt(FIRST_SATURDAY + minute * MINUTE_MS);
      for (let at = FIRST_SATURDAY + 6 * MINUTE_MS; at < FIRST_SATURDAY + 13 * HOUR_MS; at += 6 * MINUTE_MS)
        await app.followAt(at);
    });

    afterAll(() => app.close());

    test("asks no more than the budget of any minute and of the day allows", () => {
      const times = app.fake.requests.map(({ at }) => at);
      for (const at of times) {
        expect(times.filter((other) => other > at - MINUTE_MS && other <= at).length).toBeLessThanOrEqual(
          PER_MINUTE,
        );
      }
      expect(times.length).toBeLessThanOrEqual(PER_DAY);
    });
  },
);
