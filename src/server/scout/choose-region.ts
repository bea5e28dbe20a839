import type { ScoutView } from "#contract/scout.ts";
import { accepted, type Outcome } from "#game/outcome.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadScout, type ScoutParts } from "./load-scout.ts";
import { scout } from "./table.ts";

/** Sends the viewer's scout to another league, starting with the current gameweek. docs/rules.md#the-scout. */
export async function chooseRegion(
  parts: ScoutParts,
  viewer: Viewer,
  region: LeagueSlug,
): Promise<Outcome<ScoutView, never>> {
  const chosenAt = new Date(parts.clock.now());
  await parts.db
    .insert(scout)
    .values({ userId: viewer.id, region, chosenAt })
    .onConflictDoUpdate({ target: scout.userId, set: { region, chosenAt } });
  return accepted(await loadScout(parts, viewer.id));
}
