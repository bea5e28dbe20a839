import { shareInPercent } from "#game/share-in-percent.ts";
import { eq } from "drizzle-orm";
import { HELP_ROUNDS, type LineUpHelp } from "#contract/fantasy/help.ts";
import { clubRecords } from "#game/fantasy/advice/club-records.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import { expectedPoints } from "#game/football/form/expected-points.ts";
import { currentRound } from "#game/fantasy/round-state.ts";
import { roundsAt } from "#game/fantasy/round.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { loadLinkedCards } from "#server/card/store.ts";
import type { Deps } from "#server/deps.ts";
import type { PlayerForms } from "#server/football/form/player-forms.ts";
import { loadSeasonFixtures } from "#server/football/view/load-seasons.ts";
import { toSquadCard } from "#server/fantasy/judge-squad.ts";
import { fantasyOwnership } from "#server/fantasy/round/table.ts";
import { loadLeague, loadRounds } from "#server/fantasy/store.ts";
import { composeHelp, overallsOf } from "./compose-help.ts";
import { loadForm } from "./load-form.ts";

/** What helps to choose a squad for the coming round: fixtures, form and ownership of the viewer's cards. */
export async function loadHelp(
  { db, clock }: Deps,
  viewer: Viewer,
  { leagueId, formsOf }: { readonly leagueId: number; readonly formsOf: PlayerForms },
): Promise<Outcome<LineUpHelp, { code: "not_found" }>> {
  const league = await loadLeague(db, leagueId);
  if (league === null) return refused({ code: "not_found" as const });
  const now = clock.now();
  const rows = await loadRounds(db, leagueId);
  const published = new Map(rows.map(({ round, deadline }) => [round, deadline]));
  const fixtures = await loadSeasonFixtures(db, league);
  const coming = roundsAt(fixtures, published, now)
    .filter(({ deadline }) => deadline > now)
    .slice(0, HELP_ROUNDS);
  const linked = await loadLinkedCards(db, viewer.id);
  const clubIds = new Set(fixtures.flatMap(({ homeClubId, awayClubId }) => [homeClubId, awayClubId]));
  const cards = linked.map((one) => toSquadCard(one, clubIds));
  const owned = await loadOwnership(db, currentRound(rows, now));
  return accepted(
    composeHelp({
      leagueId: league.leagueId,
      cards,
      coming,
      records: clubRecords(fixtures),
      formOf: await loadForm(db, cards, fixtures, now),
      overallOf: overallsOf(linked),
      usualOf: usualPoints(cards, expectedPoints(await formsOf(league.leagueId))),
      ownershipOf: owned === null ? () => null : (playerId) => owned.get(playerId) ?? 0,
    }),
  );
}

/** Points to expect in a fixture, by the ids of the cards; those of players nobody knows of late are left out. */
function usualPoints(
  cards: readonly SquadCard[],
  expected: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> {
  return new Map(
    cards.flatMap(({ id, playerId }) => {
      const points = expected.get(playerId ?? 0);
      return points === undefined ? [] : [[id, points] as const];
    }),
  );
}

/** Squads of the round locked last that hold each player, in per cent; null before the first. */
async function loadOwnership(
  db: Deps["db"],
  round: { readonly id: number; readonly squads: number } | null,
): Promise<ReadonlyMap<number, number> | null> {
  if (round === null || round.squads === 0) return null;
  const rows = await db.select().from(fantasyOwnership).where(eq(fantasyOwnership.roundId, round.id));
  return new Map(rows.map(({ playerId, squads }) => [playerId, shareInPercent(squads, round.squads)]));
}
