import { clubs } from "#game/world/catalogue/clubs.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { players } from "#game/world/catalogue/players.ts";
import { type FixtureState, fixtureStateAt } from "#game/world/fixture-state.ts";
import { type Fixture, fixturesOf } from "#game/world/fixtures-of.ts";

/** The fake providers' season and its seed, different from the simulated provider's. */
export const FAKE_SEASON = 2026;
const SEED = 7;

/** The first Saturday with matches, before kick-off. */
export const FIRST_SATURDAY = Date.parse("2026-08-22T10:00:00Z");

export const fakeFixtures: readonly Fixture[] = leagues.flatMap(({ slug }) =>
  fixturesOf(slug, FAKE_SEASON, SEED),
);

/** A player's number at both fake providers. */
export const numberOf: ReadonlyMap<string, number> = new Map(
  players.map(({ slug }, at) => [slug, 1000 + at]),
);
export const clubBySlug = new Map(clubs.map((club) => [club.slug, club]));

/** What both fake providers know at an instant. */
export interface FakeWorld {
  now(): number;
  stateOf(fixture: Fixture): FixtureState;
}

const OVER_AFTER_MS = 3 * 3_600_000;
const finalStates = new Map<number, FixtureState>();
/** For each fixture that isn't over, its last state and when that was computed. */
const lastStates = new Map<number, { readonly now: number; readonly state: FixtureState }>();

/** A world that reads its clock at every request, so a fault can set it back for one answer. */
export function fakeWorld(clock: () => number): FakeWorld {
  return { now: clock, stateOf: (fixture) => stateAt(fixture, clock()) };
}

/** Computed once when it no longer changes, and once for all records of an answer. */
function stateAt(fixture: Fixture, now: number): FixtureState {
  const isOver = now > fixture.kickOff + OVER_AFTER_MS;
  const last = lastStates.get(fixture.id);
  const known = isOver ? finalStates.get(fixture.id) : last?.now === now ? last.state : undefined;
  const state = known ?? fixtureStateAt(fixture, now);
  if (isOver) finalStates.set(fixture.id, state);
  else lastStates.set(fixture.id, { now, state });
  return state;
}
