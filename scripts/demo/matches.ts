import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { chanceOf } from "#game/world/chance.ts";
import { playMatch } from "#server/match/play-match.ts";
import { type Manager, partsAt, type World } from "./world.ts";

/** Days before the world's instant in which keen managers play matches. */
const DAYS = 24;
/** The number of matches the first manager plays. */
const OWN = 8;

/** Managers play ranked matches in sequence: each changes what the next one finds. */
export async function playMatches(world: World, tell: (done: number) => void): Promise<void> {
  const { managers, plan, ground } = world;
  // Opponents and goals come from the plan, not from the installation's secret.
  const config = { ...ground.config, secret: plan.seed };
  const chance = chanceOf(plan.seed, "matches");
  const keen = managers.toSorted((a, b) => b.zeal - a.zeal).slice(0, Math.ceil(managers.length / 2));
  const [first] = managers;
  const every = Math.max(1, Math.floor(plan.matches / OWN));
  for (let played = 0; played < plan.matches; played += 1) {
    const at = plan.at - 2 * HOUR_MS - Math.floor(((plan.matches - played) / plan.matches) * DAYS * DAY_MS);
    const home: Manager | undefined =
      played % every === 0 ? first : keen[Math.floor(chance() * chance() * keen.length)];
    if (home === undefined) return;
    const input = { matchType: "ranked", opponentId: null } as const;
    // If no opponent is available, there is no match.
    await playMatch({ ...partsAt(world, at), config }, home.viewer, input);
    if (played % 25 === 0) tell(played);
  }
}
