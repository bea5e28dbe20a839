import type { SquadCard, SquadFacts, SquadRequest } from "#game/fantasy/squad-request.ts";
import { aRequest, aSquadCard, squadCards, theSquadFacts } from "./fantasy-makers.ts";

/** Round 1, every club with one fixture. */
export const round = theSquadFacts().round ?? {
  round: 1,
  deadline: 0,
  fixtureCounts: new Map<number, number>(),
};
/** Cards 1 to 9, locked before. */
export const locked = [101, 102, 103, 104, 105, 106, 107, 108, 109].map((playerId) => ({
  playerId,
  isGone: false,
}));

/** All eighteen cards, with one of them changed. */
function withCard(n: number, given: Partial<SquadCard>): Partial<SquadFacts> {
  return { cards: squadCards(18).map((card) => (card.id === n ? aSquadCard(n, given) : card)) };
}

/** A request that differs from the legal one. */
export function asking(given: Partial<SquadRequest>): Partial<SquadFacts> {
  return { request: aRequest(given) };
}

/** Cards 1 to 9 are special. */
export const special = {
  cards: squadCards(18).map((card) => (card.id < 10 ? { ...card, origin: "photo" as const } : card)),
};
const carried = [1, 2, 3].map((cardId) => ({ round: cardId + 20, cardId: cardId + 50, isReturned: false }));

/** What is given, and the one notice that follows. */
export type NoticeCase = [rule: string, given: Partial<SquadFacts>, cardId: number | null, message: string];

/** Every rule that can refuse a squad, broken alone. */
export const errorCases: readonly NoticeCase[] = [
  ["season_over", { round: null }, null, "This season has no round left"],
  ["deadline_passed", { now: round.deadline }, null, "The deadline of this round has passed"],
  [
    "starters_incomplete",
    asking({ newCardIds: [1, 2, 4, 5] }),
    null,
    "A squad has 5 starters: you have chosen 4",
  ],
  [
    "starters_incomplete",
    asking({ newCardIds: [1, 2, 3, 4, 5, 10] }),
    null,
    "A squad has 5 starters: you have chosen 6",
  ],
  ["bench_incomplete", asking({ benchCardIds: [] }), null, "The bench has 4 cards: you have chosen 0"],
  [
    "squad_card_twice",
    asking({ benchCardIds: [6, 7, 8, 5] }),
    5,
    "The card of Player 5 can stand in only one place",
  ],
  [
    "squad_card_not_yours",
    asking({ benchCardIds: [6, 7, 8, 99] }),
    99,
    "One of these cards is not in your collection",
  ],
  [
    "squad_card_not_approved",
    withCard(8, { isApproved: false }),
    8,
    "The card of Player 8 has not been approved",
  ],
  [
    "squad_card_not_linked",
    withCard(8, { playerId: null, leagueId: null, clubId: null }),
    8,
    "The card of Player 8 is not linked to a real player",
  ],
  [
    "squad_card_other_league",
    withCard(8, { leagueId: "serie-a" }),
    8,
    "Player 8 does not play in this league",
  ],
  [
    "squad_card_other_league",
    withCard(8, { leagueId: null, clubId: null }),
    8,
    "Player 8 does not play in this league",
  ],
  ["squad_player_twice", withCard(8, { playerId: 103 }), 8, "Player 8 can be in a squad only once"],
  [
    "club_limit",
    {
      cards: squadCards(18).map((card) => (card.id < 5 ? { ...card, clubId: 1, clubName: "Arsenal" } : card)),
    },
    4,
    "4 cards of Arsenal: at most 3 of one club",
  ],
  [
    "goalkeeper_count",
    asking({ newCardIds: [7, 2, 3, 4, 5], benchCardIds: [6, 1, 8, 9] }),
    null,
    "Exactly one goalkeeper starts: you have chosen none",
  ],
  [
    "goalkeeper_count",
    asking({ newCardIds: [1, 6, 3, 4, 5], benchCardIds: [2, 7, 8, 9] }),
    null,
    "Exactly one goalkeeper starts: you have chosen 2",
  ],
  [
    "shape_unknown",
    asking({ newCardIds: [1, 2, 3, 7, 5], benchCardIds: [6, 4, 8, 9], viceCaptainId: 2 }),
    null,
    "3 defenders, 0 midfielders and 1 forward fit none of the formations 2-1-1, 1-2-1, 1-1-2 and 2-2",
  ],
  ["captain_missing", asking({ captainId: null }), null, "Choose a captain"],
  ["captain_not_starting", asking({ captainId: 9 }), 9, "The captain has to be a starter"],
  ["vice_captain_missing", asking({ viceCaptainId: null }), null, "Choose a vice-captain"],
  ["vice_captain_not_starting", asking({ viceCaptainId: 9 }), 9, "The vice-captain has to be a starter"],
  [
    "captain_is_vice_captain",
    asking({ viceCaptainId: 5 }),
    5,
    "Captain and vice-captain have to be two different cards",
  ],
  [
    "wildcard_spent",
    { ...asking({ useWildcard: true }), wildcardRound: 3, locked },
    null,
    "You have played this season's wildcard in round 3",
  ],
  [
    "wildcard_with_chip",
    { ...special, ...asking({ useWildcard: true, chipCardIds: [4] }), locked },
    null,
    "A wildcard and a chip cannot be played in the same round",
  ],
  [
    "wildcard_with_chip",
    { ...special, ...asking({ chipCardIds: [4] }), wildcardRound: 1, locked },
    null,
    "A wildcard and a chip cannot be played in the same round",
  ],
  [
    "chip_outside_squad",
    { ...special, ...asking({ chipCardIds: [12] }) },
    12,
    "Only a card of the squad can carry a chip",
  ],
  ["chip_twice", { ...special, ...asking({ chipCardIds: [4, 4] }) }, 4, "Player 4 can carry only one chip"],
  [
    "chip_not_special",
    asking({ chipCardIds: [4] }),
    4,
    "Only a special card can carry a chip: the card of Player 4 is none",
  ],
  [
    "chip_card_spent",
    { ...special, ...asking({ chipCardIds: [4] }), chipUses: [{ round: 9, cardId: 4, isReturned: false }] },
    4,
    "The card of Player 4 has carried its chip of this season",
  ],
  [
    "chip_round_limit",
    { ...special, ...asking({ chipCardIds: [3, 4, 5] }) },
    null,
    "3 chips in one round: at most 2",
  ],
  [
    "chips_spent",
    { ...special, ...asking({ chipCardIds: [4, 5] }), chipUses: carried },
    null,
    "2 chips chosen: you have 1 of 4 left this season",
  ],
];
