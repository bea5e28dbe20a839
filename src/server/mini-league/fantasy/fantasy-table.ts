import type { ResponseOf } from "#contract/endpoint.ts";
import type {
  getMiniLeagueFantasy,
  MiniLeagueFantasyRow,
} from "#contract/mini-league/mini-league-fantasy.ts";
import { rankLeague } from "#game/fantasy/table/league-table.ts";
import {
  monthsOfRounds,
  roundsInTable,
  roundsSince,
  type TableScope,
} from "#game/fantasy/table/table-rounds.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { loadMemberStandings } from "./member-points.ts";
import type { Member } from "./members.ts";
import { type AskedSeason, loadSeasonOfLeague, toChoice } from "./season-of-league.ts";

type Table = ResponseOf<typeof getMiniLeagueFantasy>;

/** The table of a mini-league on fantasy points, by the rule of the fantasy league's own tables. */
export async function loadFantasyTable(
  { db, clock }: Pick<Deps, "db" | "clock">,
  viewer: Viewer,
  asked: AskedSeason & TableScope,
): Promise<Outcome<Table, { code: "not_found" }>> {
  const now = clock.now();
  const season = await loadSeasonOfLeague(db, viewer, asked, now);
  if (season === null) return refused({ code: "not_found" as const });
  const { foundedAt, members, fantasyLeagues, fantasyLeague, rounds } = season;
  const begun = rounds.filter(({ deadline }) => deadline <= now);
  const seen = roundsSince(begun, foundedAt);
  const inTable = roundsInTable(begun, asked);
  const present = members.filter(({ leftAt }) => leftAt === null);
  const standings = await loadMemberStandings(db, {
    roundIds: inTable.map(({ id }) => id),
    userIds: present.map(({ userId }) => userId),
  });
  return accepted({
    fantasyLeagues: fantasyLeagues.map(toChoice),
    fantasyLeague: fantasyLeague === null ? null : toChoice(fantasyLeague),
    rounds: seen.map(({ round }) => round).toReversed(),
    months: monthsOfRounds(seen),
    isFinal: inTable.length > 0 && inTable.every(({ state }) => state === "final"),
    rows: toRows(present, standings),
  });
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
