import { expect } from "vitest";
import { getMatchesByDate, testFootballConnection } from "#contract/football/football.ts";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import type { TestUser } from "#tests/support/test-user.ts";
import { FIRST_SATURDAY } from "./fake-world.ts";
import { type FaultKind } from "./faulty-answers.ts";
import { type RemoteApp } from "./remote-app.ts";

const SECOND_MS = 1000;

/** Matches of all three leagues are in play. */
export const IN_PLAY = FIRST_SATURDAY + 5 * HOUR_MS;

export async function read(reader: TestUser) {
  const connection = (await reader.call(testFootballConnection)).body;
  const scores = (await reader.call(getMatchesByDate)).body;
  return { connection, scores };
}

export async function failFor(app: RemoteApp, kind: FaultKind): Promise<void> {
  app.failWith(kind);
  await app.followAt(IN_PLAY + MINUTE_MS);
}

/**
 * The test page and the scores say that the provider fails, though data is there.
 *
 * @returns what they say once it has recovered
 */
export async function readAfterFailing(app: RemoteApp, admin: TestUser, kind: FaultKind) {
  await failFor(app, kind);
  // Between two requests there's no news.
  await app.followAt(IN_PLAY + MINUTE_MS + 20 * SECOND_MS);
  const { connection, scores } = await read(admin);
  expect(connection).toMatchObject({
    status: "Connection failed",
    data: { league: { name: "Premier League" } },
    trouble: {
      since: new Date(IN_PLAY + MINUTE_MS).toISOString(),
      reason: expect.stringMatching(/./),
    },
  });
  expect(scores).toMatchObject({ isCurrent: false, updatedAt: new Date(IN_PLAY).toISOString() });
  app.failWith(null);
  await app.followAt(IN_PLAY + HOUR_MS + 30 * MINUTE_MS);
  return read(admin);
}
