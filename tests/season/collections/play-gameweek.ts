import { positions } from "#game/card/position.ts";
import { bestNine } from "#game/fantasy/advice/best-nine.ts";
import { scoreRound } from "#game/fantasy/score-round.ts";
import type { Squad, SquadMember } from "#game/fantasy/squad.ts";
import { nextBank, tallyTransfers } from "#game/fantasy/transfers.ts";
import { decideSigning, type Look } from "#game/scout/decide-signing.ts";
import { drawOffer } from "#game/scout/draw-offer.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import type { KnownPlayer, LeagueRound } from "./league-rounds.ts";
import type { OwnedCard, SeasonManager } from "./season-manager.ts";

export interface Gameweek {
  readonly league: LeagueSlug;
  readonly number: number;
  readonly round: LeagueRound;
}

/** A manager's cards that are eligible for a league's squad, in the form its advice takes. */
export function eligibleCards({ cards }: SeasonManager, { league, round }: Gameweek) {
  return cards
    .filter((card) => card.league === league)
    .flatMap((card) => {
      const player = round.players.get(card.playerId);
      return player === undefined ? [] : [{ ...card, clubId: player.clubId, expected: player.expected }];
    });
}

/** Locks the best nine if it's worth its transfers, else the previous nine, and adds its score. */
export function playSquad(manager: SeasonManager, gameweek: Gameweek): void {
  const cards = eligibleCards(manager, gameweek);
  const ideal = bestNine(cards);
  if (ideal === null) return;
  const { locked } = manager;
  const kept = locked === null ? null : bestNine(cards.filter(({ playerId }) => locked.includes(playerId)));
  const byId = new Map(cards.map((card) => [card.cardId, card]));
  const tallyOf = (nine: typeof ideal) =>
    tallyTransfers({
      locked: locked?.map((playerId) => ({ playerId, isGone: false })) ?? null,
      playerIds: [...nine.starterIds, ...nine.benchIds].flatMap((id) => byId.get(id)?.playerId ?? []),
      bank: manager.bank,
      isWildcardRound: false,
    });
  const isWorthIt = kept === null || ideal.expected - tallyOf(ideal).cost > kept.expected;
  const nine = isWorthIt ? ideal : kept;
  const tally = tallyOf(nine);
  const membersOf = (ids: readonly number[]): SquadMember[] => ids.flatMap((id) => byId.get(id) ?? []);
  const squad: Squad = {
    starters: membersOf(nine.starterIds),
    bench: membersOf(nine.benchIds),
    captainId: nine.captainId,
    viceCaptainId: nine.viceCaptainId,
    chipCardIds: [],
  };
  const { total } = scoreRound({
    squad,
    state: "final",
    cost: tally.cost,
    scoreOf: (playerId) => {
      const { minutes = 0, points = 0 } = gameweek.round.appearances.get(playerId) ?? {};
      return { points, receipts: [], hasPlayed: minutes > 0, isOver: true };
    },
  });
  manager.points += total;
  manager.transfers += tally.transfers;
  manager.bank = nextBank(tally.bankAfter);
  manager.locked = [...squad.starters, ...squad.bench].map(({ playerId }) => playerId);
}

/** Draws an offer by the product's rules and signs one of its players, if the rules allow. */
export function signFromOffer(manager: SeasonManager, gameweek: Gameweek, look: Look): void {
  const { league, number, round } = gameweek;
  const inRegion = eligibleCards(manager, gameweek);
  const owned = { goalkeeper: 0, defender: 0, midfielder: 0, forward: 0 };
  for (const { position } of inRegion) owned[position] += 1;
  const offered = drawOffer(round.candidates, {
    seed: [manager.id, league, number, look].join(" "),
    takenIds: new Set(manager.cards.map(({ playerId }) => playerId)),
    owned,
  });
  const rarity = (player: KnownPlayer) => (manager.isPlanner ? owned[player.position] : 0);
  const [wanted] = offered.toSorted((a, b) => rarity(a) - rarity(b) || b.expected - a.expected);
  if (wanted === undefined) return;
  const decided = decideSigning({
    playerId: wanted.playerId,
    playerName: "",
    offeredIds: offered.map(({ playerId }) => playerId),
    isOpen: true,
    isTaken: false,
    isOwned: manager.cards.some(({ playerId }) => playerId === wanted.playerId),
    signed: manager.signings.length,
  });
  if (!decided.ok) return;
  manager.signings.push(decided.value);
  addCard(manager, wanted, { league, origin: "scout" });
}

/** Photographs the card of a star the manager doesn't own. */
export function photographStar(manager: SeasonManager, { league, round }: Gameweek): void {
  const stars = round.stars.filter(({ playerId }) =>
    manager.cards.every((card) => card.playerId !== playerId),
  );
  const position = positions[Math.floor(manager.chance() * positions.length)];
  const ofPosition = stars.filter((star) => star.position === position);
  const star = ofPosition[Math.floor(manager.chance() * ofPosition.length)];
  if (star !== undefined) addCard(manager, star, { league, origin: "photo" });
}

export function addCard(
  { cards }: SeasonManager,
  { playerId, position, overall }: Pick<KnownPlayer, "playerId" | "position" | "overall">,
  given: Pick<OwnedCard, "league" | "origin">,
): void {
  cards.push({ cardId: cards.length + 1, playerId, position, overall, ...given });
}
