import { isDeepStrictEqual } from "node:util";
import { and, eq, gt, inArray, ne } from "drizzle-orm";
import { fixtureCounts, type Round, roundsAt } from "#game/fantasy/round.ts";
import { finalAt, roundStateAt } from "#game/fantasy/round-state.ts";
import { seasonStarting } from "#game/leaderboard/season.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import {
  loadSeasonFixtures,
  type SeasonFixture,
  type SeasonRow,
} from "#server/football/view/load-seasons.ts";
import { fantasyLeague, fantasyRound } from "#server/fantasy/table.ts";

/** Opens the fantasy league of a season if there is none. Returns its id. */
export async function openLeague(
  tx: Transaction,
  { leagueId, leagueName, season }: Omit<SeasonRow, "lastKickOff">,
): Promise<number> {
  const name = `${leagueName} ${seasonStarting(season).name}`;
  await tx.insert(fantasyLeague).values({ leagueId, season, name }).onConflictDoNothing();
  const rows = await tx
    .select({ id: fantasyLeague.id })
    .from(fantasyLeague)
    .where(and(eq(fantasyLeague.leagueId, leagueId), eq(fantasyLeague.season, season)));
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`the fantasy league ${name} was not opened`);
  return id;
}

/**
 * Writes down the rounds of a league as its fixtures give them now. A deadline that users have been told is held as the
 * rules say; a final round is not touched; one that has lost all its fixtures before its deadline is dropped.
 *
 * @returns how many rounds the league has
 */
export async function keepRounds(
  tx: Transaction,
  fantasyLeagueId: number,
  season: Pick<SeasonRow, "leagueId" | "season">,
  now: number,
): Promise<number> {
  const kept = await tx
    .select({ round: fantasyRound.round, ...written })
    .from(fantasyRound)
    .where(eq(fantasyRound.leagueId, fantasyLeagueId));
  const keptByRound = new Map(kept.map(({ round, ...columns }) => [round, columns]));
  const published = new Map(kept.map(({ round, deadline }) => [round, deadline.getTime()]));
  const rounds = roundsAt(await loadSeasonFixtures(tx, season), published, now);
  const added: (typeof fantasyRound.$inferInsert)[] = [];
  for (const round of rounds) {
    const columns = columnsOf(round, now);
    const before = keptByRound.get(round.round);
    const key = { leagueId: fantasyLeagueId, round: round.round };
    if (before === undefined) added.push({ ...key, ...columns });
    else if (before.state !== "final" && !isDeepStrictEqual(before, columns)) await rewrite(tx, key, columns);
  }
  if (added.length > 0) await tx.insert(fantasyRound).values(added).onConflictDoNothing();
  const numbers = new Set(rounds.map(({ round }) => round));
  const isDropped = kept.map(({ round }) => round).filter((round) => !numbers.has(round));
  if (isDropped.length > 0) {
    await tx
      .delete(fantasyRound)
      .where(
        and(
          eq(fantasyRound.leagueId, fantasyLeagueId),
          inArray(fantasyRound.round, isDropped),
          gt(fantasyRound.deadline, new Date(now)),
        ),
      );
  }
  return rounds.length;
}

/** What this file writes. An unchanged round costs no statement, because this runs three times a minute. */
const written = {
  deadline: fantasyRound.deadline,
  state: fantasyRound.state,
  finalAt: fantasyRound.finalAt,
  fixtureIds: fantasyRound.fixtureIds,
  fixtureCounts: fantasyRound.fixtureCounts,
};

type Written = Pick<typeof fantasyRound.$inferSelect, keyof typeof written>;

function columnsOf(round: Round<SeasonFixture>, now: number): Written {
  const state = roundStateAt(round, now);
  return {
    deadline: new Date(round.deadline),
    // The settlement of a round decides when it's final.
    state: state === "final" ? "provisional" : state,
    finalAt: new Date(finalAt(round)),
    fixtureIds: round.fixtures.map(({ id }) => id),
    fixtureCounts: Object.fromEntries(fixtureCounts(round)),
  };
}

/** Changes a round, unless it has become final since it was read. */
async function rewrite(
  tx: Transaction,
  { leagueId, round }: Pick<typeof fantasyRound.$inferSelect, "leagueId" | "round">,
  columns: Written,
): Promise<void> {
  await tx
    .update(fantasyRound)
    .set(columns)
    .where(
      and(
        eq(fantasyRound.leagueId, leagueId),
        eq(fantasyRound.round, round),
        ne(fantasyRound.state, "final"),
      ),
    );
}
