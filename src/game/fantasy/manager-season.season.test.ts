import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { describe, expect, test } from "vitest";
import { brokenRules, closeRound, emptyBooks } from "#tests/support/plain-fantasy.ts";
import type { PlainBooks } from "#tests/support/plain-fantasy.ts";
import { readRecordedRounds } from "#tests/support/recorded-rounds.ts";
import type { RecordedPlayer, RecordedRounds } from "#tests/support/recorded-rounds.ts";
import { SKIPPED_WITHOUT_FILE, isRecordedSeasonMissing } from "#tests/support/recorded-season.ts";
import { bestNine } from "#game/fantasy/advice/best-nine.ts";
import { scoresOfRound } from "./card-points.ts";
import type { ScoreOf } from "./card-points.ts";
import { NEW_SEASON, executeTransfer, lockRound, playWildcard } from "./manager-season.ts";
import type { ManagerSeason, RequestFacts } from "./manager-season.ts";
import { fixtureCounts, roundsAt } from "./round.ts";
import type { Round } from "./round.ts";
import { scoreRound } from "./score-round.ts";
import { squadErrorCodes } from "./squad-issue.ts";
import type { SquadCard, SquadRequest } from "./squad-request.ts";

const MANAGERS = 50;
const CARDS = { goalkeeper: 8, defender: 20, midfielder: 20, forward: 14 };
const LEAGUE = "premier-league";

const generator = xoroshiro128plus(20_252_026);

