import { and, asc, eq } from "drizzle-orm";
import { HOUR_MS } from "#game/milliseconds.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { keepFantasy } from "#server/fantasy/round/keep-fantasy.ts";
import { settleFantasy } from "#server/fantasy/round/settle-fantasy.ts";
import { fantasyLeague, fantasyRound } from "#server/fantasy/table.ts";
import { followFootball } from "#server/football/follow-football.ts";
import type { FootballProvider } from "#server/football/provider.ts";
import { simulatedProvider } from "#server/football/simulated-provider.ts";
import { settleSeasons } from "#server/leaderboard/settle-season.ts";
import { keepTournaments } from "#server/tournament/keep-tournaments.ts";
import { settleTournaments } from "#server/tournament/settlement/settle-tournaments.ts";
import { signUp } from "./accounts.ts";
import { giveBaseSets, LEAGUE, loadForm, signPlayers } from "./collections.ts";
import { enterMonth, fieldSquads } from "./competitions.ts";
import { addSpecialCards } from "./photos.ts";
import { type Ground, partsAt, type World } from "./world.ts";

/** Managers choose this long before a deadline; scouts report the second span after it. */
const BEFORE_MS = 3 * HOUR_MS;
const AFTER_MS = 2 * HOUR_MS;
/** After this many gameweeks the first manager finds the old cards in the attic. */
const SPECIALS_STEP = 2;

/** A gameweek that managers take part in. */
export interface Step {
  readonly leagueId: number;
  readonly season: number;
  readonly round: number;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

/** Plays football ahead of time while a world is made. */
export class SeasonJobs {
  readonly #provider: FootballProvider = simulatedProvider();
  readonly #ground: Ground;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Runs all of the product's football jobs once, as of an instant. */
  async run(instant: number): Promise<void> {
    const parts = partsAt({ ground: this.#ground }, instant);
    await keepTournaments(parts);
    await followFootball(parts, this.#provider);
    await keepFantasy(parts);
    await settleFantasy(parts);
    await settleTournaments(parts);
    await settleSeasons(parts);
  }

  /** Locks squads whose deadline has passed. */
  async lock(instant: number): Promise<void> {
    await keepFantasy(partsAt({ ground: this.#ground }, instant));
  }
}

/** The season's gameweeks with a past deadline, after the first load of football. */
export async function loadSteps({ db }: Ground, at: number): Promise<Step[]> {
  const season = seasonOf(at).startYear;
  const rows = await db
    .select({ leagueId: fantasyLeague.id, round: fantasyRound.round, deadline: fantasyRound.deadline })
    .from(fantasyRound)
    .innerJoin(fantasyLeague, eq(fantasyLeague.id, fantasyRound.leagueId))
    .where(and(eq(fantasyLeague.leagueId, LEAGUE), eq(fantasyLeague.season, season)))
    .orderBy(asc(fantasyRound.deadline));
  return rows
    .map((row) => ({ ...row, season, deadline: row.deadline.getTime() }))
    .filter(({ deadline }) => deadline <= at);
}

/** Plays the season so far, gameweek by gameweek: sign-ups, entries, squads and their results. */
export async function playSeason(
  world: World,
  jobs: SeasonJobs,
  steps: readonly Step[],
  tell: (done: number) => void,
): Promise<void> {
  const { managers, plan } = world;
  let entered = "";
  for (const [turn, step] of steps.entries()) {
    tell(turn);
    const at = step.deadline - BEFORE_MS;
    await jobs.run(at);
    const form = await loadForm(world, at);
    const joining = managers.filter(({ joinsAt }) => joinsAt === turn);
    const joined = managers.filter(({ joinsAt }) => joinsAt <= turn);
    await signUp(world, joining);
    await giveBaseSets(world, joining, form);
    const isLast = turn === steps.length - 1;
    const hasNews = turn === Math.min(SPECIALS_STEP, steps.length - 1);
    if (hasNews) await addSpecialCards(world, joined, { form, at: at - AFTER_MS });
    const month = tournamentMonthOf(at).key;
    if (month === entered) await enterMonth(world, joining, form, at);
    else await enterMonth(world, joined, form, at);
    entered = month;
    const chosen = hasNews ? "wildcard" : isLast ? "chip" : "as it is";
    await fieldSquads(world, joined, form, { leagueId: step.leagueId, at, plan: chosen });
    const after = Math.min(step.deadline + AFTER_MS, plan.at);
    await jobs.lock(after);
    await signPlayers(world, joined, { season: step.season, round: step.round, at: after });
  }
}
