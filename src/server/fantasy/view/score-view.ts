import type { RoundCardView, SquadScoreView } from "#contract/fantasy/points.ts";
import { bestOfSquad } from "#game/fantasy/best-line-up.ts";
import type { RoundScore, ScoredCard } from "#game/fantasy/score-round.ts";
import type { Squad } from "#game/fantasy/squad.ts";
import { loadCardsById } from "#server/card/store.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { type PerformanceRow, toReceiptView } from "#server/football/performances.ts";
import { loadPlacesIn } from "#server/football/line-up/place-in-line-up.ts";
import { loadPlayerFacts } from "#server/football/view/load-players.ts";

export interface ScoreToShow {
  /** Whose squad it is. */
  readonly userId: string;
  readonly squad: Squad;
  readonly score: RoundScore;
  /** Those that the score was counted from: their fixtures name the receipts. */
  readonly performances: readonly PerformanceRow[];
  /** The round's fixtures, for the real line-ups; none: the players' places aren't shown. */
  readonly fixtureIds: readonly number[];
  /** In the round's table; null without one. */
  readonly position: number | null;
}

/** A scored squad with a receipt for every card and fixture, and the best line-up of its nine. */
export async function toScoreView(db: Queryable, shown: ScoreToShow): Promise<SquadScoreView> {
  const { score, squad, position } = shown;
  const best = bestOfSquad(score.cards, squad);
  return {
    total: score.total,
    lineUpPoints: score.lineUpPoints,
    cost: score.cost,
    leftOnBench: score.leftOnBench,
    cards: await toCardViews(db, shown),
    substitutions: [...score.changes.substitutions],
    armband: score.changes.armband,
    best: best === null ? null : { ...best, starterIds: [...best.starterIds] },
    position,
  };
}

async function toCardViews(
  db: Queryable,
  { userId, squad, score, performances, fixtureIds }: ScoreToShow,
): Promise<RoundCardView[]> {
  const playerIds = score.cards.map(({ playerId }) => playerId);
  const names = await loadPlayerFacts(db, playerIds);
  const realPlaces = await loadPlacesIn(db, fixtureIds, playerIds);
  const owned = await loadCardsById(
    db,
    userId,
    score.cards.map(({ cardId }) => cardId),
  );
  const rowOf = new Map(performances.map((row) => [row.fixtureId, row]));
  return score.cards.map((card) => ({
    cardId: card.cardId,
    playerId: card.playerId,
    playerName: names.get(card.playerId)?.name ?? "",
    position: card.position,
    club: owned.find(({ id }) => id === card.cardId)?.club ?? "",
    isCaptain: card.cardId === squad.captainId,
    isViceCaptain: card.cardId === squad.viceCaptainId,
    hasChip: squad.chipCardIds.includes(card.cardId),
    place: card.place,
    hasPlayed: card.hasPlayed,
    realPlace: realPlaces.get(card.playerId) ?? null,
    isOver: card.isOver,
    points: card.points,
    multiples: [...card.multiples],
    counted: card.counted,
    receipts: toReceipts(card, rowOf),
  }));
}

function toReceipts(
  { receipts }: ScoredCard,
  rowOf: ReadonlyMap<number, PerformanceRow>,
): RoundCardView["receipts"] {
  return receipts.flatMap((receipt) => {
    const row = rowOf.get(receipt.fixtureId);
    return row === undefined ? [] : [toReceiptView(row, receipt)];
  });
}
