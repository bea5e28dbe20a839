import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import type { FinishedManager } from "./play-season.ts";

/** What a season's collections came to. */
export interface CollectionFigures {
  readonly managers: number;
  /** Cards of one player twice in a collection, over all of them. */
  readonly duplicates: number;
  /** Managers with more signings than a season allows, or numbers that leave one out. */
  readonly wrongSignings: number;
  readonly mostSignings: number;
  /** Of those who are active and own no photos: signings, cards and transfers in the middle, and who has a legal nine. */
  readonly signings: number;
  readonly cards: number;
  readonly transfers: number;
  readonly withNine: number;
  /** Mean fantasy points of the active without photos, and of those with photos of stars. */
  readonly points: number;
  readonly pointsWithPhotos: number;
}

export function figuresOf(managers: readonly FinishedManager[]): CollectionFigures {
  const active = managers.filter(({ isActive }) => isActive);
  const plain = active.filter(({ photos }) => photos === 0);
  const withPhotos = active.filter(({ photos }) => photos > 0);
  return {
    managers: managers.length,
    duplicates: sum(
      managers.map(({ cards }) => cards.length - new Set(cards.map((one) => one.playerId)).size),
    ),
    wrongSignings: managers.filter(({ signings }) => !areNumbered(signings)).length,
    mostSignings: Math.max(...managers.map(({ signings }) => signings.length)),
    signings: median(plain.map(({ signings }) => signings.length)),
    cards: median(plain.map(({ cards }) => cards.length)),
    transfers: median(plain.map(({ transfers }) => transfers)),
    withNine: plain.filter(({ canFieldNine }) => canFieldNine).length / plain.length,
    points: mean(plain.map(({ points }) => points)),
    pointsWithPhotos: mean(withPhotos.map(({ points }) => points)),
  };
}

/** From 1 on, none left out, and no more than a season has. */
function areNumbered(signings: readonly number[]): boolean {
  return signings.length <= SIGNINGS_A_SEASON && signings.every((number, at) => number === at + 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
