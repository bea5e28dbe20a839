import type { SquadCard, SquadFacts, SquadRequest } from "#game/fantasy/squad-request.ts";
import { aRequest, aSquadCard, squadCards, theSquadFacts } from "./fantasy-makers.ts";

/** Round 1, with one fixture for every club. */
export const round = theSquadFacts().round ?? {
  round: 1,
  deadline: 0,
  fixtureCounts: new Map<number, number>(),
};
/** Cards 1 to 9, already locked. */
export const locked = [101, 102, 103, 104, 105, 106, 107, 108, 109].map((playerId) => ({
  playerId,
  isGone: false,
}));

/** All eighteen cards, one of them changed. */
function withCard(n: number, given: Partial<SquadCard>): Partial<SquadFacts> {
  return { cards: squadCards(18).map((card) => (card.id === n ? aSquadCard(n, given) : card)) };
}

/** A request that differs from the legal one. */
export function asking(given: Partial<SquadRequest>): Partial<SquadFacts> {
  return { request: aRequest(given) };
}

/** Makes cards 1 to 9 special. */
export const special = {
  cards: squadCards(18).map((card) => (card.id < 10 ? { ...card, origin: "photo" as const } : card)),
};
const carried = [1, 2, 3].map((cardId) => ({ round: cardId + 20, cardId: cardId + 50, isReturned: false }));

/** The only notice these facts cause, with its English text. */
export type NoticeCase = [rule: string, given: Partial<SquadFacts>, cardId: number | null, message: string];

/** Every rule that can refuse a squad, each broken on its own. */
export const errorCases: readonly NoticeCase[] = [
  ["season_over", { round: null }, null, "This season is over: there are no gameweeks left."],
  ["deadline_passed", { now: round.deadline }, null, "The deadline for this gameweek has passed."],
  ["starters_incomplete", asking({ newCardIds: [1, 2, 4, 5] }), null, "Pick 5 starters: you have 4."],
  ["starters_incomplete", asking({ newCardIds: [1, 2, 3, 4, 5, 10] }), null, "Pick 5 starters: you have 6."],
  ["bench_incomplete", asking({ benchCardIds: [] }), null, "Pick 4 for the bench: you have 0."],
  [
    "squad_card_twice",
    asking({ benchCardIds: [6, 7, 8, 5] }),
    5,
    "You can only use your Player 5 card once.",
  ],
  [
    "squad_card_not_yours",
    asking({ benchCardIds: [6, 7, 8, 99] }),
    99,
    "One of these cards isn't in your collection.",
  ],
  ["squad_card_not_approved", withCard(8, { isApproved: false }), 8, "Your Player 8 card isn't approved."],
  [
    "squad_card_not_linked",
    withCard(8, { playerId: null, leagueId: null, clubId: null }),
    8,
    "Your Player 8 card isn't linked to a real player.",
  ],
  [
    "squad_card_other_league",
    withCard(8, { leagueId: "serie-a" }),
    8,
    "Player 8 doesn't play in this league.",
  ],
  [
    "squad_card_other_league",
    withCard(8, { leagueId: null, clubId: null }),
    8,
    "Player 8 doesn't play in this league.",
  ],
  ["squad_player_twice", withCard(8, { playerId: 103 }), 8, "You can only pick Player 8 once."],
  [
    "club_limit",
    {
      cards: squadCards(18).map((card) => (card.id < 5 ? { ...card, clubId: 1, clubName: "Arsenal" } : card)),
    },
    4,
    "You have 4 Arsenal cards: the limit is 3 from one club.",
  ],
  [
    "goalkeeper_count",
    asking({ newCardIds: [7, 2, 3, 4, 5], benchCardIds: [6, 1, 8, 9] }),
    null,
    "Start exactly one goalkeeper: you have 0.",
  ],
  [
    "goalkeeper_count",
    asking({ newCardIds: [1, 6, 3, 4, 5], benchCardIds: [2, 7, 8, 9] }),
    null,
    "Start exactly one goalkeeper: you have 2.",
  ],
  [
    "shape_unknown",
    asking({ newCardIds: [1, 2, 3, 7, 5], benchCardIds: [6, 4, 8, 9], viceCaptainId: 2 }),
    null,
    "You can't line up 3-0-1 (defenders, midfielders, forwards). Try 2-1-1, 1-2-1, 1-1-2, or 2-2.",
  ],
  ["captain_missing", asking({ captainId: null }), null, "Choose a captain."],
  ["captain_not_starting", asking({ captainId: 9 }), 9, "Your captain has to start."],
  ["vice_captain_missing", asking({ viceCaptainId: null }), null, "Choose a vice-captain."],
  ["vice_captain_not_starting", asking({ viceCaptainId: 9 }), 9, "Your vice-captain has to start."],
  [
    "captain_is_vice_captain",
    asking({ viceCaptainId: 5 }),
    5,
    "Your captain can't be your vice-captain too.",
  ],
  [
    "wildcard_spent",
    { ...asking({ useWildcard: true }), wildcardRound: 3, locked },
    null,
    "You played this season's wildcard in gameweek 3.",
  ],
  [
    "wildcard_with_chip",
    { ...special, ...asking({ useWildcard: true, chipCardIds: [4] }), locked },
    null,
    "You can't play a wildcard and a chip in the same gameweek.",
  ],
  [
    "wildcard_with_chip",
    { ...special, ...asking({ chipCardIds: [4] }), wildcardRound: 1, locked },
    null,
    "You can't play a wildcard and a chip in the same gameweek.",
  ],
  [
    "chip_outside_squad",
    { ...special, ...asking({ chipCardIds: [12] }) },
    12,
    "Only a card in your squad can carry a chip.",
  ],
  ["chip_twice", { ...special, ...asking({ chipCardIds: [4, 4] }) }, 4, "Player 4 can only carry one chip."],
  [
    "chip_not_special",
    asking({ chipCardIds: [4] }),
    4,
    "Only special cards can carry a chip, and your Player 4 card isn't one.",
  ],
  [
    "chip_card_spent",
    { ...special, ...asking({ chipCardIds: [4] }), chipUses: [{ round: 9, cardId: 4, isReturned: false }] },
    4,
    "Your Player 4 card has already used its chip this season.",
  ],
  [
    "chip_round_limit",
    { ...special, ...asking({ chipCardIds: [3, 4, 5] }) },
    null,
    "You've chosen 3 chips: the limit is 2 per gameweek.",
  ],
  [
    "chips_spent",
    { ...special, ...asking({ chipCardIds: [4, 5] }), chipUses: carried },
    null,
    "You have 1 of 4 chips left this season, and you've chosen 2.",
  ],
];

