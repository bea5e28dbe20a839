import { BENCH_COUNT, CLUB_LIMIT, shapeOf, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { bestFive } from "#game/team/best-five.ts";
import {
  type FiveASideFormationName,
  fiveASideFormationNames,
  naturalPosition,
  slotsOf,
} from "#game/team/formation.ts";
import { decideEntry } from "#game/tournament/decide-entry.ts";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import { executeTransfers } from "#server/fantasy/execute-transfers.ts";
import { team, teamSlot } from "#server/team/table.ts";
import { loadTournamentOf } from "#server/tournament/store.ts";
import { tournamentEntry } from "#server/tournament/table.ts";
import type { Form } from "./collections.ts";
import { accepted, type Manager, type OwnCard, partsAt, type SquadRequest, type World } from "./world.ts";

/** The percentage of managers who enter a month. */
const ENTERING = 92;
/** The percentage of fives picked for matches. */
const FOR_MATCHES = 20;
/** The percentage of squads changed in a gameweek. */
const CHANGING = 6;
/** The percentage of joining managers who field a squad at once. */
const FIELDING = 90;
/** The largest error in a manager's opinion of a card, in points per gameweek. */
const OPINION = 3;
/** Operations running concurrently. */
const AT_ONCE = 6;

/** A manager's preferred formation. */
function formationOf({ person }: Manager): FiveASideFormationName {
  const at = person.username.length % fiveASideFormationNames.length;
  return fiveASideFormationNames[at] ?? "1-2-1";
}

/** A manager's cards with the manager's opinion of them. */
function valued({ cards, chance }: Manager, { expectedOf }: Form) {
  return cards.map((card) => ({
    ...card,
    expected: (expectedOf.get(card.playerId) ?? 1) + OPINION * chance(),
  }));
}

/**
 * Picks a five by the manager's opinion: the best of its position for each slot. Some go by overall alone, for
 * matches.
 */
function pickFive(manager: Manager, form: Form): OwnCard[] {
  const formation = formationOf(manager);
  const isForMatches = manager.chance() * 100 < FOR_MATCHES;
  const places = isForMatches ? bestFive(formation, manager.cards) : null;
  const left = valued(manager, form).sort((a, b) => b.expected - a.expected);
  return slotsOf(formation).flatMap(({ label }, slot) => {
    if (places !== null) return places.get(slot) ?? [];
    const chosen = left.find(({ position }) => position === naturalPosition(label));
    const rest = left.filter(({ playerId }) => playerId !== chosen?.playerId);
    left.splice(0, left.length, ...rest);
    return chosen ?? [];
  });
}

function slotsIn(manager: Manager) {
  const labels = slotsOf(formationOf(manager));
  return manager.five.map((card, positionIndex) => ({
    position: labels[positionIndex]?.label ?? "GK",
    positionIndex,
    card: { ...card, isApproved: true },
  }));
}

/** Enters fives into an instant's month, one manager after another, as `enterTournament` does one at a time. */
export async function enterMonth(
  world: World,
  joined: readonly Manager[],
  form: Form,
  at: number,
): Promise<void> {
  const { db } = world.ground;
  const month = await loadTournamentOf(db, tournamentMonthOf(at).key);
  if (month === null) throw new Error("the month has no tournament");
  const rows = joined.flatMap((manager, turn) => {
    const isFirst = turn === 0;
    if (!isFirst && manager.chance() * 100 >= ENTERING) return [];
    manager.five = pickFive(manager, form);
    const decided = decideEntry({ status: "active", hasEntered: false, slots: slotsIn(manager) });
    const { picks } = accepted(decided);
    return [
      {
        tournamentId: month.id,
        userId: manager.viewer.id,
        teamName: manager.person.teamName,
        formation: formationOf(manager),
        picks,
        pickCodes: picks.map(({ playerId, position }) => pickCode(playerId, position)),
        enteredAt: new Date(at + 1000 * turn),
      },
    ];
  });
  if (rows.length > 0) await db.insert(tournamentEntry).values(rows).onConflictDoNothing();
}

/** Makes everyone's active team, from the five they last entered or would enter. */
export async function makeTeams(world: World, form: Form, at: number): Promise<void> {
  const { db } = world.ground;
  const { managers } = world;
  for (const manager of managers) if (manager.five.length === 0) manager.five = pickFive(manager, form);
  const made = await db
    .insert(team)
    .values(
      managers.map((manager) => ({
        userId: manager.viewer.id,
        name: manager.person.teamName,
        formation: formationOf(manager),
        isActive: true,
        version: 2,
        createdAt: manager.viewer.user.createdAt,
        updatedAt: new Date(at),
      })),
    )
    .returning({ id: team.id, userId: team.userId });
  const teamOf = new Map(made.map(({ id, userId }) => [userId, id]));
  await db.insert(teamSlot).values(
    managers.flatMap((manager) =>
      slotsIn(manager).map(({ position, positionIndex, card }) => ({
        teamId: teamOf.get(manager.viewer.id) ?? 0,
        position,
        positionIndex,
        cardId: card.id,
      })),
    ),
  );
}

/** A gameweek to field squads for. */
export interface ComingRound {
  readonly leagueId: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** What the first manager does with the squad. */
  readonly plan: "as it is" | "wildcard" | "chip";
}

/** Managers field squads for a fantasy league's coming gameweek: first ones, and some changed ones. */
export async function fieldSquads(
  world: World,
  joined: readonly Manager[],
  form: Form,
  { leagueId, at, plan }: ComingRound,
): Promise<void> {
  const requests = joined.flatMap((manager, turn) => {
    const asked = turn === 0 ? planned(manager, form, plan) : wished(manager, form);
    return asked === null ? [] : [{ manager, asked }];
  });
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    await Promise.all(
      requests.slice(from, from + AT_ONCE).map(async ({ manager, asked }, turn) => {
        const parts = partsAt(world, at + 1000 * (from + turn));
        const { newCardIds, benchCardIds } = asked;
        const squad = { ...asked, leagueId, newCardIds: [...newCardIds], benchCardIds: [...benchCardIds] };
        accepted(await executeTransfers(parts, manager.viewer, squad));
        manager.squad = asked;
      }),
    );
  }
}

