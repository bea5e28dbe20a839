import type { CardHelp, LineUpHelp } from "#contract/fantasy/help.ts";
import { UNMAPPED_OVERALL } from "#game/card/overall.ts";
import { bestNine } from "#game/fantasy/advice/best-nine.ts";
import { closestCall, type WeighedCard } from "#game/fantasy/advice/closest-call.ts";
import type { ClubRecord } from "#game/fantasy/advice/difficulty.ts";
import { expectedPoints, guessForm, toOneDecimal } from "#game/fantasy/advice/form.ts";
import { missingCards } from "#game/fantasy/advice/missing-cards.ts";
import type { Round } from "#game/fantasy/round.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import type { LinkedCard } from "#server/card/store.ts";
import { fixturesOfClub, type NamedFixture, toComing } from "#server/football/view/coming-fixtures.ts";
import type { SeasonFixture } from "#server/football/view/load-seasons.ts";

type ComingFixture = NamedFixture & Pick<SeasonFixture, "round" | "status">;

export interface HelpFacts {
  /** The real league. */
  readonly leagueId: string;
  readonly cards: readonly SquadCard[];
  /** The rounds to look ahead to. */
  readonly coming: readonly Round<ComingFixture>[];
  readonly records: ReadonlyMap<number, ClubRecord>;
  /** By the ids of the cards. */
  readonly formOf: ReadonlyMap<number, number | null>;
  /** By the ids of the cards, 1–99. */
  readonly overallOf: ReadonlyMap<number, number>;
  /** Points to expect in a fixture of usual difficulty, by the ids of the cards; those left out are judged by form. */
  readonly usualOf?: ReadonlyMap<number, number>;
  /** Squads that hold a player, in per cent; null: not known. */
  readonly ownershipOf: (playerId: number) => number | null;
}

/** What helps to choose a squad, from the facts of its season. */
export function composeHelp(facts: HelpFacts): LineUpHelp {
  const { cards, coming } = facts;
  const views = cards.map((card): CardHelp => {
    const own = coming.map(({ fixtures }) => toOwn(fixtures, card.clubId, facts.records));
    const difficulties = (own[0] ?? []).map(({ difficulty }) => difficulty);
    const usual = usualOf(card, facts);
    return {
      cardId: card.id,
      unfit: unfitOf(card, facts.leagueId),
      form: facts.formOf.get(card.id) ?? null,
      ownership: facts.ownershipOf(card.playerId ?? 0),
      rounds: own,
      expected: toOneDecimal(expectedPoints(usual, difficulties, usual)),
    };
  });
  const weighed = cards.flatMap((card, at) => toWeighed(card, views[at], facts));
  const best = toBest(weighed);
  return {
    rounds: coming.map(({ round }) => round),
    cards: views,
    bestNine: best,
    missing: best === null ? toMissing(weighed) : null,
  };
}

/** Points to expect in a fixture of usual difficulty. */
function usualOf(card: SquadCard, facts: HelpFacts): number {
  return facts.usualOf?.get(card.id) ?? facts.formOf.get(card.id) ?? guessForm(overallOf(card, facts));
}

function overallOf(card: SquadCard, facts: HelpFacts): number {
  return facts.overallOf.get(card.id) ?? UNMAPPED_OVERALL;
}

function unfitOf(card: SquadCard, leagueId: string): CardHelp["unfit"] {
  if (!card.isApproved) return "not_approved";
  if (card.playerId === null) return "not_linked";
  return card.leagueId === leagueId ? null : "other_league";
}

function toOwn(
  fixtures: readonly ComingFixture[],
  clubId: number | null,
  records: ReadonlyMap<number, ClubRecord>,
): CardHelp["rounds"][number] {
  if (clubId === null) return [];
  return fixturesOfClub(fixtures, clubId).map((fixture) => toComing(fixture, clubId, records));
}

/** The overalls of cards, by their ids. */
export function overallsOf(linked: readonly LinkedCard[]): ReadonlyMap<number, number> {
  return new Map(linked.map(({ row }) => [row.id, row.overall]));
}

/** A card that can play in the league; none for any other. */
function toWeighed(card: SquadCard, view: CardHelp | undefined, facts: HelpFacts): WeighedCard[] {
  const { id: cardId, playerId, clubId, position } = card;
  if (view === undefined || view.unfit !== null || playerId === null || clubId === null) return [];
  return [
    {
      cardId,
      playerId,
      position,
      clubId,
      expected: view.expected,
      usual: usualOf(card, facts),
      form: view.form,
      overall: overallOf(card, facts),
      fixtures: view.rounds[0]?.length ?? 0,
    },
  ];
}

function toBest(cards: readonly WeighedCard[]): LineUpHelp["bestNine"] {
  const best = bestNine(cards);
  if (best === null) return null;
  const { starterIds, benchIds, expected } = best;
  return {
    ...best,
    starterIds: [...starterIds],
    benchIds: [...benchIds],
    expected: toOneDecimal(expected),
    closestCall: closestCall(best, cards),
  };
}

function toMissing(cards: readonly WeighedCard[]): LineUpHelp["missing"] {
  const { usable, positions, more } = missingCards(cards);
  return { usable, positions: { ...positions }, more };
}
