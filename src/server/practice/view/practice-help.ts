import { clubRecords } from "#game/fantasy/advice/club-records.ts";
import { HELP_ROUNDS, type LineUpHelp } from "#contract/fantasy/help.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadLinkedCards } from "#server/card/store.ts";
import type { Deps } from "#server/deps.ts";
import { loadSquadCards } from "#server/fantasy/judge-squad.ts";
import { composeHelp, overallsOf } from "#server/fantasy/view/compose-help.ts";
import { formFrom, recentFixtures } from "#server/fantasy/view/load-form.ts";
import { loadPractice } from "#server/practice/load-practice.ts";
import { loadPractisedPerformances, withGoals } from "#server/practice/source/practice-source.ts";
import type { SimulatedWorld } from "#server/practice/source/simulated-world.ts";

/** What helps to choose a squad for the next gameweek, from what was played so far and nothing later. */
export async function loadPracticeHelp(
  { db }: Pick<Deps, "db">,
  world: SimulatedWorld,
  viewer: Viewer,
  id: number,
): Promise<Outcome<LineUpHelp, { code: "not_found" }>> {
  const practice = await loadPractice(db, world, { userId: viewer.id, id });
  if (practice === null) return refused({ code: "not_found" as const });
  const { row, gameweeks, loaded } = practice;
  const past = gameweeks.slice(0, row.played).flatMap(({ fixtures }) => fixtures);
  const recent = recentFixtures(past);
  const recentIds = recent.map((one) => one.id);
  const linked = await loadLinkedCards(db, viewer.id);
  const cards = await loadSquadCards(db, linked, loaded);
  return accepted(
    composeHelp({
      leagueId: row.leagueId,
      cards,
      coming: gameweeks.slice(row.played, row.played + HELP_ROUNDS),
      records: clubRecords(withGoals(world, row, past)),
      formOf: formFrom(cards, recent, await loadPractisedPerformances(db, world, row, recentIds)),
      overallOf: overallsOf(linked),
      ownershipOf: () => null,
    }),
  );
}
