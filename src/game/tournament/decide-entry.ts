import type { Position } from "#game/card/position.ts";
import { accepted, refused } from "#game/outcome.ts";
import type { Outcome } from "#game/outcome.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import type { TeamShort } from "#game/team/decide-team.ts";
import { repeatedPlayer } from "#game/team/repeated-player.ts";
import type { PlayerTwice } from "#game/team/repeated-player.ts";
import type { TournamentMonth } from "./month.ts";

/** A card in a slot of the team that is to enter. */
export interface EntrySlot {
  /** The label of the slot. */
  readonly position: string;
  readonly positionIndex: number;
  readonly card: {
    readonly id: number;
    readonly playerId: number | null;
    readonly playerName: string;
    readonly position: Position;
    readonly club: string;
    readonly overall: number;
    readonly imageUrl: string | null;
    readonly isApproved: boolean;
  };
}

export interface EntryFacts {
  /** Only "active" can be entered, whatever other values there are (spec §3). */
  readonly status: string;
  readonly hasEntered: boolean;
  readonly slots: readonly EntrySlot[];
}

/** A card as it was at entry: later edits of card and team change nothing (docs/rules.md#tournament). */
export interface EntryPick {
  readonly cardId: number;
  /** The real player whose points count, or null: the pick scores nothing. */
  readonly playerId: number | null;
  readonly playerName: string;
  readonly position: Position;
  readonly club: string;
  readonly overall: number;
  readonly imageUrl: string | null;
  /** The label of its slot. */
  readonly slot: string;
  readonly positionIndex: number;
}

export interface EntryToWrite {
  readonly picks: readonly EntryPick[];
  /** The picks that are not linked to a real player and so would score nothing, for the warning before entering. */
  readonly scoreless: readonly EntryPick[];
}

export type EntryRefusal =
  | { readonly code: "tournament_not_active"; readonly status: string }
  | { readonly code: "already_entered" }
  | TeamShort
  | { readonly code: "card_not_approved"; readonly playerName: string }
  | PlayerTwice;

/** Whether a team may enter a tournament, and what is written when it does (spec §5, docs/rules.md#tournament). */
export function decideEntry(facts: EntryFacts): Outcome<EntryToWrite, EntryRefusal> {
  if (facts.status !== "active") return refused({ code: "tournament_not_active", status: facts.status });
  if (facts.hasEntered) return refused({ code: "already_entered" });
  if (facts.slots.length !== TEAM_SIZE) return refused({ code: "team_short", count: facts.slots.length });
  const cards = facts.slots.map(({ card }) => card);
  const pending = cards.find(({ isApproved }) => !isApproved);
  if (pending) return refused({ code: "card_not_approved", playerName: pending.playerName });
  const repeated = repeatedPlayer(cards);
  if (repeated) return refused({ code: "player_twice", playerName: repeated.playerName });
  const picks = facts.slots.map(toPick).sort((a, b) => a.positionIndex - b.positionIndex);
  return accepted({ picks, scoreless: picks.filter(({ playerId }) => playerId === null) });
}

/**
 * Whether a fixture's points count for an entry: it kicked off after the entry and inside the month
 * (docs/rules.md#tournament). All in epoch milliseconds.
 */
export function countsForEntry(
  fixtureKickOff: number,
  enteredAt: number,
  month: Pick<TournamentMonth, "startsAt" | "endsAt">,
): boolean {
  return fixtureKickOff > enteredAt && fixtureKickOff >= month.startsAt && fixtureKickOff < month.endsAt;
}

function toPick({ position, positionIndex, card }: EntrySlot): EntryPick {
  return {
    cardId: card.id,
    playerId: card.playerId,
    playerName: card.playerName,
    position: card.position,
    club: card.club,
    overall: card.overall,
    imageUrl: card.imageUrl,
    slot: position,
    positionIndex,
  };
}

/** How the player of a card has played of late, and what comes. */
export interface PickForm {
  /** The last five games. */
  readonly recent: readonly { readonly minutes: number }[];
  readonly fixturesInMonth: number;
}

/** Picks that a manager should think about before entering for good. No pick is in both. */
export interface EntryConcerns {
  /** Their players have no fixture left in the month. */
  readonly fixtureless: readonly EntryPick[];
  /** Their players were not on the pitch in any of the last five rounds. */
  readonly idle: readonly EntryPick[];
}

/**
 * The picks that will hardly score (docs/rules.md#tournament). A card without a real player has a warning of its own.
 *
 * @param forms by card; a linked player without form has left the leagues, and so has no fixture
 */
export function entryConcerns(
  picks: readonly EntryPick[],
  forms: ReadonlyMap<number, PickForm>,
): EntryConcerns {
  const linked = picks.filter(({ playerId }) => playerId !== null);
  const thoseOf = (concern: Concern) =>
    linked.filter(({ cardId }) => concernOf(forms.get(cardId)) === concern);
  return { fixtureless: thoseOf("fixtureless"), idle: thoseOf("idle") };
}

type Concern = keyof EntryConcerns;

function concernOf(form: PickForm | undefined): Concern | null {
  if (form === undefined || form.fixturesInMonth === 0) return "fixtureless";
  // Before a club's first fixture of the season nobody has played.
  const isIdle = form.recent.length > 0 && form.recent.every(({ minutes }) => minutes === 0);
  return isIdle ? "idle" : null;
}
