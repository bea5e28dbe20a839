import { eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import { type CardHelp, type getLineUpHelp, HELP_ROUNDS } from "#contract/fantasy/help.ts";
import { bestNine } from "#game/fantasy/advice/best-nine.ts";
import { type ClubRecord, fixtureDifficulty } from "#game/fantasy/advice/difficulty.ts";
import { expectedPoints } from "#game/fantasy/advice/form.ts";
import { currentRound } from "#game/fantasy/round-state.ts";
import { roundsAt } from "#game/fantasy/round.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "../../account/viewer.ts";
import { loadLinkedCards } from "../../card/store.ts";
import type { Deps } from "../../deps.ts";
import { loadSeasonFixtures, type SeasonFixture } from "../../football/view/load-season.ts";
import { toSquadCard } from "../judge-squad.ts";
import { loadLeague, loadRounds } from "../store.ts";
import { fantasyOwnership } from "../table.ts";
import { loadForm } from "./load-form.ts";

type Help = ResponseOf<typeof getLineUpHelp>;

/** What to expect of a player without form: what five strong players score in a round, by five (rules-background 4.6). */
const UNKNOWN_FORM = 3;

/** What helps to choose a squad for the coming round: fixtures, form and ownership of the viewer's cards. */
export async function loadHelp(
  { db, clock }: Deps,
  viewer: Viewer,
  leagueId: number,
): Promise<Outcome<Help, { code: "not_found" }>> {
  const league = await loadLeague(db, leagueId);
  if (league === null) return refused({ code: "not_found" as const });
  const now = clock.now();
  const rows = await loadRounds(db, leagueId);
  const published = new Map(rows.map(({ round, deadline }) => [round, deadline]));
  const fixtures = await loadSeasonFixtures(db, league);
  const coming = roundsAt(fixtures, published, now)
    .filter(({ deadline }) => deadline > now)
    .slice(0, HELP_ROUNDS);
  const cards = (await loadLinkedCards(db, viewer.id)).map(toSquadCard);
  const formOfCard = await loadForm(db, cards, fixtures, now);
  const owned = await loadOwnership(db, currentRound(rows, now));
  const records = recordsOf(fixtures);
  const views = cards.map((card): CardHelp => {
    const own = coming.map((round) => toComing(round.fixtures, card.clubId, records));
    const form = formOfCard.get(card.id) ?? null;
    const difficulties = (own[0] ?? []).map(({ difficulty }) => difficulty);
    return {
      cardId: card.id,
      unfit: unfitOf(card, league.leagueId),
      form,
      ownership: owned === null ? null : (owned.get(card.playerId ?? 0) ?? 0),
      rounds: own,
      expected: rounded(expectedPoints(form, difficulties, UNKNOWN_FORM)),
    };
  });
  return accepted({ rounds: coming.map(({ round }) => round), cards: views, bestNine: toBest(cards, views) });
}

function unfitOf(card: SquadCard, leagueId: string): CardHelp["unfit"] {
  if (!card.isApproved) return "not_approved";
  if (card.playerId === null) return "not_linked";
  return card.leagueId === leagueId ? null : "other_league";
}

function toComing(
  fixtures: readonly SeasonFixture[],
  clubId: number | null,
  records: ReadonlyMap<number, ClubRecord>,
): CardHelp["rounds"][number] {
  return fixtures.flatMap((fixture) => {
    const isHome = fixture.homeClubId === clubId;
    if (!isHome && fixture.awayClubId !== clubId) return [];
    const opponentId = isHome ? fixture.awayClubId : fixture.homeClubId;
    const record = records.get(opponentId) ?? { played: 0, points: 0 };
    return [
      {
        opponent: isHome ? fixture.awayName : fixture.homeName,
        isHome,
        kickOff: new Date(fixture.kickOff).toISOString(),
        difficulty: fixtureDifficulty(record, !isHome),
      },
    ];
  });
}

/** The league's table as far as it has been played: three points for a win, one for a draw. */
function recordsOf(fixtures: readonly SeasonFixture[]): ReadonlyMap<number, ClubRecord> {
  const records = new Map<number, ClubRecord>();
  const add = (clubId: number, own: number, other: number): void => {
    const { played, points } = records.get(clubId) ?? { played: 0, points: 0 };
    const gained = own > other ? 3 : Number(own === other);
    records.set(clubId, { played: played + 1, points: points + gained });
  };
  for (const { status, homeClubId, awayClubId, homeGoals, awayGoals } of fixtures) {
    if (status !== "finished" || homeGoals === null || awayGoals === null) continue;
    add(homeClubId, homeGoals, awayGoals);
    add(awayClubId, awayGoals, homeGoals);
  }
  return records;
}

/** Squads of the round locked last that hold each player, in per cent; null before the first. */
async function loadOwnership(
  db: Deps["db"],
  round: { readonly id: number; readonly squads: number } | null,
): Promise<ReadonlyMap<number, number> | null> {
  if (round === null || round.squads === 0) return null;
  const rows = await db.select().from(fantasyOwnership).where(eq(fantasyOwnership.roundId, round.id));
  return new Map(rows.map(({ playerId, squads }) => [playerId, rounded((squads / round.squads) * 100)]));
}

function toBest(cards: readonly SquadCard[], views: readonly CardHelp[]): Help["bestNine"] {
  const best = bestNine(
    cards.flatMap((card, at) => {
      const view = views[at];
      const { playerId, clubId } = card;
      if (view === undefined || view.unfit !== null || playerId === null || clubId === null) return [];
      return [{ cardId: card.id, playerId, position: card.position, clubId, expected: view.expected }];
    }),
  );
  if (best === null) return null;
  const { starterIds, benchIds, expected } = best;
  return { ...best, starterIds: [...starterIds], benchIds: [...benchIds], expected: rounded(expected) };
}

function rounded(figure: number): number {
  return Math.round(figure * 10) / 10;
}