/** A whole number from 0 to `below` − 1. */
function chance(below: number): number {
  return (generator.next() >>> 0) % below;
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

interface Manager {
  season: ManagerSeason;
  total: number;
  readonly books: PlainBooks;
  /** What the manager owns now, and all that was ever owned. */
  readonly mine: Map<number, SquadCard>;
  readonly ever: ReadonlyMap<number, SquadCard>;
}

let lastCardId = 0;

function aCard(player: RecordedPlayer): SquadCard {
  lastCardId += 1;
  const kind = chance(40);
  const isLinked = kind !== 0;
  return {
    id: lastCardId,
    playerId: isLinked ? player.id : null,
    playerName: player.name,
    position: player.position,
    leagueId: isLinked ? (kind === 1 ? "serie-a" : LEAGUE) : null,
    clubId: null,
    clubName: "",
    origin: chance(3) === 0 ? "photo" : "base",
    isApproved: kind !== 2,
  };
}

/** A collection with everything in it: several cards of one player, unlinked ones, ones that wait for approval. */
function aManager({ players, played }: RecordedRounds): Manager {
  const first = new Set(played.get(1)?.keys());
  const known = players.filter(({ id }) => first.has(id));
  const cards = Object.entries(CARDS).flatMap(([position, count]) => {
    const own = known.filter((player) => player.position === position);
    return Array.from({ length: count }, () => aCard(oneOf(own)));
  });
  const ever = new Map(cards.map((card) => [card.id, card]));
  return { season: NEW_SEASON, total: 0, books: emptyBooks(), mine: new Map(ever), ever };
}

/** The cards with the clubs that their players play for in this gameweek. */
function cardsAt(manager: Manager, recorded: RecordedRounds, gameweek: number): Map<number, SquadCard> {
  return new Map(
    [...manager.mine].map(([id, card]) => {
      if (card.playerId === null) return [id, card];
      const clubId = recorded.clubOf(card.playerId, gameweek);
      return [id, { ...card, clubId, clubName: recorded.clubNames[clubId] ?? "" }];
    }),
  );
}

function isUsable(card: SquadCard | undefined): boolean {
  return card !== undefined && card.isApproved && card.playerId !== null && card.leagueId === LEAGUE;
}

/** The nine that the manager begins with, for expectations drawn at random. */
function aFirstNine(cards: ReadonlyMap<number, SquadCard>): SquadRequest | null {
  const candidates = [...cards.values()].flatMap(({ id, playerId, position, clubId, ...card }) =>
    card.isApproved && playerId !== null && clubId !== null && card.leagueId === LEAGUE
      ? [{ cardId: id, playerId, position, clubId, expected: chance(1000) }]
      : [],
  );
  const nine = bestNine(candidates);
  if (nine === null) return null;
  const { starterIds, benchIds, captainId, viceCaptainId } = nine;
  return {
    newCardIds: starterIds,
    benchCardIds: benchIds,
    captainId,
    viceCaptainId,
    useWildcard: false,
    chipCardIds: [],
  };
}

/** The present nine with some cards exchanged for others of their position; nearly always legal. */
function aMove(manager: Manager, cards: ReadonlyMap<number, SquadCard>): SquadRequest | null {
  const { carried, chips, wildcard } = manager.books;
  if (carried === null) return aFirstNine(cards);
  const share = oneOf([0, 10, 20, 30, 100]);
  const exchange = (cardId: number): number => {
    if (cards.has(cardId) && chance(100) >= share) return cardId;
    const position = manager.ever.get(cardId)?.position;
    return oneOf([...cards.values()].filter((card) => card.position === position && isUsable(card))).id;
  };
  const newCardIds = carried.newCardIds.map(exchange);
  const benchCardIds = carried.benchCardIds.map(exchange);
  const special = newCardIds.filter((id) => cards.get(id)?.origin === "photo" && !chips.includes(id));
  const hasChip = chance(6) === 0 && chips.length < 4 && special.length > 0;
  return {
    newCardIds,
    benchCardIds,
    captainId: newCardIds[4] ?? null,
    viceCaptainId: newCardIds[chance(4)] ?? null,
    useWildcard: !hasChip && wildcard === null && chance(30) === 0,
    chipCardIds: hasChip ? [oneOf(special)] : [],
  };
}

type Spoiler = (request: SquadRequest, cardIds: readonly number[]) => Partial<SquadRequest>;

/** Ways to make a request other than it was; most of them are illegal. */
const spoilers: readonly Spoiler[] = [
  (request) => ({ newCardIds: request.newCardIds.slice(1) }),
  (request) => ({ benchCardIds: request.benchCardIds.slice(0, chance(4)) }),
  (request, cardIds) => ({ newCardIds: request.newCardIds.with(chance(5), oneOf(cardIds)) }),
  (request, cardIds) => ({ benchCardIds: request.benchCardIds.map(() => oneOf(cardIds)) }),
  (_, cardIds) => ({ newCardIds: [1, 2, 3, 4, 5].map(() => oneOf(cardIds)) }),
  (request, cardIds) => ({ newCardIds: [...request.newCardIds, oneOf(cardIds)] }),
  (request) => ({ benchCardIds: request.benchCardIds.with(0, chance(1_000_000)) }),
  (request) => ({ newCardIds: request.benchCardIds, benchCardIds: request.newCardIds }),
  (request) => ({ captainId: oneOf(request.benchCardIds) }),
  (request) => ({ viceCaptainId: request.captainId }),
  () => ({ captainId: null }),
  () => ({ viceCaptainId: chance(2) === 0 ? null : chance(1_000_000) }),
  () => ({ useWildcard: true }),
  (request, cardIds) => ({ chipCardIds: [...request.chipCardIds, oneOf(cardIds)] }),
  (request) => ({ chipCardIds: [...request.newCardIds].slice(chance(4)) }),
  (request) => ({ chipCardIds: [oneOf(request.newCardIds), oneOf(request.newCardIds)] }),
  (request) => ({
    newCardIds: request.newCardIds.toReversed(),
    benchCardIds: request.benchCardIds.toReversed(),
  }),
];

interface Tally {
  accepted: number;
  refused: number;
  wildcards: number;
  chips: number;
  forced: number;
  substitutions: number;
  readonly rules: Set<string>;
}

function move(manager: Manager, round: Round, recorded: RecordedRounds, tally: Tally): void {
  const cards = cardsAt(manager, recorded, round.round);
  const legal = aMove(manager, cards);
  if (legal === null) return;
  const isSpoilt = chance(2) === 0;
  const request = isSpoilt ? { ...legal, ...oneOf(spoilers)(legal, [...manager.ever.keys()]) } : legal;
  const isLate = chance(40) === 0;
  const owned = new Set(
    [...manager.mine.values()].flatMap((card) =>
      card.isApproved && card.leagueId === LEAGUE ? (card.playerId ?? []) : [],
    ),
  );
  const goneIds = manager.books.locked?.filter((playerId) => !owned.has(playerId)) ?? [];
  const facts: RequestFacts = {
    request,
    cards: [...cards.values()],
    leagueId: LEAGUE,
    round: { round: round.round, deadline: round.deadline, fixtureCounts: fixtureCounts(round) },
    now: isLate ? round.deadline : round.deadline - 1,
    goneIds,
  };
  const broken = brokenRules(request, cards, manager.books, { round: round.round, isLate });
  const outcome = executeTransfer(manager.season, facts);
  const named = outcome.ok ? [] : outcome.refusal.errors;
  expect([...new Set(named.map(({ code }) => code))].sort()).toEqual([...broken].sort());
  for (const code of broken) tally.rules.add(code);
  tally[outcome.ok ? "accepted" : "refused"] += 1;
  if (!outcome.ok) return;
  manager.season = outcome.value;
  manager.books.request = request;
  manager.books.gone = goneIds;
  if (request.useWildcard) manager.books.wildcard = round.round;
}

function tryWildcard(manager: Manager, round: number): void {
  const { books } = manager;
  const outcome = playWildcard(manager.season, round);
  const hasChips = (books.request?.chipCardIds.length ?? 0) > 0;
  const isAllowed = books.wildcard === null && !hasChips;
  expect(outcome.ok).toBe(isAllowed);
  if (!outcome.ok) return;
  manager.season = outcome.value;
  books.wildcard = round;
}

interface Week {
  readonly round: Round;
  readonly recorded: RecordedRounds;
  readonly scoreOf: ScoreOf;
}

function settle(manager: Manager, { round, recorded, scoreOf }: Week, tally: Tally): void {
  const counts = fixtureCounts(round);
  const hasFixture = (playerId: number) => counts.has(recorded.clubOf(playerId, round.round));
  const { season, squad, tally: transfers } = lockRound(manager.season, round.round, hasFixture);
  manager.season = season;
  const week = recorded.counted.get(round.round) ?? new Map<number, never>();
  const expected = closeRound(manager.books, manager.ever, { round: round.round, week, hasFixture });
  const score =
    squad === null ? null : scoreRound({ squad, state: "final", cost: transfers?.cost ?? 0, scoreOf });
  manager.total += score?.total ?? 0;
  expect(score?.total ?? 0).toBe(expected);
  expect(manager.total).toBe(manager.books.total);
  expect(season.bank).toBe(manager.books.bank);
  expect(season.wildcardRound).toBe(manager.books.wildcard);
  expect(season.chipUses.filter(({ isReturned }) => !isReturned).map(({ cardId }) => cardId)).toEqual(
    manager.books.chips,
  );
  tally.substitutions += score?.changes.substitutions.length ?? 0;
  tally.forced += transfers?.forced ?? 0;
}

function loseACard(manager: Manager): void {
  const locked = manager.season.locked?.starters ?? [];
  if (locked.length > 0 && manager.mine.size > 45) manager.mine.delete(oneOf(locked).cardId);
}

describe.skipIf(isRecordedSeasonMissing)(
  `${MANAGERS} managers in the recorded season (${SKIPPED_WITHOUT_FILE})`,
  () => {
    test("every accepted squad is legal, every refusal names its rules, and every total is recomputed", () => {
      const recorded = readRecordedRounds();
      const rounds = roundsAt(recorded.fixtures, new Map(), 0);
      const managers = Array.from({ length: MANAGERS }, () => aManager(recorded));
      const tally: Tally = {
        accepted: 0,
        refused: 0,
        wildcards: 0,
        chips: 0,
        forced: 0,
        substitutions: 0,
        rules: new Set(),
      };
      for (const round of rounds) {
        const scoreOf = scoresOfRound(recorded.played.get(round.round) ?? new Map(), 2025);
        for (const manager of managers) {
          if (chance(25) === 0) loseACard(manager);
          for (let moves = chance(4); moves > 0; moves -= 1) move(manager, round, recorded, tally);
          if (chance(60) === 0) tryWildcard(manager, round.round);
          settle(manager, { round, recorded, scoreOf }, tally);
        }
      }
      expect(rounds).toHaveLength(38);
      tally.wildcards = managers.filter(({ season }) => season.wildcardRound !== null).length;
      tally.chips = managers.reduce((sum, { season }) => sum + season.chipUses.length, 0);
      expect(
        managers.every(({ season }) => season.chipUses.filter((use) => !use.isReturned).length <= 4),
      ).toBe(true);
      // Enough of everything happened for the equalities above to mean something.
      for (const count of [tally.accepted, tally.refused, tally.substitutions])
        expect(count).toBeGreaterThan(15 * MANAGERS);
      for (const count of [tally.wildcards, tally.chips, tally.forced])
        expect(count).toBeGreaterThan(MANAGERS / 2);
      const unreached = squadErrorCodes.filter((code) => !tally.rules.has(code));
      expect(unreached).toEqual(["season_over"]);
    }, 60_000);
  },
);
