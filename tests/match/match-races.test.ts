import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { playMatch } from "#contract/match/match.ts";
import { RANKED_PER_DAY } from "#game/match/matchmaking.ts";
import { aManager, someManagers } from "#tests/support/managers.ts";
import { makeTestApp, type TestApp } from "#tests/support/test-app.ts";
import { expectBooksToBalance } from "./match-books.ts";
import { tallyAnswers } from "./tally-answers.ts";

const AT_ONCE = 50;
const ranked = { body: { matchType: "ranked" as const } };

let app: TestApp;

beforeEach(async () => {
  app = await makeTestApp();
});

afterEach(async () => {
  await expectBooksToBalance(app);
  await app.close();
});

describe("matches that are asked for at the same moment", () => {
  test("fifty ranked ones of one manager are the twenty of a day, each against another manager", async () => {
    const keen = await aManager(app);
    await someManagers(app, RANKED_PER_DAY + 5);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => keen.user.call(playMatch, ranked)),
    );
    expect(tallyAnswers(answers)).toEqual({
      "200": RANKED_PER_DAY,
      "409 ranked_limit_reached": AT_ONCE - RANKED_PER_DAY,
    });
    const met = answers.flatMap(({ status, body }) => (status === 200 ? [body.away.manager?.id] : []));
    expect(new Set(met).size).toBe(RANKED_PER_DAY);
    const seeds = answers.flatMap(({ status, body }) => (status === 200 ? [body.seed] : []));
    expect(new Set(seeds).size).toBe(RANKED_PER_DAY);
    const { body: me } = await keen.user.call(getCurrentUser);
    expect(me).toMatchObject({ totalMatches: RANKED_PER_DAY, rankedMatches: RANKED_PER_DAY });
  });

  test("two managers who ask for each other fifty times meet once", async () => {
    const both = await someManagers(app, 2);
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE / 2 }, () => both).flatMap((round) =>
        round.map(({ user }) => user.call(playMatch, ranked)),
      ),
    );
    expect(tallyAnswers(answers)).toEqual({ "200": 1, "409 no_opponent": AT_ONCE - 1 });
  });

  test("the same request fifty times with one key is one match", async () => {
    const keen = await aManager(app);
    const quick = { body: { matchType: "quick" as const } };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => keen.user.call(playMatch, quick, { idempotencyKey: "once" })),
    );
    const ids = answers.flatMap(({ status, body }) => (status === 200 ? [body.id] : []));
    expect(new Set(ids).size).toBe(1);
    expect(
      answers.every(({ status, body }) => status === 200 || body.code === "idempotency_key_in_use"),
    ).toBe(true);
    expect((await keen.user.call(getCurrentUser)).body.totalMatches).toBe(1);
  });
});
