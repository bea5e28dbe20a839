import * as contract from "#contract/match/match.ts";
import { nextRankedDay, RANKED_PER_DAY } from "#game/match/matchmaking.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { calibrationReader } from "./load-calibration.ts";
import { countRankedToday } from "./meetings.ts";
import { playMatch } from "./play-match.ts";
import { loadMatches, loadReplay } from "./store.ts";

export function mountMatches(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  const readCalibration = calibrationReader(db, clock);
  mount(contract.playMatch, ({ parts, viewer, body }) =>
    playMatch(parts, viewer, { matchType: body.matchType, opponentId: body.opponentId ?? null }),
  );
  mount(contract.listMatches, async ({ viewer, query }) => {
    const { before, limit = contract.MATCH_PAGE } = query;
    return accepted(await loadMatches(db, viewer.id, { limit, before }));
  });
  mount(contract.getMatch, async ({ params }) => {
    const replay = await loadReplay(db, params.id);
    return replay === null ? refused({ code: "not_found" }) : accepted(replay);
  });
  mount(contract.getRankedAllowance, async ({ viewer }) => {
    const now = clock.now();
    return accepted({
      limit: RANKED_PER_DAY,
      startedToday: await countRankedToday(db, viewer.id, now),
      resetsAt: new Date(nextRankedDay(now)).toISOString(),
    });
  });
  mount(contract.getCalibration, async () => accepted(await readCalibration()));
}
