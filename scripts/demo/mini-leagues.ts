import { createHash } from "node:crypto";
import { inviteCodeOf } from "#game/mini-league/league.ts";
import { DAY_MS } from "#game/milliseconds.ts";
import { chanceOf, shuffled, wholeBetween } from "#game/world/chance.ts";
import { miniLeague, miniLeagueMember } from "#server/mini-league/table.ts";
import { leagueNames } from "./names.ts";
import type { World } from "./world.ts";

/** The number of leagues the first manager is in; they own the first. */
const OWN = 3;
const FEWEST = 6;
const MOST = 24;
/** The number of managers per league. */
const EACH = 25;

/** Private leagues among friends, as `createLeague` and `joinLeague` make them. */
export async function makeMiniLeagues({ ground, plan, managers }: World): Promise<void> {
  const chance = chanceOf(plan.seed, "mini-leagues");
  const [first, ...others] = managers;
  if (first === undefined) return;
  const names = leagueNames(Math.max(OWN, Math.ceil(managers.length / EACH)));
  for (const [at, name] of names.entries()) {
    const most = Math.min(MOST, others.length);
    const friends = shuffled(chance, others).slice(0, wholeBetween(chance, Math.min(FEWEST, most), most));
    const members = at === 0 ? [first, ...friends] : at < OWN ? [...friends, first] : friends;
    const createdAt = new Date(plan.at - wholeBetween(chance, 20, 40) * DAY_MS);
    const bytes = createHash("sha256").update(`${plan.seed} league ${at}`).digest();
    const [made] = await ground.db
      .insert(miniLeague)
      .values({
        name,
        ownerId: members[0]?.viewer.id ?? first.viewer.id,
        inviteCode: inviteCodeOf(bytes),
        size: members.length,
        createdAt,
      })
      .returning({ id: miniLeague.id });
    const leagueId = made?.id ?? 0;
    await ground.db.insert(miniLeagueMember).values(
      members.map(({ viewer }, turn) => ({
        leagueId,
        userId: viewer.id,
        joinedAt: new Date(createdAt.getTime() + turn * 60_000),
      })),
    );
  }
}
