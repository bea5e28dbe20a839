import { and, eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getRoundPoints, RoundCardView, SquadScoreView } from "#contract/fantasy/points.ts";
import { bestLineUp } from "#game/fantasy/best-line-up.ts";
import { scoresOfRound } from "#game/fantasy/card-points.ts";
import { type RoundScore, type ScoredCard, scoreRound } from "#game/fantasy/score-round.ts";
import type { Squad } from "#game/fantasy/squad.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "../../account/viewer.ts";
import { loadCardsById } from "../../card/store.ts";
import type { Deps } from "../../deps.ts";
import type { PerformanceRow } from "../../football/performances.ts";
import { loadPlayerFacts } from "../../football/view/load-players.ts";
import { loadSeason } from "../load-season.ts";
import { loadRoundPlayed } from "../round/round-players.ts";
import { roundScope } from "../round/write-tables.ts";
import { toSquad } from "../squad-columns.ts";
import { type LeagueRow, type RoundRow, toRoundView } from "../store.ts";
import { fantasyLockedSquad, fantasyRound, fantasyStanding } from "../table.ts";

type Points = ResponseOf<typeof getRoundPoints>;

/**
 * The viewer's points in a round, counted anew from the raw figures by the same rule as the table, with a receipt for
 * every card and fixture.
 *
 * @param asked the number of the round; null: the one that was locked last
 */
export async function loadRoundPoints(
  { db, clock }: Deps,
  viewer: Viewer,
  { leagueId, asked }: { leagueId: number; asked: number | null },
): Promise<Outcome<Points, { code: "not_found" }>> {
  const now = clock.now();
  const loaded = await loadSeason(db, { leagueId, userId: viewer.id, now });
  if (loaded === null) return refused({ code: "not_found" as const });
  const locked = loaded.rounds.filter(({ deadline }) => deadline <= now).toReversed();
  const round = asked === null ? locked[0] : locked.find((one) => one.round === asked);
  if (asked !== null && round === undefined) return refused({ code: "not_found" as const });
  return accepted({
    rounds: locked.map((one) => toRoundView(one, now)),
    round: round === undefined ? null : toRoundView(round, now),
    score: round === undefined ? null : await scoreOfRound(db, viewer, loaded.league, round),
    average: round?.average ?? null,
    squads: round?.squads ?? 0,
  });
}

async function scoreOfRound(
  db: Deps["db"],
  viewer: Viewer,
  league: LeagueRow,
  round: RoundRow,
): Promise<SquadScoreView | null> {
  const [own] = await db
    .select()
    .from(fantasyLockedSquad)
    .innerJoin(fantasyRound, eq(fantasyRound.id, fantasyLockedSquad.roundId))
    .where(and(eq(fantasyLockedSquad.roundId, round.id), eq(fantasyLockedSquad.userId, viewer.id)));
  if (own === undefined) return null;
  const squad = toSquad(own.fantasy_locked_squad);
  const played = await loadRoundPlayed(db, { ...own.fantasy_round, season: league });
  const state = round.state === "upcoming" ? "live" : round.state;
  const { cost } = own.fantasy_locked_squad;
  const score = scoreRound({ squad, state, cost, scoreOf: scoresOfRound(played.players) });
  const [standing] = await db
    .select({ position: fantasyStanding.position })
    .from(fantasyStanding)
    .where(
      and(
        eq(fantasyStanding.leagueId, round.leagueId),
        eq(fantasyStanding.scope, roundScope(round.round)),
        eq(fantasyStanding.userId, viewer.id),
      ),
    );
  return {
    total: score.total,
    lineUpPoints: score.lineUpPoints,
    cost: score.cost,
    leftOnBench: score.leftOnBench,
    cards: await toCardViews(db, { viewer, squad, score, performances: played.performances }),
    substitutions: [...score.changes.substitutions],
    armband: score.changes.armband,
    best: bestOf(score, squad),
    position: standing?.position ?? null,
  };
}

function bestOf({ cards }: RoundScore, { chipCardIds }: Squad): SquadScoreView["best"] {
  const best = bestLineUp(cards.map((one) => ({ ...one, hasChip: chipCardIds.includes(one.cardId) })));
  return best === null ? null : { ...best, starterIds: [...best.starterIds] };
}

interface CardsToShow {
  readonly viewer: Viewer;
  readonly squad: Squad;
  readonly score: RoundScore;
  readonly performances: readonly PerformanceRow[];
}

async function toCardViews(
  db: Deps["db"],
  { viewer, squad, score, performances }: CardsToShow,
): Promise<RoundCardView[]> {
  const names = await loadPlayerFacts(
    db,
    score.cards.map(({ playerId }) => playerId),
  );
  const owned = await loadCardsById(
    db,
    viewer.id,
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
  return receipts.flatMap(({ fixtureId, points, lines }) => {
    const row = rowOf.get(fixtureId);
    if (row === undefined) return [];
    return [
      {
        fixtureId,
        title: row.title,
        kickOff: new Date(row.kickOff).toISOString(),
        points,
        lines: [...lines],
      },
    ];
  });
}
