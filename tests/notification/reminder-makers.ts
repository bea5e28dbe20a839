import { listNotifications, type NotificationNews } from "#contract/notification/notification.ts";
import { remind } from "#server/notification/remind/remind.ts";
import { anotherInstance } from "#tests/support/another-instance.ts";
import { aFixture, aPerformance, somePlayers } from "#tests/support/football-makers.ts";
import { atOnce } from "#tests/support/statuses.ts";
import type { TestApp } from "#tests/support/test-app.ts";
import type { TestUser } from "#tests/support/test-user.ts";

type Kind = NotificationNews["kind"];

/** A user's notifications of a kind, oldest first. */
export async function told(user: TestUser, kind: Kind): Promise<NotificationNews["data"][]> {
  const { body } = await user.call(listNotifications, { query: {} });
  return body.notifications.flatMap(({ news }) => (news.kind === kind ? [news.data] : [])).toReversed();
}

/** Runs the job five times at once on each of two instances, then once more. */
export async function remindOften(app: TestApp): Promise<void> {
  const other = await anotherInstance(app);
  try {
    await Promise.all([atOnce(5, () => remind(app.deps)), atOnce(5, () => remind(other.deps))]);
    await remind(app.deps);
  } finally {
    await other.close();
  }
}

/** A match in play, ten minutes after kick-off, with both elevens on the pitch. */
export async function aMatchInPlay(
  app: TestApp,
  given: { readonly homeClubId?: number; readonly kickOff?: number } = {},
): Promise<{ id: number; home: number; away: number }> {
  const kickOff = given.kickOff ?? app.clock.now() - 10 * 60_000;
  const made = await aFixture(app, kickOff, {
    ...(given.homeClubId !== undefined && { homeClubId: given.homeClubId }),
    status: "1H",
    elapsed: 10,
    homeGoals: 1,
    awayGoals: 0,
  });
  return { id: made.id, home: made.homeClubId, away: made.awayClubId };
}

/** Eleven of a club's players, on the pitch since kick-off. */
export async function anEleven(app: TestApp, fixtureId: number, clubId: number): Promise<void> {
  const players = await somePlayers(
    app,
    Array.from({ length: 11 }, () => ({ clubId })),
  );
  for (const { id: playerId } of players) await aPerformance(app, { fixtureId, playerId }, { minutes: 10 });
}

/** Sets a player's figure in a match, as the provider's next answer would. */
export async function figure(
  app: TestApp,
  { fixtureId, playerId }: { readonly fixtureId: number; readonly playerId: number },
  figures: { readonly goals?: number; readonly yellowCards?: number; readonly redCards?: number },
): Promise<void> {
  await app.pool.query(
    `insert into performance (fixture_id, player_id, minutes, goals, yellow_cards, red_cards)
     values ($1, $2, 10, $3, $4, $5)
     on conflict (fixture_id, player_id) do update
        set goals = excluded.goals, yellow_cards = excluded.yellow_cards, red_cards = excluded.red_cards`,
    [fixtureId, playerId, figures.goals ?? 0, figures.yellowCards ?? 0, figures.redCards ?? 0],
  );
}
