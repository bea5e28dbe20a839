import { SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import type { FinishedManager } from "./play-season.ts";

/** The results of a season's collections. */
export interface CollectionFigures {
  readonly managers: number;
  /** Duplicate cards of a player within a collection, over all managers. */
  readonly duplicates: number;
  /** Managers with more signings than a season allows, or with gaps in their numbers. */
  readonly wrongSignings: number;
  readonly mostSignings: number;
  /** For active managers without photos: median signings, cards and transfers, and the share with a legal nine. */
  readonly signings: number;
  readonly cards: number;
  readonly transfers: number;
  readonly withNine: number;
  /** Mean fantasy points of active managers without photos, and of those with photos of stars. */
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

/** Numbered from 1 without gaps, and within the season's limit. */
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