interface Asked extends SquadRequest {
  readonly useWildcard: boolean;
  readonly chipUsage: number[];
}

const PLAIN = { useWildcard: false, chipUsage: [] };

function planned(manager: Manager, form: Form, plan: ComingRound["plan"]): Asked | null {
  const { squad, cards } = manager;
  if (squad === null) return { ...squadOf(manager, form), ...PLAIN };
  if (plan === "wildcard") return { ...squadOf(manager, form), useWildcard: true, chipUsage: [] };
  const special = cards.find(({ id, isSpecial }) => isSpecial && squad.newCardIds.includes(id));
  if (plan === "as it is" || special === undefined) return null;
  return { ...squad, useWildcard: false, chipUsage: [special.id] };
}

function wished(manager: Manager, form: Form): Asked | null {
  const share = manager.squad === null ? FIELDING : CHANGING;
  if (manager.chance() * 100 >= share) return null;
  const asked = manager.squad === null ? squadOf(manager, form) : withOneChange(manager, manager.squad, form);
  return asked === null ? null : { ...asked, ...PLAIN };
}

/** Swaps in the best card that improves on the squad's weakest of its position; null: none does. */
function withOneChange(manager: Manager, squad: SquadRequest, form: Form): SquadRequest | null {
  const own = valued(manager, form).sort((a, b) => b.expected - a.expected);
  const ids = new Set([...squad.newCardIds, ...squad.benchCardIds]);
  const inside = own.filter(({ id }) => ids.has(id));
  for (const card of own) {
    const out = inside.findLast(({ position }) => position === card.position);
    const rest = inside.filter(({ id }) => id !== out?.id);
    const isFree = rest.every(({ playerId }) => playerId !== card.playerId);
    const ofClub = rest.filter(({ club }) => club === card.club).length;
    if (out === undefined || out.expected >= card.expected || !isFree || ofClub >= CLUB_LIMIT) continue;
    const swapped = (id: number): number => (id === out.id ? card.id : id);
    return {
      newCardIds: squad.newCardIds.map(swapped),
      benchCardIds: squad.benchCardIds.map(swapped),
      captainId: squad.captainId === null ? null : swapped(squad.captainId),
      viceCaptainId: squad.viceCaptainId === null ? null : swapped(squad.viceCaptainId),
    };
  }
  return null;
}

/**
 * The nine with the highest expectations: a goalkeeper and four who fit a formation, and a bench with the other
 * keeper.
 */
function squadOf(manager: Manager, form: Form): SquadRequest {
  const best = allowed(valued(manager, form).sort((a, b) => b.expected - a.expected));
  const [keeper, spare] = best.filter(({ position }) => position === "goalkeeper");
  const outfield = best.filter(({ position }) => position !== "goalkeeper");
  const four = fieldable(outfield);
  const rest = outfield.filter((card) => !four.includes(card));
  const starters = [keeper, ...four].flatMap((card) => card ?? []);
  const bench = [spare, ...rest].flatMap((card) => card ?? []).slice(0, BENCH_COUNT);
  const [captain, vice] = starters.toSorted((a, b) => b.expected - a.expected);
  return {
    newCardIds: starters.map(({ id }) => id),
    benchCardIds: bench.map(({ id }) => id),
    captainId: captain?.id ?? null,
    viceCaptainId: vice?.id ?? null,
  };
}

/** The first cards that a squad allows: each player once, and no more per club than the limit. */
function allowed<Card extends OwnCard>(cards: readonly Card[]): Card[] {
  const kept: Card[] = [];
  for (const card of cards) {
    const isKnown = kept.some(({ playerId }) => playerId === card.playerId);
    const ofClub = kept.filter(({ club }) => club === card.club).length;
    if (!isKnown && ofClub < CLUB_LIMIT) kept.push(card);
  }
  return kept;
}

/** The first four that fit a formation with a goalkeeper. */
function fieldable<Card extends OwnCard>(outfield: readonly Card[]): Card[] {
  for (const four of choices(outfield, STARTER_COUNT - 1)) {
    if (shapeOf(["goalkeeper", ...four.map(({ position }) => position)]) !== null) return four;
  }
  throw new Error("no four fit a formation");
}

/** Every combination of `count` items, those of the first items first. */
function* choices<Item>(items: readonly Item[], count: number): Generator<Item[]> {
  if (count === 0) yield [];
  else
    for (const [at, item] of items.entries())
      for (const rest of choices(items.slice(at + 1), count - 1)) yield [item, ...rest];
}
