import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LEAGUE, aSquadCard, squadCards } from "#tests/support/fantasy-makers.ts";
import { NEW_SEASON, executeTransfer, lockRound, playWildcard } from "./manager-season.ts";
import type { ManagerSeason, RequestFacts } from "./manager-season.ts";

/** What the rules promise, kept in plain counters. */
interface Model {
  round: number;
  lockedPlayers: readonly number[] | null;
  chosen: { players: readonly number[]; gone: readonly number[]; chips: readonly number[] } | null;
  bank: number;
  wildcardRound: number | null;
  spentChips: number[];
  /** Rounds after the first lock: each brings one free transfer. */
  roundsWithTransfers: number;
  freeTransfers: number;
}

interface Real {
  season: ManagerSeason;
  last: RequestFacts | null;
}

interface Asked {
  /** For each of nine places: the card of that place, or the one nine further on, of the same position. */
  readonly isSecond: readonly boolean[];
  readonly chips: readonly number[];
  readonly useWildcard: boolean;
  readonly isLate: boolean;
  /** Places whose locked player is gone. */
  readonly gonePlaces: readonly number[];
}

const cards = squadCards(18).map(({ id }) => aSquadCard(id, { origin: "photo" }));
const places = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function playerOf(cardId: number): number {
  return cardId + 100;
}

function toFacts(asked: Asked, model: Readonly<Model>): RequestFacts {
  const nine = places.map((place, at) => (asked.isSecond[at] ? place + 9 : place));
  const locked = model.lockedPlayers ?? [];
  const deadline = model.round * 100;
  return {
    request: {
      newCardIds: nine.slice(0, 5),
      benchCardIds: nine.slice(5),
      captainId: nine[4] ?? null,
      viceCaptainId: nine[3] ?? null,
      useWildcard: asked.useWildcard,
      chipCardIds: asked.chips.flatMap((place) => nine[place - 1] ?? []),
    },
    cards,
    leagueId: LEAGUE,
    round: { round: model.round, deadline, fixtureCounts: new Map() },
    now: asked.isLate ? deadline : deadline - 1,
    goneIds: locked.filter(
      (playerId) =>
        asked.gonePlaces.includes(((playerId - 101) % 9) + 1) && !nine.map(playerOf).includes(playerId),
    ),
  };
}

/** Whether the rules of powers and time allow a request; its cards are always legal. */
function isAllowed({ request, now, round }: RequestFacts, model: Readonly<Model>): boolean {
  if (now >= (round?.deadline ?? 0)) return false;
  if (request.useWildcard && model.wildcardRound !== null && model.wildcardRound !== model.round)
    return false;
  const isWildcardRound = request.useWildcard || model.wildcardRound === model.round;
  const chips = request.chipCardIds;
  if (isWildcardRound && chips.length > 0) return false;
  if (chips.length > 2 || chips.length + model.spentChips.length > 4) return false;
  return chips.every((cardId) => !model.spentChips.includes(cardId));
}

type Command = fc.Command<Model, Real>;

function execute(model: Model, real: Real, facts: RequestFacts): void {
  const before = structuredClone(real.season);
  const outcome = executeTransfer(real.season, facts);
  expect(outcome.ok).toBe(isAllowed(facts, model));
  expect(real.season).toEqual(before);
  if (!outcome.ok) return;
  const { request } = facts;
  real.season = outcome.value;
  real.last = facts;
  model.chosen = {
    players: [...request.newCardIds, ...request.benchCardIds].map(playerOf),
    gone: facts.goneIds,
    chips: request.chipCardIds,
  };
  if (request.useWildcard) model.wildcardRound = model.round;
}

function executing(asked: Asked): Command {
  return {
    check: () => true,
    run: (model, real) => {
      execute(model, real, toFacts(asked, model));
    },
    toString: () => `execute ${JSON.stringify(asked)}`,
  };
}

/** The same request once more, as after an answer that never arrived: accepted or not, nothing changes. */
const retrying: Command = {
  check: () => true,
  run: (_, real) => {
    if (real.last === null) return;
    const outcome = executeTransfer(real.season, real.last);
    expect(outcome).toEqual({ ok: true, value: real.season });
  },
  toString: () => "retry",
};

const playing: Command = {
  check: () => true,
  run: (model, real) => {
    const outcome = playWildcard(real.season, model.round);
    const isSpent = model.wildcardRound !== null;
    const hasChips = (model.chosen?.chips.length ?? 0) > 0;
    expect(outcome.ok).toBe(!isSpent && !hasChips);
    if (!outcome.ok) return;
    real.season = outcome.value;
    // A request from before the wildcard is another request now.
    real.last = null;
    model.wildcardRound = model.round;
  },
  toString: () => "wildcard",
};

