import * as contract from "#contract/leaderboard.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { accepted } from "#game/outcome.ts";
import { previousMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type { Deps } from "../deps.ts";
import type { Mount } from "../http/mount.ts";
import { loadMonthTop, loadSeasonTop } from "./store.ts";

export function mountLeaderboards(mount: Mount, { db, clock }: Deps): void {
  mount(contract.getMonthlyLeaderboard, async () => {
    const month = tournamentMonthOf(clock.now());
    return accepted(await loadMonthTop(db, month.key, seasonOf(clock.now())));
  });
  mount(contract.getPreviousMonthLeaderboard, async () => {
    const month = previousMonth(tournamentMonthOf(clock.now()));
    return accepted(await loadMonthTop(db, month.key, seasonOf(month.startsAt)));
  });
  mount(contract.getSeasonLeaderboard, async () => {
    const month = tournamentMonthOf(clock.now());
    return accepted(await loadSeasonTop(db, month.key, seasonOf(clock.now())));
  });
}
