import * as corrections from "#contract/fantasy/corrections.ts";
import { getLineUpHelp } from "#contract/fantasy/help.ts";
import * as league from "#contract/fantasy/league.ts";
import { getRoundPoints } from "#contract/fantasy/points.ts";
import { getFantasyTable } from "#contract/fantasy/table.ts";
import { createTestLeague as testLeague } from "#contract/fantasy/test-league.ts";
import * as transfers from "#contract/fantasy/transfers.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "#server/deps.ts";
import { playerForms } from "#server/football/form/player-forms.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { coalesced } from "#server/platform/batching/coalesced.ts";
import { allowCorrections } from "./allow-corrections.ts";
import { createTestLeague } from "./create-test-league.ts";
import { executeTransfers } from "./execute-transfers.ts";
import { playWildcard } from "./play-wildcard.ts";
import { loadLeagueViews } from "./store.ts";
import { loadHelp } from "#server/fantasy/view/load-help.ts";
import { loadHistory } from "#server/fantasy/view/load-history.ts";
import { loadMyTeam, loadPowers } from "#server/fantasy/view/load-my-team.ts";
import { loadRoundPoints } from "#server/fantasy/view/load-round-points.ts";
import { loadTable } from "#server/fantasy/view/load-table.ts";
import { validateTransfers } from "./judge-squad.ts";

export function mountFantasy(mount: Mount, deps: Deps): void {
  // The same for everybody.
  const leagues = coalesced(() => loadLeagueViews(deps.db, deps.clock.now()));
  mount(league.listFantasyLeagues, async () => accepted(await leagues()));
  mount(league.getMyTeam, ({ viewer, params }) => loadMyTeam(deps, viewer, params.leagueId));
  mount(league.getSeasonPowers, ({ viewer, params }) => loadPowers(deps, viewer, params.leagueId));
  mount(transfers.getTransferHistory, ({ viewer, params }) => loadHistory(deps, viewer, params.leagueId));
  mount(transfers.validateTransfers, ({ viewer, body }) => validateTransfers(deps, viewer, body));
  mount(transfers.executeTransfers, ({ parts, viewer, body }) => executeTransfers(parts, viewer, body));
  mount(transfers.playWildcard, ({ parts, viewer, params }) => playWildcard(parts, viewer, params.leagueId));
  mount(getRoundPoints, ({ viewer, params, query }) =>
    loadRoundPoints(deps, viewer, { leagueId: params.leagueId, asked: query.round ?? null }),
  );
  mount(getFantasyTable, ({ parts, viewer, params, query }) =>
    loadTable(parts, viewer, {
      leagueId: params.leagueId,
      month: query.month,
      round: query.round,
      after: query.after,
    }),
  );
  const formsOf = playerForms(deps);
  mount(getLineUpHelp, ({ viewer, params }) =>
    loadHelp(deps, viewer, { leagueId: params.leagueId, formsOf }),
  );
  mount(corrections.allowCorrections, ({ parts, viewer, body }) => allowCorrections(parts, viewer, body));
  mount(testLeague, ({ parts, viewer }) => createTestLeague(parts, viewer));
}
