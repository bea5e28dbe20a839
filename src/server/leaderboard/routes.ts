import type { ResponseOf } from "#contract/endpoint.ts";
import { getLadder, getRankings } from "#contract/match/ladder.ts";
import * as contract from "#contract/leaderboard.ts";
import type { LeaderboardRow } from "#contract/leaderboard.ts";
import { utcDay } from "#game/leaderboard/movement.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { accepted } from "#game/outcome.ts";
import { previousMonth, type TournamentMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type { Deps } from "#server/deps.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Database } from "#server/platform/db/database.ts";
import { forEachDatabase } from "#server/platform/db/replica/for-each-database.ts";
import type { ReadFrom } from "#server/platform/db/replica/reading.ts";
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
import type { TableSource } from "./settled-table.ts";

export function mountLeaderboards(mount: Mount, { clock }: Deps): void {
  mountTops(mount, clock);
  mountTables(mount, clock);
  // The same for everybody.
  const rankings = forEachDatabase(({ db }) => coalesced(() => loadRankings(db, clock.now())));
  mount(getRankings, async ({ parts }) => accepted(await rankings(parts)()));
  mount(getLadder, async ({ parts: { db }, viewer, query }) => {
    const month = query.period === "month" ? tournamentMonthOf(clock.now()).key : null;
    const period = month ?? ALL_TIME;
    const page = await loadLadderPage(db, period, readLadderCursor(query.cursor));
    return accepted({ month, ...page, viewer: await loadLadderRow(db, period, viewer.id) });
  });
}

/** The whole tables. Their pages are the same for everyone; the viewer's own line is a separate call. */
function mountTables(mount: Mount, clock: Clock): void {
  const tables = forEachDatabase((from) => perSettlement<TableSource>(from, clock));
  const firstPages = forEachDatabase((from) =>
    perSettlement<ResponseOf<typeof contract.getTable>>(from, clock),
  );
  const nameOf = (period: contract.TablePeriod): string => `${period} on ${utcDay(clock.now())}`;
  const open = (from: ReadFrom, period: contract.TablePeriod): Promise<TableSource> =>
    tables(from)(nameOf(period), () => openTable(from.db, period, clock.now()));
  const ask = <Answer>(
    from: ReadFrom,
    period: contract.TablePeriod,
    read: (table: TableSource) => Promise<Answer>,
  ): Promise<Answer> => retryIfTableGone(async () => read(await open(from, period)));

  mount(contract.getTable, async ({ parts, query: { period, from } }) => {
    const load = () => ask(parts, period, (table) => pageOf(table, from));
    if (from > 1) return accepted(await load());
    return accepted(await firstPages(parts)(nameOf(period), () => load().then(shareAnswer)));
  });
  mount(contract.getOwnLine, async ({ parts, viewer, query }) => {
    const own = await ask(parts, query.period, (table) => table.rowOf(viewer.id));
    return accepted({ viewer: own });
  });
  mount(contract.getNeighbours, async ({ parts, viewer, query }) => {
    const answer = await ask(parts, query.period, async (table) => {
      const own = await table.rowOf(viewer.id);
      return { ...headOf(table), viewer: own, rows: await neighboursOf(table, own) };
    });
    return accepted(answer);
  });
  mount(contract.searchTable, async ({ parts, query }) => {
    const rows = await ask(parts, query.period, (table) => table.search(query.q, contract.FOUND_MAX));
    return accepted({ rows });
  });
}

type TopEndpoint =
  | typeof contract.getMonthlyLeaderboard
  | typeof contract.getPreviousMonthLeaderboard
  | typeof contract.getSeasonLeaderboard;

interface Top {
  readonly name: string;
  readonly load: (db: Database) => Promise<LeaderboardRow[]>;
}

/** The three tables' tops, which are the same for all who ask. */
function mountTops(mount: Mount, clock: Clock): void {
  const tops = forEachDatabase((from) => perSettlement<LeaderboardRow[]>(from, clock));
  const mountTop = (endpoint: TopEndpoint, topAt: (now: number) => Top): void =>
    mount(endpoint, async ({ parts }) => {
      const { name, load } = topAt(clock.now());
      return accepted(await tops(parts)(name, () => load(parts.db).then(shareAnswer)));
    });
  const topOf = ({ key, startsAt }: TournamentMonth): Top => ({
    name: key,
    load: (db) => loadMonthTop(db, key, seasonOf(startsAt)),
  });
  mountTop(contract.getMonthlyLeaderboard, (now) => topOf(tournamentMonthOf(now)));
  mountTop(contract.getPreviousMonthLeaderboard, (now) => topOf(previousMonth(tournamentMonthOf(now))));
  mountTop(contract.getSeasonLeaderboard, (now) => {
    const { key } = tournamentMonthOf(now);
    const season = seasonOf(now);
    return { name: `${season.startYear} in ${key}`, load: (db) => loadSeasonTop(db, key, season) };
  });
}
