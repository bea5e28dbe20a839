import { DAY_MS } from "#game/milliseconds.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import { gather, signUpAdmin } from "./accounts.ts";
import { loadForm } from "./collections.ts";
import { makeTeams } from "./competitions.ts";
import { playMatches } from "./matches.ts";
import { makeMiniLeagues } from "./mini-leagues.ts";
import { fillQueue } from "./photos.ts";
import type { Plan } from "./plan.ts";
import { loadSteps, playSeason, SeasonJobs } from "./season.ts";
import type { Ground } from "./world.ts";

/** Receives what is being made, and the share that is done: 0 to 1. */
export type Tell = (text: string, share: number) => void;

/** Notifications older than this at the world's instant have been read. */
const READ_BEFORE_MS = 2 * DAY_MS;

/**
 * Fills an empty, migrated database with a world: people's choices are drawn from the plan's seed, and the
 * consequences computed by the product's own verbs, rules and jobs. The same plan makes the same world, except for
 * values drawn from the installation's secret or at random (codes, photo addresses, passwords).
 */
export async function makeWorld(ground: Ground, plan: Plan, tell: Tell): Promise<void> {
  tell("the fixtures of the season", 0);
  const jobs = new SeasonJobs(ground);
  await jobs.run(seasonOf(plan.at).startsAt);
  const steps = await loadSteps(ground, plan.at);
  const world = gather(
    plan,
    ground,
    steps.map(({ deadline }) => deadline),
  );
  await signUpAdmin(world);
  const share = (turn: number): number => 0.05 + (0.6 * turn) / steps.length;
  await playSeason(world, jobs, steps, (turn) =>
    tell(`gameweek ${turn + 1} of ${steps.length}`, share(turn)),
  );
  const form = await loadForm(world, plan.at);
  await makeTeams(world, form, plan.at - DAY_MS);
  tell("mini-leagues, matches and photos", 0.7);
  await makeMiniLeagues(world);
  await Promise.all([
    playMatches(world, (played) =>
      tell("mini-leagues, matches and photos", 0.7 + (0.25 * played) / plan.matches),
    ),
    fillQueue(world, form),
  ]);
  tell("the tables", 0.95);
  await jobs.run(plan.at);
  await readNews(ground, plan.at);
  await ground.pool.query("analyze");
  tell("done", 1);
}

/** Marks old notifications as read; those of the last days stay unread. */
async function readNews({ pool }: Ground, at: number): Promise<void> {
  await pool.query("update notification set read_at = created_at where created_at < $1", [
    new Date(at - READ_BEFORE_MS),
  ]);
}
