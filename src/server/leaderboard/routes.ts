import type { ResponseOf } from "#contract/endpoint.ts";
import { getLadder, getRankings } from "#contract/match/ladder.ts";
import * as contract from "#contract/leaderboard.ts";
import type { LeaderboardRow } from "#contract/leaderboard.ts";
import { utcDay, utcDaySpan } from "#game/leaderboard/movement.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { accepted } from "#game/outcome.ts";
import { previousMonth, type TournamentMonth, tournamentMonthOf } from "#game/tournament/month.ts";
import type { Deps } from "#server/deps.ts";
import { keepText } from "#server/platform/http/answer-text.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import type { ReadyAnswers } from "#server/platform/http/ready/ready-answers.ts";
import { askedTogether } from "#server/platform/batching/asked-together.ts";
import { keepTops } from "./kept-tops.ts";
import { readLadderCursor } from "#server/match/ladder/ladder-cursor.ts";
import { loadLadderPage, loadLadderRow } from "#server/match/ladder/ladder-store.ts";
import { loadRankings } from "./load-rankings.ts";
import { ALL_TIME } from "#server/match/ladder/move-on-ladders.ts";
import { headOf, neighboursOf, openTable, pageOf } from "./open-table.ts";
import { loadMonthTop, loadSeasonTop } from "./store.ts";
import type { TableSource } from "./table-source.ts";
import { type Span, whileItLasts } from "./while-it-lasts.ts";

export function mountLeaderboards(mount: Mount, ready: ReadyAnswers, deps: Deps): void {
  const { db, clock } = deps;
  mountTops(mount, ready, deps);
  mountTables(mount, ready, deps);
  // The same for everybody.
  const rankings = askedTogether(() => loadRankings(db, clock.now()));
  mount(getRankings, async () => accepted(await rankings()));
  mount(getLadder, async ({ viewer, query }) => {
    const month = query.period === "month" ? tournamentMonthOf(clock.now()).key : null;
    const period = month ?? ALL_TIME;
    const page = await loadLadderPage(db, period, readLadderCursor(query.cursor));
    return accepted({ month, ...page, viewer: await loadLadderRow(db, period, viewer.id) });
  });
}

/** The whole tables: their pages are the same for all who ask, and one's own line is a question of its own. */
function mountTables(mount: Mount, ready: ReadyAnswers, deps: Deps): void {
  const { pool, clock } = deps;
  const tables = keepTops<TableSource>(deps);
  const firstPages = keepTops<ResponseOf<typeof contract.getTable>>(deps);
  const today = whileItLasts(clock, (now) => ({ ...utcDaySpan(now), day: utcDay(now) }));
  const nameOf = (period: contract.TablePeriod): string => `${period} on ${today().day}`;
  const open = (period: contract.TablePeriod): Promise<TableSource> =>
    tables.get(nameOf(period), () => openTable(pool, period, clock.now()));
  const loadPage = async (period: contract.TablePeriod, from: number) => pageOf(await open(period), from);

  const ownLineOf = async (period: contract.TablePeriod, userId: string) => ({
    viewer: await (await open(period)).rowOf(userId),
  });

  for (const period of contract.tablePeriods) {
    const firstPage = `${contract.getTable.path}?${new URLSearchParams({ period, from: "1" }).toString()}`;
    ready.offer(firstPage, (mark) => firstPages.known(nameOf(period), mark));
    const ownLine = `${contract.getOwnLine.path}?${new URLSearchParams({ period }).toString()}`;
    ready.offerOwn(ownLine, {
      nameNow: () => nameOf(period),
      load: (userId) => ownLineOf(period, userId),
    });
  }
  mount(contract.getTable, async ({ query: { period, from } }) => {
    if (from > 1) return accepted(await loadPage(period, from));
    return accepted(await firstPages.get(nameOf(period), () => loadPage(period, 1).then(keepText)));
  });
  mount(contract.getOwnLine, async ({ viewer, query }) => accepted(await ownLineOf(query.period, viewer.id)));
  mount(contract.getNeighbours, async ({ viewer, query }) => {
    const table = await open(query.period);
    const own = await table.rowOf(viewer.id);
    return accepted({ ...headOf(table), viewer: own, rows: await neighboursOf(table, own) });
  });
  mount(contract.searchTable, async ({ query }) => {
    const table = await open(query.period);
    return accepted({ rows: await table.search(query.q, contract.FOUND_MAX) });
  });
}

type TopEndpoint =
  | typeof contract.getMonthlyLeaderboard
  | typeof contract.getPreviousMonthLeaderboard
  | typeof contract.getSeasonLeaderboard;

interface Top extends Span {
  readonly name: string;
  readonly load: () => Promise<LeaderboardRow[]>;
}

/** The three tables' tops, which are the same for all who ask. */
function mountTops(mount: Mount, ready: ReadyAnswers, deps: Deps): void {
  const { db, clock } = deps;
  const kept = keepTops<LeaderboardRow[]>(deps);
  const mountTop = (endpoint: TopEndpoint, topAt: (now: number) => Top): void => {
    const top = whileItLasts(clock, topAt);
    ready.offer(endpoint.path, (mark) => kept.known(top().name, mark));
    mount(endpoint, async () => {
      const { name, load } = top();
      return accepted(await kept.get(name, () => load().then(keepText)));
    });
  };
  const topOf = (month: TournamentMonth, { startsAt, endsAt }: Span): Top => ({
    startsAt,
    endsAt,
    name: month.key,
    load: () => loadMonthTop(db, month.key, seasonOf(month.startsAt)),
  });
  mountTop(contract.getMonthlyLeaderboard, (now) => topOf(tournamentMonthOf(now), tournamentMonthOf(now)));
  mountTop(contract.getPreviousMonthLeaderboard, (now) => {
    const month = tournamentMonthOf(now);
    return topOf(previousMonth(month), month);
  });
  mountTop(contract.getSeasonLeaderboard, (now) => {
    const { key, startsAt, endsAt } = tournamentMonthOf(now);
    const season = seasonOf(now);
    const load = () => loadSeasonTop(db, key, season);
    return { startsAt, endsAt, name: `${season.startYear} in ${key}`, load };
  });
}
