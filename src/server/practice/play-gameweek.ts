import { eq } from "drizzle-orm";
import type { ResponseOf } from "#contract/endpoint.ts";
import type * as contract from "#contract/fantasy/practice.ts";
import { scoresOfRound } from "#game/fantasy/card-points.ts";
import {
  decideGameweek,
  type PlayedGameweek,
  playGameweek as play,
  type PracticeRefusal,
} from "#game/fantasy/practice/practice-season.ts";
import { fixtureCounts, type Round } from "#game/fantasy/round.ts";
import { scoreRound } from "#game/fantasy/score-round.ts";
import { membersOf } from "#game/fantasy/squad.ts";
import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Queryable, Transaction } from "#server/platform/db/database.ts";
import type { Deps } from "#server/deps.ts";
import { toPlayers } from "#server/fantasy/round/round-players.ts";
import { toColumns, toSquad } from "#server/fantasy/squad-columns.ts";
import { toScoreView } from "#server/fantasy/view/score-view.ts";
import type { PerformanceRow } from "#server/football/performances.ts";
import { loadPlayerFacts } from "#server/football/view/load-players.ts";
import { type LoadedPractice, loadPractice } from "./load-practice.ts";
import { loadPractisedPerformances, type PracticeFixture } from "#server/practice/source/practice-source.ts";
import type { SimulatedWorld } from "#server/practice/source/simulated-world.ts";
import { holdPractice } from "./start-practice.ts";
import { practiceGameweek, practiceSeason } from "./table.ts";

type Missing = { code: "not_found" };
type Points = ResponseOf<typeof contract.getPracticePoints>;

interface Asked {
  /** Of the practice season. */
  readonly id: number;
  /** The number of the gameweek. */
  readonly round: number;
}

/**
 * Plays the next gameweek of a practice season. Of two presses at once one plays it, the other gets the same points; that
 * a gameweek is played once is practice_gameweek_once.
 */
export async function playGameweek(
  { db }: Pick<Deps, "db">,
  world: SimulatedWorld,
  viewer: Viewer,
  asked: Asked,
): Promise<Outcome<Points, Missing | PracticeRefusal>> {
  return db.transaction(async (tx) => {
    await holdPractice(tx, viewer.id);
    const practice = await loadPractice(tx, world, { userId: viewer.id, id: asked.id });
    if (practice === null) return refused({ code: "not_found" as const });
    const { row, gameweeks, loaded } = practice;
    const numbers = gameweeks.map(({ round }) => round);
    const decided = decideGameweek({ asked: asked.round, gameweeks: numbers, played: row.played });
    if (!decided.ok) return decided;
    if (decided.value === "played") return pointsOf(tx, world, viewer, { practice, round: asked.round });
    const gameweek = gameweeks[row.played];
    if (gameweek === undefined) throw new Error("a gameweek that is next is not there");
    const performances = await loadPerformances(tx, world, practice, gameweek);
    const played = play({
      season: loaded.season,
      gameweek: gameweek.round,
      hasFixture: await fixtureTest(tx, practice, gameweek, performances),
      scoreOf: scoresOfRound(toPlayers(performances, []), row.season),
    });
    if (!played.ok) return played;
    await write(tx, practice, gameweek.round, played.value);
    const { squad, score } = played.value;
    const shown = { userId: viewer.id, squad, score, performances, fixtureIds: [], position: null };
    return accepted({ round: gameweek.round, score: await toScoreView(tx, shown) });
  });
}

/** The points of a gameweek that was played, computed again by the same rule. */
export async function loadPracticePoints(
  { db }: Pick<Deps, "db">,
  world: SimulatedWorld,
  viewer: Viewer,
  { id, round }: Asked,
): Promise<Outcome<Points, Missing>> {
  const practice = await loadPractice(db, world, { userId: viewer.id, id });
  if (practice === null) return refused({ code: "not_found" as const });
  return pointsOf(db, world, viewer, { practice, round });
}

async function pointsOf(
  db: Queryable,
  world: SimulatedWorld,
  viewer: Viewer,
  { practice, round }: { readonly practice: LoadedPractice; readonly round: number },
): Promise<Outcome<Points, Missing>> {
  const row = practice.played.find((one) => one.round === round);
  const gameweek = practice.gameweeks.find((one) => one.round === round);
  if (row === undefined || gameweek === undefined) return refused({ code: "not_found" as const });
  const performances = await loadPerformances(db, world, practice, gameweek);
  const squad = toSquad(row);
  const score = scoreRound({
    squad,
    state: "final",
    cost: row.cost,
    scoreOf: scoresOfRound(toPlayers(performances, []), practice.row.season),
  });
  const shown = { userId: viewer.id, squad, score, performances, fixtureIds: [], position: null };
  return accepted({ round, score: await toScoreView(db, shown) });
}

async function loadPerformances(
  db: Queryable,
  world: SimulatedWorld,
  { row }: LoadedPractice,
  { fixtures }: Round<PracticeFixture>,
): Promise<PerformanceRow[]> {
  return loadPractisedPerformances(
    db,
    world,
    row,
    fixtures.map(({ id }) => id),
  );
}

/** A player's club of that season has a fixture; or it had one then, where he had changed clubs in it. */
async function fixtureTest(
  db: Queryable,
  { row, loaded }: LoadedPractice,
  gameweek: Round<PracticeFixture>,
  performances: readonly PerformanceRow[],
): Promise<(playerId: number) => boolean> {
  const { chosen, locked } = loaded.season;
  const squad = chosen?.squad ?? locked;
  const playerIds = squad === null ? [] : membersOf(squad).map(({ playerId }) => playerId);
  const players = await loadPlayerFacts(db, playerIds, row.source === "recorded" ? row.season : null);
  const counts = fixtureCounts(gameweek);
  const played = new Set(performances.map(({ playerId }) => playerId));
  return (playerId) => played.has(playerId) || counts.has(players.get(playerId)?.clubId ?? 0);
}

async function write(
  tx: Transaction,
  { row }: LoadedPractice,
  round: number,
  { season, squad, tally, score, best }: PlayedGameweek,
): Promise<void> {
  const returned = season.chipUses.filter((use) => use.round === round && use.isReturned);
  await tx.insert(practiceGameweek).values({
    practiceId: row.id,
    place: row.played,
    round,
    ...toColumns(squad),
    returnedCardIds: returned.map(({ cardId }) => cardId),
    transfers: tally?.counted ?? 0,
    cost: score.cost,
    total: score.total,
    leftOnBench: score.leftOnBench,
    best: best?.points ?? 0,
  });
  const noSquad = {
    cardIds: null,
    pickCodes: null,
    captainId: null,
    viceCaptainId: null,
    chipCardIds: null,
    goneIds: null,
  };
  await tx
    .update(practiceSeason)
    .set({ ...noSquad, played: row.played + 1, bank: season.bank, cost: 0 })
    .where(eq(practiceSeason.id, row.id));
}
