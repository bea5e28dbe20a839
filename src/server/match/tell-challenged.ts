import type { ReplayView } from "#contract/match/match.ts";
import { publicName } from "#game/account/display-name.ts";
import { utcDay } from "#game/leaderboard/movement.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { NewsDesk } from "#server/platform/news.ts";

/**
 * Tells a manager who played against their team. Quick matches are unlimited, so the quick ones of one challenger count
 * as one a day (UTC). docs/rules.md#reminders.
 *
 * @param now epoch milliseconds
 */
export async function tellChallenged(
  { news }: { readonly news: NewsDesk },
  tx: Transaction,
  challenger: Viewer,
  { awayId, replay, now }: { readonly awayId: string; readonly replay: ReplayView; readonly now: number },
): Promise<void> {
  const { id: matchId, matchType, homeScore, awayScore } = replay;
  await news.tell(tx, {
    userId: awayId,
    at: new Date(now),
    subject: matchType === "quick" ? `quick ${challenger.id} ${utcDay(now)}` : `match ${matchId}`,
    news: {
      kind: "challenged",
      data: { matchId, username: publicName(challenger.user), own: awayScore, theirs: homeScore },
    },
  });
}
