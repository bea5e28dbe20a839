import type { ResponseOf } from "#contract/endpoint.ts";
import { getLadder, getRankings } from "#contract/match/ladder.ts";
import * as contract from "#contract/leaderboard.ts";
import type { LeaderboardRow } from "#contract/leaderboard.ts";
import { utcDay } from "#game/leaderboard/movement.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { accepted } from "#game/outcome.ts";
import { previousMonth, type TournamentMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import { shareAnswer } from "#server/platform/http/shared-answer.ts";
import { retryIfTableGone } from "#server/platform/standings/read-table.ts";
import { coalesced } from "#server/platform/batching/coalesced.ts";
import { readLadderCursor } from "#server/match/ladder/ladder-cursor.ts";
import { loadLadderPage, loadLadderRow } from "#server/match/ladder/ladder-store.ts";
import { loadRankings } from "./load-rankings.ts";
import { ALL_TIME } from "#server/match/ladder/move-on-ladders.ts";
import { headOf, neighboursOf, openTable, pageOf } from "./open-table.ts";
import { perSettlement } from "./per-settlement.ts";
import { loadMonthTop, loadSeasonTop } from "./store.ts";
import type { TableSource } from "./table-source.ts";

export function mountLeaderboards(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  mountTops(mount, deps);
  mountTables(mount, deps);
  // The same for everybody.
  const rankings = coalesced(() => loadRankings(db, clock.now()));
  mount(getRankings, async () => accepted(await rankings()));
  mount(getLadder, async ({ viewer, query }) => {
    const month = query.period === "month" ? tournamentMonthOf(clock.now()).key : null;
    const period = month ?? ALL_TIME;
    const page = await loadLadderPage(db, period, readLadderCursor(query.cursor));
    return accepted({ month, ...page, viewer: await loadLadderRow(db, period, viewer.id) });
  });
}

/** The whole tables. Their pages are the same for everyone; the viewer's own line is a separate call. */
function mountTables(mount: Mount, deps: Deps): void {
  const { pool, clock } = deps;
  const tables = perSettlement<TableSource>(deps);
  const firstPages = perSettlement<ResponseOf<typeof contract.getTable>>(deps);
  const nameOf = (period: contract.TablePeriod): string => `${period} on ${utcDay(clock.now())}`;
  const open = (period: contract.TablePeriod): Promise<TableSource> =>
    tables(nameOf(period), () => openTable(pool, period, clock.now()));
  const ask = <Answer>(
    period: contract.TablePeriod,
    read: (table: TableSource) => Promise<Answer>,
  ): Promise<Answer> => retryIfTableGone(async () => read(await open(period)));
  const loadPage = (period: contract.TablePeriod, from: number) =>
    ask(period, (table) => pageOf(table, from));

  mount(contract.getTable, async ({ query: { period, from } }) => {
    if (from > 1) return accepted(await loadPage(period, from));
    return accepted(await firstPages(nameOf(period), () => loadPage(period, 1).then(shareAnswer)));
  });
  mount(contract.getOwnLine, async ({ viewer, query }) => {
    const own = await ask(query.period, (table) => table.rowOf(viewer.id));
    return accepted({ viewer: own });
  });
  mount(contract.getNeighbours, async ({ viewer, query }) => {
    const answer = await ask(query.period, async (table) => {
      const own = await table.rowOf(viewer.id);
      return { ...headOf(table), viewer: own, rows: await neighboursOf(table, own) };
    });
    return accepted(answer);
  });
  mount(contract.searchTable, async ({ query }) => {
    const rows = await ask(query.period, (table) => table.search(query.q, contract.FOUND_MAX));
    return accepted({ rows });
  });
}

type TopEndpoint =
  | typeof contract.getMonthlyLeaderboard
  | typeof contract.getPreviousMonthLeaderboard
  | typeof contract.getSeasonLeaderboard;

interface Top {
  readonly name: string;
  readonly load: () => Promise<LeaderboardRow[]>;
}

/** The three tables' tops, which are the same for all who ask. */
function mountTops(mount: Mount, deps: Deps): void {
  const { db, clock } = deps;
  const tops = perSettlement<LeaderboardRow[]>(deps);
  const mountTop = (endpoint: TopEndpoint, topAt: (now: number) => Top): void =>
    mount(endpoint, async () => {
      const { name, load } = topAt(clock.now());
      return accepted(await tops(name, () => load().then(shareAnswer)));
    });
  const topOf = ({ key, startsAt }: TournamentMonth): Top => ({
    name: key,
    load: () => loadMonthTop(db, key, seasonOf(startsAt)),
  });
  mountTop(contract.getMonthlyLeaderboard, (now) => topOf(tournamentMonthOf(now)));
  mountTop(contract.getPreviousMonthLeaderboard, (now) => topOf(previousMonth(tournamentMonthOf(now))));
  mountTop(contract.getSeasonLeaderboard, (now) => {
    const { key } = tournamentMonthOf(now);
    const season = seasonOf(now);
    return { name: `${season.startYear} in ${key}`, load: () => loadSeasonTop(db, key, season) };
  });
}
