import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { isChipReturned } from "#game/fantasy/power/chip.ts";
import type { ChipUse } from "#game/fantasy/power/chip.ts";
import { membersOf } from "./squad.ts";
import type { Squad } from "./squad.ts";
import type { SquadError } from "./squad-issue.ts";
import type { SquadFacts } from "./squad-request.ts";
import { nextBank, tallyTransfers } from "./transfers.ts";
import type { TransferTally } from "./transfers.ts";
import { validateSquad } from "./validate-squad.ts";
import { decideWildcard } from "#game/fantasy/power/wildcard.ts";
import type { WildcardRefusal } from "#game/fantasy/power/wildcard.ts";

/** A squad that is chosen for a round and can still be changed. */
export interface ChosenSquad {
  readonly round: number;
  readonly squad: Squad;
  /** The players locked before who could no longer be fielded when the squad was executed. */
  readonly goneIds: readonly number[];
}

/** A user's season in a fantasy league: what every later decision depends on. */
export interface ManagerSeason {
  /** The squad locked last; null before the first lock. */
  readonly locked: Squad | null;
  /** Null: the locked squad carries over. */
  readonly chosen: ChosenSquad | null;
  /** Free transfers at hand in the coming round, 0–5. */
  readonly bank: number;
  readonly wildcardRound: number | null;
  readonly chipUses: readonly ChipUse[];
}

export const NEW_SEASON: ManagerSeason = {
  locked: null,
  chosen: null,
  bank: 0,
  wildcardRound: null,
  chipUses: [],
};

/** The facts of a request that do not follow from the season itself. */
export type RequestFacts = Pick<SquadFacts, "request" | "cards" | "leagueId" | "round" | "now"> & {
  /** The players locked last who can no longer be fielded (`LockedPlayer.isGone`). */
  readonly goneIds: readonly number[];
};

export interface SquadRefused {
  readonly code: "squad_refused";
  readonly errors: readonly SquadError[];
}

/** All that `validateSquad` judges, from a season and a request. */
export function squadFacts(season: ManagerSeason, facts: RequestFacts): SquadFacts {
  const { goneIds, ...request } = facts;
  return {
    ...request,
    locked: lockedPlayers(season.locked, goneIds),
    bank: season.bank,
    wildcardRound: season.wildcardRound,
    chipUses: season.chipUses,
  };
}

/**
 * Replaces the squad chosen for the coming round (docs/rules.md#fantasy-league). Executing the same request again
 * changes nothing. A wildcard that was played stays played. Refused with every error at once.
 */
export function executeTransfer(
  season: ManagerSeason,
  facts: RequestFacts,
): Outcome<ManagerSeason, SquadRefused> {
  const { errors, squad, isWildcardRound } = validateSquad(squadFacts(season, facts));
  if (squad === null || facts.round === null) return refused({ code: "squad_refused", errors });
  const { round } = facts.round;
  return accepted({
    ...season,
    chosen: { round, squad, goneIds: facts.goneIds },
    wildcardRound: isWildcardRound ? round : season.wildcardRound,
  });
}

/**
 * Plays the wildcard for the coming round; what is already chosen for it costs nothing any more. Once a season, in the same
 * round too: only a squad that is executed may ask for the wildcard of its round again.
 */
export function playWildcard(
  season: ManagerSeason,
  round: number | null,
): Outcome<ManagerSeason, WildcardRefusal> {
  const { wildcardRound } = season;
  if (round !== null && wildcardRound === round) return refused({ code: "wildcard_spent", round });
  const hasChips = season.chosen !== null && season.chosen.squad.chipCardIds.length > 0;
  const outcome = decideWildcard({ round, wildcardRound, hasChips });
  return outcome.ok ? accepted({ ...season, wildcardRound: outcome.value }) : outcome;
}

/** What a round's deadline makes of a squad. */
export interface LockedSquad {
  /** As it plays the round. A chip that comes back leaves it: a fixture moved into the round later can't make it count. */
  readonly squad: Squad;
  readonly uses: readonly ChipUse[];
  /** Free transfers at hand in the round after. */
  readonly bank: number;
}

/**
 * @param bankAfter what the transfers for the round leave of the bank
 * @param hasFixture whether the club of a player has a fixture in the round; where it has none, a chip comes back
 */
export function lockSquad(
  squad: Squad,
  round: number,
  bankAfter: number,
  hasFixture: (playerId: number) => boolean,
): LockedSquad {
  const members = squad.chipCardIds.length === 0 ? [] : membersOf(squad);
  const uses = squad.chipCardIds.flatMap((cardId) =>
    members
      .filter((member) => member.cardId === cardId)
      .map(({ playerId }) => ({ round, cardId, isReturned: isChipReturned(hasFixture(playerId) ? 1 : 0) })),
  );
  const chipCardIds = uses.filter(({ isReturned }) => !isReturned).map(({ cardId }) => cardId);
  return { squad: { ...squad, chipCardIds }, uses, bank: nextBank(bankAfter) };
}

/** What a round's deadline makes of a season. */
export interface LockedRound {
  readonly season: ManagerSeason;
  /** The squad that plays the round; null for a user who has never chosen one, who scores nothing. */
  readonly squad: Squad | null;
  /** Null for a first squad, which is free, and where there is none. */
  readonly tally: TransferTally | null;
}

/**
 * Locks a round at its deadline: the chosen squad, or else the one of the round before, without its chips. From then on
 * the transfers, the wildcard and the chips of the round are spent.
 *
 * @param hasFixture as `lockSquad` asks it
 */
export function lockRound(
  season: ManagerSeason,
  round: number,
  hasFixture: (playerId: number) => boolean,
): LockedRound {
  const chosen = season.chosen?.squad ?? carriedOver(season.locked);
  if (chosen === null) return { season, squad: null, tally: null };
  const isFirst = season.locked === null;
  const tally = tallyTransfers({
    locked: lockedPlayers(season.locked, season.chosen?.goneIds ?? []),
    playerIds: membersOf(chosen).map(({ playerId }) => playerId),
    bank: season.bank,
    isWildcardRound: season.wildcardRound === round,
  });
  const { squad, uses, bank } = lockSquad(chosen, round, tally.bankAfter, hasFixture);
  const next: ManagerSeason = {
    ...season,
    locked: squad,
    chosen: null,
    bank,
    chipUses: [...season.chipUses, ...uses],
  };
  return { season: next, squad, tally: isFirst ? null : tally };
}

/**
 * A squad with the chips of cards that are still special: a card may have been deleted or rejected since the squad was
 * executed, and then nothing doubles and no chip is spent (docs/rules.md#chips).
 */
export function withoutLostChips(squad: Squad, specialIds: ReadonlySet<number>): Squad {
  return { ...squad, chipCardIds: squad.chipCardIds.filter((cardId) => specialIds.has(cardId)) };
}

/** A squad as it goes into the next round when its user does nothing: it leaves its chips behind. */
export function carriedOver(squad: Squad | null): Squad | null {
  return squad === null ? null : { ...squad, chipCardIds: [] };
}

function lockedPlayers(locked: Squad | null, goneIds: readonly number[]): SquadFacts["locked"] {
  if (locked === null) return null;
  const gone = new Set(goneIds);
  return membersOf(locked).map(({ playerId }) => ({ playerId, isGone: gone.has(playerId) }));
}
