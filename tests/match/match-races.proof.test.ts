import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getCurrentUser } from "#contract/account.ts";
import { playMatch } from "#contract/match/match.ts";
import { someManagers } from "#tests/support/managers.ts";
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
  test("two managers who challenge each other fifty times play fifty quick matches, and none waits for ever", async () => {
    const [one, two] = await someManagers(app, 2);
    if (one === undefined || two === undefined) throw new Error("two were made");
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => {
        const [from, to] = index % 2 === 0 ? [one, two] : [two, one];
        return from.user.call(playMatch, { body: { matchType: "quick", opponentId: to.user.id } });
      }),
    );
    expect(tallyAnswers(answers)).toEqual({ "200": AT_ONCE });
    for (const { user } of [one, two]) {
      expect((await user.call(getCurrentUser)).body.totalMatches).toBe(AT_ONCE / 2);
    }
  });

  test("ten managers in crossfire meet each other at most once each", async () => {
    const all = await someManagers(app, 10);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => all).flatMap((round) =>
        round.map(({ user }) => user.call(playMatch, ranked)),
      ),
    );
    const counts = tallyAnswers(answers);
    const pairs = (all.length * (all.length - 1)) / 2;
    expect(counts).toEqual({ "200": pairs, "409 no_opponent": 100 - pairs });
  });
});
