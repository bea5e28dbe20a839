import type { ResponseOf } from "#contract/endpoint.ts";
import type {
  getMiniLeagueFantasy,
  MiniLeagueFantasyRow,
} from "#contract/competition/mini-league-fantasy.ts";
import { rankLeague } from "#game/fantasy/table/league-table.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { Viewer } from "../../account/viewer.ts";
import type { Deps } from "../../deps.ts";
import type { RoundRow } from "../../fantasy/store.ts";
import { loadMemberStandings } from "./member-points.ts";
import type { Member } from "./members.ts";
import { type AskedSeason, loadSeasonOfLeague, toChoice } from "./season-of-league.ts";

interface AskedTable extends AskedSeason {
  readonly month?: string | undefined;
  readonly round?: number | undefined;
}

type Table = ResponseOf<typeof getMiniLeagueFantasy>;

/** The table of a mini-league on fantasy points, by the rule of the fantasy league's own tables. */
export async function loadFantasyTable(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  asked: AskedTable,
): Promise<Outcome<Table, { code: "not_found" }>> {
  const now = clock.now();
  const season = await loadSeasonOfLeague(db, viewer, asked, now);
  if (season === null) return refused({ code: "not_found" as const });
  const { members, fantasyLeagues, fantasyLeague, rounds } = season;
  const begun = rounds.filter(({ deadline }) => deadline <= now);
  const inTable = begun.filter((round) => isInTable(round, asked));
  const present = members.filter(({ leftAt }) => leftAt === null);
  const standings = await loadMemberStandings(db, {
    roundIds: inTable.map(({ id }) => id),
    userIds: present.map(({ userId }) => userId),
  });
  return accepted({
    fantasyLeagues: fantasyLeagues.map(toChoice),
    fantasyLeague: fantasyLeague === null ? null : toChoice(fantasyLeague),
    rounds: begun.map(({ round }) => round).toReversed(),
    months: [...new Set(begun.map(({ deadline }) => tournamentMonthOf(deadline).key))].toReversed(),
    isFinal: inTable.length > 0 && inTable.every(({ state }) => state === "final"),
    rows: toRows(present, standings),
  });
}

function isInTable({ round, deadline }: RoundRow, asked: AskedTable): boolean {
  if (asked.round !== undefined) return round === asked.round;
  return asked.month === undefined || tournamentMonthOf(deadline).key === asked.month;
}

/** Those with a squad as they are ranked, then the others in the order in which they joined. */
function toRows(
  members: readonly Member[],
  standings: Parameters<typeof rankLeague>[0],
): MiniLeagueFantasyRow[] {
  const nameOf = new Map(members.map(({ userId, username }) => [userId, username]));
  const ranked = rankLeague(standings).map(({ userId: id, position, points, decidedBy }) => ({
    id,
    username: nameOf.get(id) ?? "",
    position,
    points,
    decidedBy,
  }));
  const playing = new Set(standings.map(({ userId }) => userId));
  const others = members
    .filter(({ userId }) => !playing.has(userId))
    .map(({ userId: id, username }) => ({ id, username, position: null, points: 0, decidedBy: null }));
  return [...ranked, ...others];
}
