import { and, eq, gt, inArray, ne, or } from "drizzle-orm";
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
    .select({ round: fantasyRound.round, deadline: fantasyRound.deadline })
    .from(fantasyRound)
    .where(eq(fantasyRound.leagueId, fantasyLeagueId));
  const published = new Map(kept.map(({ round, deadline }) => [round, deadline.getTime()]));
  const rounds = roundsAt(await loadSeasonFixtures(tx, season), published, now);
  for (const round of rounds) {
    await writeRound(tx, { leagueId: fantasyLeagueId, isKnown: published.has(round.round), now }, round);
  }
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

interface Kept {
  readonly leagueId: number;
  readonly isKnown: boolean;
  readonly now: number;
}

/**
 * An unchanged round isn't written and uses no id: this runs three times a minute. The settlement of a round decides
 * when it's final.
 */
async function writeRound(
  tx: Transaction,
  { leagueId, isKnown, now }: Kept,
  round: Round<SeasonFixture>,
): Promise<void> {
  const state = roundStateAt(round, now);
  const columns = {
    deadline: new Date(round.deadline),
    state: state === "final" ? ("provisional" as const) : state,
    finalAt: new Date(finalAt(round)),
    fixtureIds: round.fixtures.map(({ id }) => id),
    fixtureCounts: Object.fromEntries(fixtureCounts(round)),
  };
  if (!isKnown) {
    await tx
      .insert(fantasyRound)
      .values({ leagueId, round: round.round, ...columns })
      .onConflictDoNothing();
    return;
  }
  const { deadline, finalAt: until, fixtureIds, fixtureCounts: counts } = fantasyRound;
  await tx
    .update(fantasyRound)
    .set(columns)
    .where(
      and(
        eq(fantasyRound.leagueId, leagueId),
        eq(fantasyRound.round, round.round),
        ne(fantasyRound.state, "final"),
        or(
          ne(deadline, columns.deadline),
          ne(fantasyRound.state, columns.state),
          ne(until, columns.finalAt),
          ne(fixtureIds, columns.fixtureIds),
          ne(counts, columns.fixtureCounts),
        ),
      ),
    );
}
