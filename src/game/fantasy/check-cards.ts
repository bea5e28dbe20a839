import { BENCH_COUNT, CLUB_LIMIT, STARTER_COUNT, countPositions, shapeOf, squadShapes } from "./squad.ts";
import type { SquadError } from "./squad-issue.ts";
import type { SquadCard, SquadFacts } from "./squad-request.ts";

/** The cards of a request by id, for as many of them as are the user's. */
export type CardsById = ReadonlyMap<number, SquadCard>;

/** Checks the nine cards, their places and the armbands (docs/rules.md#squad). Returns every error at once. */
export function checkCards({ request, leagueId }: SquadFacts, cards: CardsById): SquadError[] {
  const asked = [...request.newCardIds, ...request.benchCardIds];
  const own = [...new Set(asked)].flatMap((cardId) => cards.get(cardId) ?? []);
  return [
    ...checkCounts(request.newCardIds.length, request.benchCardIds.length),
    ...checkPlaces(asked, cards),
    ...own.flatMap((card) => checkCard(card, leagueId)),
    ...checkPlayers(own),
    ...checkClubs(own),
    ...checkShape(request.newCardIds, cards),
    ...checkArmbands(request),
  ];
}

function checkCounts(starters: number, bench: number): SquadError[] {
  const errors: SquadError[] = [];
  if (starters !== STARTER_COUNT) {
    errors.push({ code: "starters_incomplete", cardId: null, count: starters, needed: STARTER_COUNT });
  }
  if (bench !== BENCH_COUNT) {
    errors.push({ code: "bench_incomplete", cardId: null, count: bench, needed: BENCH_COUNT });
  }
  return errors;
}

function checkPlaces(asked: readonly number[], cards: CardsById): SquadError[] {
  return [...new Set(asked)].flatMap((cardId): SquadError[] => {
    const card = cards.get(cardId);
    if (card === undefined) return [{ code: "squad_card_not_yours", cardId }];
    const isRepeated = asked.indexOf(cardId) !== asked.lastIndexOf(cardId);
    return isRepeated ? [{ code: "squad_card_twice", cardId, playerName: card.playerName }] : [];
  });
}

function checkCard(card: SquadCard, leagueId: string): SquadError[] {
  const { id: cardId, playerName } = card;
  const errors: SquadError[] = [];
  if (!card.isApproved) errors.push({ code: "squad_card_not_approved", cardId, playerName });
  if (card.playerId === null) errors.push({ code: "squad_card_not_linked", cardId, playerName });
  else if (card.leagueId !== leagueId) errors.push({ code: "squad_card_other_league", cardId, playerName });
  return errors;
}

function checkPlayers(own: readonly SquadCard[]): SquadError[] {
  const seen = new Set<number>();
  return own.flatMap(({ id: cardId, playerId, playerName }): SquadError[] => {
    if (playerId === null) return [];
    if (seen.has(playerId)) return [{ code: "squad_player_twice", cardId, playerName }];
    seen.add(playerId);
    return [];
  });
}

/** One error a club, on the first card that is too many. */
function checkClubs(own: readonly SquadCard[]): SquadError[] {
  const linked = own.filter(({ clubId }) => clubId !== null);
  return [...Map.groupBy(linked, ({ clubId }) => clubId).values()].flatMap((ofClub): SquadError[] => {
    const excess = ofClub[CLUB_LIMIT];
    if (excess === undefined) return [];
    const { id: cardId, clubName } = excess;
    return [{ code: "club_limit", cardId, count: ofClub.length, clubName, most: CLUB_LIMIT }];
  });
}

/** Five starters have a shape; fewer are not judged yet. */
function checkShape(starterIds: readonly number[], cards: CardsById): SquadError[] {
  const starters = [...new Set(starterIds)].flatMap((cardId) => cards.get(cardId) ?? []);
  if (starters.length !== STARTER_COUNT || starterIds.length !== STARTER_COUNT) return [];
  const positions = starters.map(({ position }) => position);
  const { goalkeeper, defender, midfielder, forward } = countPositions(positions);
  if (goalkeeper !== 1) return [{ code: "goalkeeper_count", cardId: null, count: goalkeeper }];
  if (shapeOf(positions) !== null) return [];
  return [
    {
      code: "shape_unknown",
      cardId: null,
      defenders: defender,
      midfielders: midfielder,
      forwards: forward,
      formations: squadShapes.map(({ name }) => name),
    },
  ];
}

function checkArmbands({ newCardIds, captainId, viceCaptainId }: SquadFacts["request"]): SquadError[] {
  const errors: SquadError[] = [];
  if (captainId === null) errors.push({ code: "captain_missing", cardId: null });
  else if (!newCardIds.includes(captainId)) errors.push({ code: "captain_not_starting", cardId: captainId });
  if (viceCaptainId === null) errors.push({ code: "vice_captain_missing", cardId: null });
  else if (!newCardIds.includes(viceCaptainId)) {
    errors.push({ code: "vice_captain_not_starting", cardId: viceCaptainId });
  }
  if (captainId !== null && captainId === viceCaptainId) {
    errors.push({ code: "captain_is_vice_captain", cardId: captainId });
  }
  return errors;
}