/** Every warning on its own, except `chip_without_fixture`, which always comes with another. */
export const warningCases: readonly NoticeCase[] = [
  [
    "transfers_paid",
    { ...asking({ benchCardIds: [6, 16, 17, 9] }), locked, bank: 1 },
    null,
    "1 extra transfer costs you 2 points.",
  ],
  [
    "transfers_paid",
    { ...asking({ benchCardIds: [15, 16, 17, 9] }), locked, bank: 1 },
    null,
    "2 extra transfers cost you 4 points.",
  ],
  [
    "no_fixture",
    { round: { ...round, fixtureCounts: new Map([...round.fixtureCounts].filter(([id]) => id !== 18)) } },
    8,
    "Player 8 has no match this gameweek.",
  ],
  [
    "bench_without_goalkeeper",
    asking({ benchCardIds: [16, 7, 8, 9] }),
    null,
    "There's no goalkeeper on your bench to cover for yours.",
  ],
  [
    "bench_goalkeepers",
    asking({ benchCardIds: [6, 15, 8, 9] }),
    null,
    "You have 2 goalkeepers on the bench: only one can come on.",
  ],
  [
    "chip_on_bench",
    { ...special, ...asking({ chipCardIds: [8] }) },
    8,
    "Player 8 is on the bench: the chip only counts if Player 8 comes on.",
  ],
  [
    "wildcard_unneeded",
    { ...asking({ useWildcard: true, benchCardIds: [15, 7, 8, 9] }), locked, bank: 1 },
    null,
    "These transfers are already free. Save your wildcard: you can't undo it.",
  ],
];
