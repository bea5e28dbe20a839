import type { SquadEntry } from "#contract/fantasy/league.ts";
import type { TransferRequest } from "#contract/fantasy/transfers.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";

/** The cards chosen so far. A card is a starter or on the bench, never both (spec §5). */
export interface Selection {
  readonly starters: readonly number[];
  /** In order of substitution. */
  readonly bench: readonly number[];
  readonly captainId: number | null;
  readonly viceCaptainId: number | null;
  readonly chips: readonly number[];
}

export const NOTHING_SELECTED: Selection = {
  starters: [],
  bench: [],
  captainId: null,
  viceCaptainId: null,
  chips: [],
};

/** The current squad as a selection to change, without cards that have left the collection. */
export function selectionOf(entries: readonly SquadEntry[]): Selection {
  const owned = entries.filter(({ isOwned }) => isOwned);
  return {
    ...NOTHING_SELECTED,
    starters: owned.filter(({ isStarter }) => isStarter).map(({ id }) => id),
    bench: owned.filter(({ isStarter }) => !isStarter).map(({ id }) => id),
    captainId: owned.find(({ isCaptain }) => isCaptain)?.id ?? null,
    viceCaptainId: owned.find(({ isViceCaptain }) => isViceCaptain)?.id ?? null,
    chips: owned.filter(({ hasChip }) => hasChip).map(({ id }) => id),
  };
}

export function withStarter(selection: Selection, cardId: number): Selection {
  if (selection.starters.includes(cardId) || selection.starters.length >= STARTER_COUNT) return selection;
  return {
    ...selection,
    bench: selection.bench.filter((id) => id !== cardId),
    starters: [...selection.starters, cardId],
  };
}

/** A starter moved to the bench loses the armband. */
export function withBench(selection: Selection, cardId: number): Selection {
  if (selection.bench.includes(cardId) || selection.bench.length >= BENCH_COUNT) return selection;
  const rest = withoutArmbands(selection, cardId);
  return {
    ...rest,
    starters: rest.starters.filter((id) => id !== cardId),
    bench: [...rest.bench, cardId],
  };
}

export function withoutCard(selection: Selection, cardId: number): Selection {
  const rest = withoutArmbands(selection, cardId);
  return {
    ...rest,
    starters: rest.starters.filter((id) => id !== cardId),
    bench: rest.bench.filter((id) => id !== cardId),
    chips: rest.chips.filter((id) => id !== cardId),
  };
}

/** The selection without cards that have left the collection since they were picked, as in another tab. */
export function ownedOf(selection: Selection, owned: ReadonlyMap<number, unknown>): Selection {
  const gone = [...selection.starters, ...selection.bench].filter((id) => !owned.has(id));
  return gone.reduce(withoutCard, selection);
}

/**
 * A card takes another's place and armband. If both are in the squad, they swap places. A card that leaves the squad
 * loses its chip.
 */
export function withExchange(selection: Selection, outId: number, inId: number): Selection {
  const isInside = isChosen(selection, inId);
  const placed = (id: number) => (id === outId ? inId : id === inId ? outId : id);
  const { captainId, viceCaptainId } = selection;
  return {
    starters: selection.starters.map(placed),
    bench: selection.bench.map(placed),
    captainId: captainId === null ? null : placed(captainId),
    viceCaptainId: viceCaptainId === null ? null : placed(viceCaptainId),
    chips: isInside ? selection.chips : selection.chips.filter((id) => id !== outId),
  };
}

export function isChosen({ starters, bench }: Selection, cardId: number): boolean {
  return starters.includes(cardId) || bench.includes(cardId);
}

/** Whether both are the same squad with the same chips. */
export function isSameSelection(one: Selection, other: Selection): boolean {
  return JSON.stringify(toComparable(one)) === JSON.stringify(toComparable(other));
}

/** Ignores the order of starters and chips; the order of the bench counts. */
function toComparable({ starters, bench, captainId, viceCaptainId, chips }: Selection) {
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  return [sorted(starters), bench, captainId, viceCaptainId, sorted(chips)];
}

function withoutArmbands(selection: Selection, cardId: number): Selection {
  return {
    ...selection,
    captainId: selection.captainId === cardId ? null : selection.captainId,
    viceCaptainId: selection.viceCaptainId === cardId ? null : selection.viceCaptainId,
  };
}

/** A captain cannot be vice-captain too: choosing one clears the other (spec §4). */
export function withCaptain(selection: Selection, cardId: number): Selection {
  return { ...withoutArmbands(selection, cardId), captainId: cardId };
}

export function withViceCaptain(selection: Selection, cardId: number): Selection {
  return { ...withoutArmbands(selection, cardId), viceCaptainId: cardId };
}

export function withChip(selection: Selection, cardId: number, isOn: boolean): Selection {
  const rest = selection.chips.filter((id) => id !== cardId);
  return { ...selection, chips: isOn ? [...rest, cardId] : rest };
}

/** Moves a card one place up the bench; the first stays first. */
export function movedForward(selection: Selection, cardId: number): Selection {
  const at = selection.bench.indexOf(cardId);
  const before = selection.bench[at - 1];
  if (before === undefined) return selection;
  return { ...selection, bench: selection.bench.with(at - 1, cardId).with(at, before) };
}

interface RequestFor {
  readonly leagueId: number;
  readonly round: number;
  readonly useWildcard?: boolean;
}

/** The request to validate and execute: only with five starters, four on the bench and both captains (spec §5). */
export function requestOf(
  selection: Selection,
  { leagueId, round, useWildcard = false }: RequestFor,
): TransferRequest | null {
  const { starters, bench, captainId, viceCaptainId, chips } = selection;
  if (starters.length !== STARTER_COUNT || bench.length !== BENCH_COUNT) return null;
  if (captainId === null || viceCaptainId === null) return null;
  return {
    leagueId,
    newCardIds: [...starters],
    benchCardIds: [...bench],
    captainId,
    viceCaptainId,
    useWildcard,
    chipUsage: chips.map((cardId) => ({ cardId })),
    round,
  };
}
