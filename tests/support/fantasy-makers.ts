import type { SquadCard, SquadFacts, SquadRequest } from "#game/fantasy/squad-request.ts";

/** The league these makers play in. */
export const LEAGUE = "premier-league";

/** Nine positions that make a legal squad of 2-1-1: starters, then a bench with a goalkeeper. */
const positions = [
  "goalkeeper",
  "defender",
  "defender",
  "midfielder",
  "forward",
  "goalkeeper",
  "defender",
  "midfielder",
  "forward",
] as const;

/** The nth card of a user, linked to player 100 + n of club 10 + n; n from 1 to 9 make a legal squad. */
export function aSquadCard(n: number, given: Partial<SquadCard> = {}): SquadCard {
  return {
    id: n,
    playerId: 100 + n,
    playerName: `Player ${n}`,
    position: positions[(n - 1) % positions.length] ?? "midfielder",
    leagueId: LEAGUE,
    clubId: 10 + n,
    clubName: `Club ${10 + n}`,
    origin: "base",
    isApproved: true,
    ...given,
  };
}

/** Cards 1 to `count`. */
export function squadCards(count = 9): SquadCard[] {
  return Array.from({ length: count }, (_, at) => aSquadCard(at + 1));
}

/** A legal request for cards 1 to 9: captain 5, vice-captain 4. */
export function aRequest(given: Partial<SquadRequest> = {}): SquadRequest {
  return {
    newCardIds: [1, 2, 3, 4, 5],
    benchCardIds: [6, 7, 8, 9],
    captainId: 5,
    viceCaptainId: 4,
    useWildcard: false,
    chipCardIds: [],
    ...given,
  };
}

/** A first squad for round 1, an hour before the deadline, with one fixture for every club. */
export function theSquadFacts(given: Partial<SquadFacts> = {}): SquadFacts {
  return {
    request: aRequest(),
    cards: squadCards(18),
    leagueId: LEAGUE,
    round: {
      round: 1,
      deadline: 3_600_000,
      fixtureCounts: new Map(Array.from({ length: 40 }, (_, at) => [at, 1])),
    },
    now: 0,
    locked: null,
    bank: 0,
    wildcardRound: null,
    chipUses: [],
    ...given,
  };
}