function transfersOf(model: Readonly<Model>): { arrivals: number; forced: number } {
  const { chosen, lockedPlayers } = model;
  if (chosen === null || lockedPlayers === null) return { arrivals: 0, forced: 0 };
  const arrivals = chosen.players.filter((playerId) => !lockedPlayers.includes(playerId)).length;
  return { arrivals, forced: chosen.gone.length };
}

/** @param blank the places whose players' clubs have no fixture */
function locking(blank: readonly number[]): Command {
  const hasFixture = (playerId: number) => !blank.includes(((playerId - 101) % 9) + 1);
  return {
    check: ({ round }) => round <= 38,
    run: (model, real) => {
      const { season, squad, tally } = lockRound(real.season, model.round, hasFixture);
      real.season = season;
      real.last = null;
      const { arrivals, forced } = transfersOf(model);
      const isWildcard = model.wildcardRound === model.round;
      const counted = isWildcard ? 0 : arrivals - forced;
      const paid = Math.max(0, counted - model.bank);
      expect(tally?.transfers ?? 0).toBe(arrivals);
      expect(tally?.cost ?? 0).toBe(paid * 2);
      const isFirst = model.lockedPlayers === null;
      if (!isFirst) model.bank = Math.min(5, model.bank - counted + paid + 1);
      else if (model.chosen !== null) model.bank = 1;
      if (!isFirst) model.roundsWithTransfers += 1;
      model.freeTransfers += counted - paid;
      const chips = (model.chosen?.chips ?? []).filter((cardId) => hasFixture(playerOf(cardId)));
      model.spentChips.push(...chips);
      model.lockedPlayers = model.chosen?.players ?? model.lockedPlayers;
      expect(season.bank).toBe(model.bank);
      expect(squad === null).toBe(model.lockedPlayers === null);
      expect(squad?.chipCardIds ?? []).toEqual(chips);
      model.chosen = null;
      model.round += 1;
      promises(model, season);
    },
    toString: () => `lock ${JSON.stringify(blank)}`,
  };
}

/** What no sequence of calls may break. */
function promises(model: Readonly<Model>, season: ManagerSeason): void {
  expect(season.wildcardRound).toBe(model.wildcardRound);
  const spent = season.chipUses.filter(({ isReturned }) => !isReturned);
  expect(spent.map(({ cardId }) => cardId)).toEqual(model.spentChips);
  expect(spent.length).toBeLessThanOrEqual(4);
  expect(new Set(model.spentChips).size).toBe(model.spentChips.length);
  expect(season.chipUses.filter(({ round }) => round === season.wildcardRound)).toEqual([]);
  expect(model.freeTransfers).toBeLessThanOrEqual(model.roundsWithTransfers);
  expect(season.bank).toBeLessThanOrEqual(5);
}

const anAsk: fc.Arbitrary<Asked> = fc.record({
  isSecond: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  chips: fc.subarray(places, { maxLength: 3 }),
  useWildcard: fc.boolean(),
  isLate: fc.nat({ max: 9 }).map((one) => one === 0),
  gonePlaces: fc.subarray(places, { maxLength: 2 }),
});
const withoutPowers = anAsk.map((asked) => ({ ...asked, chips: [], useWildcard: false }));
const withChips = anAsk.map((asked) => ({ ...asked, useWildcard: false }));

describe("the transfers of a season, against a model", () => {
  test("no sequence of calls gives a second wildcard, a fifth chip, or a free extra transfer", () => {
    const reached = { chips: 0, wildcards: 0 };
    const commands = fc.commands(
      [
        anAsk.map(executing),
        withoutPowers.map(executing),
        withChips.map(executing),
        fc.constant(retrying),
        fc.constant(playing),
        fc.constant(locking([])),
        fc.subarray(places, { maxLength: 2 }).map(locking),
      ],
      { maxCommands: 120, size: "max" },
    );
    fc.assert(
      fc.property(commands, (sequence) => {
        const model: Model = {
          round: 1,
          lockedPlayers: null,
          chosen: null,
          bank: 0,
          wildcardRound: null,
          spentChips: [],
          roundsWithTransfers: 0,
          freeTransfers: 0,
        };
        const real: Real = { season: NEW_SEASON, last: null };
        fc.modelRun(() => ({ model, real }), sequence);
        if (model.spentChips.length === 4) reached.chips += 1;
        if (model.wildcardRound !== null) reached.wildcards += 1;
      }),
      { numRuns: 400 },
    );
    // The sequences go far enough to meet the limits.
    expect(reached.chips).toBeGreaterThan(20);
    expect(reached.wildcards).toBeGreaterThan(100);
  });
});
