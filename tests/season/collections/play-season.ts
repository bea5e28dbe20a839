import { drawBaseSet } from "#game/card/base-set.ts";
import { isTopTenth, type Look } from "#game/scout/decide-signing.ts";
import { bestFiveForPoints } from "#game/team/best-five-for-points.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import type { LeagueSlug } from "#game/world/catalogue/leagues.ts";
import { type LeagueRound, leagueRounds } from "./league-rounds.ts";
import {
  addCard,
  eligibleCards,
  type Gameweek,
  photographStar,
  playSquad,
  signFromOffer,
} from "./play-gameweek.ts";
import { bestNine } from "#game/fantasy/advice/best-nine.ts";
import { ACTIVE_ZEAL, type SeasonManager, someManagers } from "./season-manager.ts";

export interface SeasonOptions {
  readonly managers: number;
  readonly rounds: number;
  readonly leagues: readonly LeagueSlug[];
  readonly seed: number;
}

/** A manager at the end of a season. */
export interface FinishedManager extends Readonly<SeasonManager> {
  readonly region: LeagueSlug;
  readonly isActive: boolean;
  readonly canFieldNine: boolean;
}

/** A photo every second gameweek, up to the number of cards the manager has for photos. */
const PHOTO_EVERY = 2;

/**
 * A season of generated managers by the product's rules: base sets before the first deadline, then at each gameweek
 * photos, squads with their transfers, monthly fives, and one signing from the scout's offer.
 */
export function playSeason({ managers: count, rounds, leagues, seed }: SeasonOptions): FinishedManager[] {
  const played = new Map(leagues.map((league) => [league, leagueRounds(league, seed, rounds)]));
  const managers = someManagers(count, seed, leagues);
  for (const manager of managers) claimBaseSet(manager, played.get("premier-league")?.[0]);
  let month = Number.NaN;
  for (let number = 1; number <= rounds; number += 1) {
    const first = played.get("premier-league")?.[number - 1]?.deadline ?? 0;
    const { startsAt } = tournamentMonthOf(first);
    if (startsAt !== month) closeMonth(managers);
    month = startsAt;
    for (const manager of managers) {
      const league = regionOf(manager, number, rounds);
      const round = played.get(league)?.[number - 1];
      if (round !== undefined) playGameweek(manager, { league, number, round }, played);
    }
  }
  return managers.map((manager) => {
    const league = regionOf(manager, rounds, rounds);
    const round = played.get(league)?.[rounds - 1];
    return {
      ...manager,
      region: league,
      isActive: manager.zeal >= ACTIVE_ZEAL,
      canFieldNine:
        round !== undefined && bestNine(eligibleCards(manager, { league, number: rounds, round })) !== null,
    };
  });
}

function regionOf({ regions: [first, second] }: SeasonManager, number: number, rounds: number): LeagueSlug {
  return number <= rounds / 2 ? first : second;
}

function claimBaseSet(manager: SeasonManager, round: LeagueRound | undefined): void {
  const drawn = drawBaseSet(round?.candidates ?? [], manager.id);
  if (!drawn.ok) throw new Error("there is no base set");
  for (const player of drawn.value) addCard(manager, player, { league: "premier-league", origin: "base" });
}

function playGameweek(
  manager: SeasonManager,
  gameweek: Gameweek,
  played: ReadonlyMap<LeagueSlug, readonly LeagueRound[]>,
): void {
  if (manager.chance() >= manager.zeal) return;
  const photos = manager.cards.filter(({ origin }) => origin === "photo").length;
  if (photos < manager.photos && gameweek.number % PHOTO_EVERY === 0) photographStar(manager, gameweek);
  if (manager.regions[0] !== gameweek.league) leaveLeague(manager);
  playSquad(manager, gameweek);
  manager.monthPoints += pointsOfFive(manager, gameweek.number, played);
  const looks: readonly Look[] = manager.hasSecondLook ? [1, 2] : [1];
  for (const look of looks) signFromOffer(manager, gameweek, look);
  manager.hasSecondLook = false;
}

/** Drops the old league's squad; the new league's first one is free. */
function leaveLeague(manager: SeasonManager): void {
  const isForeign = (playerId: number) =>
    manager.cards.some((card) => card.playerId === playerId && card.league === manager.regions[0]);
  if (manager.locked?.some(isForeign) === true) manager.locked = null;
}

/** The gameweek's points of the five with the most expected points, from any league. */
function pointsOfFive(
  manager: SeasonManager,
  number: number,
  played: ReadonlyMap<LeagueSlug, readonly LeagueRound[]>,
): number {
  const roundOf = (league: LeagueSlug) => played.get(league)?.[number - 1];
  const cards = manager.cards.map((card) => ({
    ...card,
    id: card.cardId,
    playerName: "",
    expected: roundOf(card.league)?.players.get(card.playerId)?.expected ?? 0,
  }));
  return [...bestFiveForPoints("1-2-1", cards).places.values()].reduce(
    (sum, { league, playerId }) => sum + (roundOf(league)?.appearances.get(playerId)?.points ?? 0),
    0,
  );
}

/** Gives the month's top tenth a second look. */
function closeMonth(managers: readonly SeasonManager[]): void {
  const entered = managers.filter(({ monthPoints }) => monthPoints > 0);
  const ranked = entered.toSorted((a, b) => b.monthPoints - a.monthPoints);
  for (const manager of managers) {
    const position = ranked.indexOf(manager) + 1;
    manager.hasSecondLook = position > 0 && isTopTenth(position, ranked.length);
    manager.monthPoints = 0;
  }
}
