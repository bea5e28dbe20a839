import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Refusal } from "#contract/refusals.ts";
import type { DepsWithPool } from "#server/deps.ts";
import { chooseProvider } from "./choose-provider.ts";
import type { FootballProvider } from "./provider.ts";
import { followFootballNext } from "./follow-football.ts";
import { forgetAsks } from "#server/football/remote/asks.ts";
import { allowTrial } from "#server/football/remote/circuit.ts";

/**
 * Loads clubs, squads and fixtures now, whatever was loaded before (spec §7). From a provider with a budget, a minute
 * brings what that allows, the Premier League first; the rest follows later. A provider that's paused after failures is
 * called anyway, because the admin may just have corrected the key.
 */
export async function initializeFootball(
  deps: DepsWithPool,
  given?: FootballProvider,
): Promise<Outcome<{ ok: true }, Refusal>> {
  const provider = given ?? (await chooseProvider(deps));
  await forgetAsks(deps.db, provider.name);
  await allowTrial(deps.db, provider.name);
  const { trouble } = await followFootballNext(deps, provider);
  if (trouble !== null) return refused({ code: "provider_unavailable", reason: trouble });
  return accepted({ ok: true as const });
}
